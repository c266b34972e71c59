#include "bots/program/knowledge.hpp"

#include "engine/core/read_json.hpp"
#include "engine/games/all_games.hpp"
#include "engine/games/erased.hpp"

namespace sammel::program {
namespace {

template <class G>
std::unique_ptr<View> readKnowledgeOf(const View& model, std::string_view text, Legal legal) {
  static_assert(Described<typename G::Knowledge>, "programs are told it");
  typename G::Knowledge knowledge{};
  if (!readJson(text, knowledge, completely).isFine()) return nullptr;
  return std::make_unique<ViewOf<G>>(static_cast<const ViewOf<G>&>(model).rules(), knowledge, model.seat(),
                                     model.seats(), std::move(legal), Message());
}

}  // namespace

void writeKnowledge(const AnyGame& game, const View& view, Json& json) {
  forEachGame([&]<class G>() {
    if (&game == &erased<G>()) json.value(static_cast<const ViewOf<G>&>(view).knowledge());
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
