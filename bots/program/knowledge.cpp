#include "bots/program/knowledge.hpp"

#include "engine/core/read_json.hpp"
#include "engine/games/all_games.hpp"
#include "engine/games/erased.hpp"

namespace sammel::program {
namespace {

template <class G>
std::unique_ptr<View> readKnowledgeOf(const View& model, std::string_view text, const Moves<Notation>& legal) {
  static_assert(Described<typename G::Knowledge>, "programs are told it");
  typename G::Knowledge knowledge{};
  if (!readJson(text, knowledge, completely).isFine()) return nullptr;
  Legal actions;
  for (const Notation& notation : legal) {
    const std::optional<AnyAction> action = model.read(notation);
    if (!action) return nullptr;
    if (actions.size() < legal.answers().size()) {
      actions.add(*action);
    } else {
      actions.addInterrupt(*action);
    }
  }
  return std::make_unique<ViewOf<G>>(static_cast<const ViewOf<G>&>(model).rules(), knowledge, model.seat(),
                                     model.seats(), actions, Message());
}

}  // namespace

void writeKnowledge(const AnyGame& game, const View& view, Json& json) {
  forEachVersion([&]<class G>() {
    if (&game == &erased<G>()) json.value(static_cast<const ViewOf<CodeOf<G>>&>(view).knowledge());
  });
}

std::unique_ptr<View> anyView(const AnyGame& game, std::string_view options, std::string_view content, int seat) {
  Verdict verdict = Verdict::fine();
  const auto pack = content.empty() ? nullptr : game.readContent(content, verdict);
  Events opening;
  const std::unique_ptr<Match> match =
      verdict.isFine() ? game.start(options, pack.get(), Rng::simulation(0), opening) : nullptr;
  return match && seat >= 0 && seat < match->seats() ? match->view(Seat(seat)) : nullptr;
}

std::unique_ptr<View> readKnowledge(const AnyGame& game, const View& model, std::string_view json,
                                    const Moves<Notation>& legal) {
  std::unique_ptr<View> view;
  forEachVersion([&]<class G>() {
    if (&game == &erased<G>()) view = readKnowledgeOf<CodeOf<G>>(model, json, legal);
  });
  return view;
}

}  // namespace sammel::program
