#include "bots/program/knowledge.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <limits>

#include "engine/games/all_games.hpp"
#include "engine/games/erased.hpp"

namespace sammel::program {
namespace {

namespace json = boost::json;

// As `Json` writes described values, and a few kinds more of which only knowledge is made.
template <class T>
void write(const T& value, Json& json) {
  if constexpr (std::is_same_v<T, Viewer>) {
    json.value(value.seat());
  } else if constexpr (std::is_enum_v<T> && !NamedEnum<T>) {
    json.value(static_cast<std::underlying_type_t<T>>(value));
  } else if constexpr (Described<T>) {
    json.open('{');
    forEachField<T>([&](const auto& f) { write(value.*(f.pointer), json.key(f.name)); });
    json.close('}');
  } else if constexpr (isOptional<T>) {
    value ? write(*value, json) : static_cast<void>(json.raw("null"));
  } else if constexpr (ListLike<T>) {
    json.open('[');
    for (const auto& item : value) write(item, json);
    json.close(']');
  } else {
    json.value(value);
  }
}

// The opposite. False if it is something else.
template <class T>
bool read(const json::value& from, T& to);

template <class T>
bool readInteger(const json::value& from, T& to) {
  if (!from.is_int64()) return false;
  const std::int64_t number = from.get_int64();
  if constexpr (sizeof(T) < sizeof number) {
    if (number < std::numeric_limits<T>::min() || number > std::numeric_limits<T>::max()) return false;
  }
  to = static_cast<T>(number);
  return true;
}

template <class T>
bool readName(const json::value& from, T& to) {
  if (!from.is_string()) return false;
  const auto names = enumNames(T{});
  const auto* const found = std::find(names.begin(), names.end(), std::string_view(from.get_string()));
  to = static_cast<T>(found - names.begin());
  return found != names.end();
}

template <class T>
bool readMembers(const json::value& from, T& to) {
  if (!from.is_object()) return false;
  bool fits = true;
  forEachField<T>([&](const auto& f) {
    const json::value* member = from.get_object().if_contains({f.name.data(), f.name.size()});
    fits = fits && member != nullptr && read(*member, to.*(f.pointer));
  });
  return fits;
}

template <class T>
bool readList(const json::value& from, T& to) {
  if (!from.is_array()) return false;
  const json::array& items = from.get_array();
  if constexpr (requires { to.resize(items.size()); }) {
    if constexpr (requires { T::capacity(); }) {
      if (items.size() > T::capacity()) return false;
    }
    to.resize(items.size());
  } else {
    if (items.size() != to.size()) return false;
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!read(items[i], to[i])) return false;
  }
  return true;
}

bool readSeat(const json::value& from, Seat& to) {
  int index = 0;
  if (!readInteger(from, index) || index < 0 || index > Seat::table().index()) return false;
  to = Seat(index);
  return true;
}

bool readSeats(const json::value& from, SeatSet& to) {
  FixedVector<Seat, maxSeats + 1> seats;
  if (!readList(from, seats)) return false;
  to = {};
  for (const Seat seat : seats) to = to.with(seat);
  return true;
}

template <class T>
bool read(const json::value& from, T& to) {
  if constexpr (std::is_same_v<T, bool>) {
    if (from.is_bool()) to = from.get_bool();
    return from.is_bool();
  } else if constexpr (std::is_same_v<T, Seat>) {
    return readSeat(from, to);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return readSeats(from, to);
  } else if constexpr (std::is_same_v<T, Viewer>) {
    Seat seat;
    const bool fits = readSeat(from, seat);
    to = seat;
    return fits;
  } else if constexpr (NamedEnum<T>) {
    return readName(from, to);
  } else if constexpr (std::is_enum_v<T>) {
    std::underlying_type_t<T> number{};
    const bool fits = readInteger(from, number);
    to = static_cast<T>(number);
    return fits;
  } else if constexpr (std::is_integral_v<T>) {
    return readInteger(from, to);
  } else if constexpr (Described<T>) {
    return readMembers(from, to);
  } else if constexpr (isOptional<T>) {
    to.reset();
    return from.is_null() || read(from, to.emplace());
  } else if constexpr (requires { to[Seat()]; }) {
    return readList(from, to.items);
  } else {
    return readList(from, to);
  }
}

template <class G>
std::unique_ptr<View> readKnowledgeOf(const View& model, std::string_view text, Legal legal) {
  static_assert(Described<typename G::Knowledge>, "programs are told it");
  boost::system::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error);
  typename G::Knowledge knowledge{};
  if (error || !read(value, knowledge)) return nullptr;
  return std::make_unique<ViewOf<G>>(static_cast<const ViewOf<G>&>(model).rules(), knowledge, model.seat(),
                                     model.seats(), std::move(legal), Message());
}

}  // namespace

void writeKnowledge(const AnyGame& game, const View& view, Json& json) {
  forEachGame([&]<class G>() {
    if (&game == &erased<G>()) write(static_cast<const ViewOf<G>&>(view).knowledge(), json);
  });
}

std::unique_ptr<View> readKnowledge(const AnyGame& game, const View& model, std::string_view json, Legal legal) {
  std::unique_ptr<View> view;
  forEachGame([&]<class G>() {
    if (&game == &erased<G>()) view = readKnowledgeOf<G>(model, json, std::move(legal));
  });
  return view;
}

}  // namespace sammel::program
