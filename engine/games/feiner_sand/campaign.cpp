#include "engine/games/feiner_sand/campaign.hpp"

#include <algorithm>
#include <span>

#include "engine/games/feiner_sand/means.hpp"

namespace sammel::feiner_sand {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
static_assert(letters.size() == mostTypes);
constexpr int mostGames = 999;
constexpr int mostPoints = 30'000;

// Takes the text apart; after the first mistake nothing is read any more.
class PastReader {
 public:
  explicit PastReader(std::string_view text) : text_(text) {}

  bool failed() const { return failed_; }
  bool isAtEnd() const { return text_.empty(); }
  void fail() { failed_ = true; }
  void expect(char c) {
    if (failed_ || text_.empty() || text_.front() != c) return fail();
    text_.remove_prefix(1);
  }
  int number(int lowest, int highest) {
    const std::size_t digits = std::min(text_.size(), text_.find_first_not_of("0123456789"));
    if (failed_ || digits == 0 || digits > 5 || (digits > 1 && text_.front() == '0')) return fail(), 0;
    int value = 0;
    for (const char digit : text_.substr(0, digits)) value = 10 * value + (digit - '0');
    text_.remove_prefix(digits);
    if (value < lowest || value > highest) fail();
    return value;
  }
  Card card(const Rules& rules) {
    const std::size_t at = text_.empty() ? std::string_view::npos : letters.find(text_.front());
    if (failed_ || at >= rules.types.size()) return fail(), Card{0};
    text_.remove_prefix(1);
    return static_cast<Card>(at);
  }

 private:
  std::string_view text_;
  bool failed_ = false;
};

// Takes out of a deck, if it can.
bool takeOut(DeckList& deck, std::size_t& size, Card card) {
  const auto end = deck.begin() + static_cast<std::ptrdiff_t>(size);
  const auto found = std::find(deck.begin(), end, card);
  if (found == end) return false;
  std::copy(found + 1, end, found);
  --size;
  return true;
}

// Whether three cards at a time could have been sorted out, while three fables at a time came in (F11, F12).
bool couldBeSortedOut(const Rules& rules, std::span<const Card> out) {
  DeckList deck = rules.startDeck;
  for (std::size_t round = 0; round * cardsPerRound < out.size(); ++round) {
    std::size_t size = deck.size();
    for (std::size_t i = 0; i < cardsPerRound; ++i) {
      const Card card = out[round * cardsPerRound + i];
      if (!rules.isNumbered(card) || !takeOut(deck, size, card)) return false;
    }
    std::copy_n(rules.fables.begin() + static_cast<std::ptrdiff_t>(round * cardsPerRound), cardsPerRound,
                deck.begin() + static_cast<std::ptrdiff_t>(size));
  }
  return true;
}

// F11: the stack after some exchanges. While fables are left on it, all that was sorted out lies under them; later it
// holds the 27 cards sorted out last.
bool isPossibleStack(const Rules& rules, const Past& past) {
  const std::size_t out = static_cast<std::size_t>(past.games - 1) * cardsPerRound;
  if (out <= fableCount) {
    const std::size_t left = fableCount - out;
    if (!std::equal(past.stack.begin(), past.stack.begin() + left,
                    rules.fables.begin() + static_cast<std::ptrdiff_t>(out))) {
      return false;
    }
    return couldBeSortedOut(rules, std::span(past.stack.begin() + left, out));
  }
  std::array<int, mostTypes> count{};
  for (const Card card : rules.startDeck) ++count[card];
  for (const Card card : rules.fables) ++count[card];
  return std::all_of(past.stack.begin(), past.stack.end(),
                     [&](Card card) { return rules.isNumbered(card) && --count[card] >= 0; });
}

void readFable(const Rules& rules, PastReader& reader, Past& past) {
  for (int i = 0; i < fableCount; ++i) past.stack.push_back(reader.card(rules));
  reader.expect('-');
  past.lastWinner = Seat(reader.number(1, rules.players) - 1);
  int wins = 0;
  for (auto* table : {&past.wins, &past.points}) {
    for (const Seat seat : SeatSet::all(rules.players)) {
      reader.expect(seat == Seat(0) ? '-' : '.');
      const bool isWins = table == &past.wins;
      (*table)[seat] = static_cast<std::int16_t>(reader.number(0, isWins ? past.games : mostPoints));
      if (isWins) wins += (*table)[seat];
    }
  }
  if (reader.failed()) return;
  // Every game was won by somebody, the latest by the last winner; a shared win counts for each.
  if (wins < past.games || past.wins[past.lastWinner] == 0) reader.fail();
  if (!isPossibleStack(rules, past)) reader.fail();
}

void readSolo(const Rules& rules, PastReader& reader, Past& past) {
  for (int i = 0; i < (past.games - 1) * cardsPerRound; ++i) past.removed.push_back(reader.card(rules));
  for (int i = 0; i < past.games; ++i) {
    reader.expect(i == 0 ? '-' : '.');
    const int number = reader.number(1, highestCross);
    if (past.isCrossed(number)) reader.fail();
    past.crossed.push_back(static_cast<std::int8_t>(number));
  }
  reader.expect('-');
  past.coins = reader.number(0, blockCount * coinsPerBlock);
  reader.expect('-');
  past.spent = static_cast<unsigned>(reader.number(0, (1 << blockCount) - 1));
  if (reader.failed()) return;
  if (past.spent >> static_cast<unsigned>(past.coins / coinsPerBlock) != 0) reader.fail();  // only full blocks
  if (!couldBeSortedOut(rules, past.removed)) reader.fail();
}

}  // namespace

PastText writePast(const Rules& rules, const Past& past) {
  PastText text;
  text.append(past.games).append('-');
  if (rules.isSolo()) {
    for (const Card card : past.removed) text.append(letters[card]);
    for (std::size_t i = 0; i < past.crossed.size(); ++i) text.append(i == 0 ? '-' : '.').append(int{past.crossed[i]});
    return text.append('-').append(past.coins).append('-').append(static_cast<int>(past.spent));
  }
  for (const Card card : past.stack) text.append(letters[card]);
  text.append('-').append(past.lastWinner.index() + 1);
  for (const auto* table : {&past.wins, &past.points}) {
    for (const Seat seat : SeatSet::all(rules.players)) {
      text.append(seat == Seat(0) ? '-' : '.').append(int{(*table)[seat]});
    }
  }
  return text;
}

Verdict readPast(const Rules& rules, std::string_view text, Past& past) {
  past = {};
  if (text.empty()) return Verdict::fine();
  const std::string_view clause = rules.isSolo() ? "F14" : "F11";
  PastReader reader(text);
  past.games = reader.number(1, rules.isSolo() ? soloGames - 1 : mostGames);
  reader.expect('-');
  if (!reader.failed()) {
    if (rules.isSolo()) {
      readSolo(rules, reader, past);
    } else {
      readFable(rules, reader, past);
    }
  }
  if (!reader.failed() && reader.isAtEnd()) return Verdict::fine();
  past = {};
  return Verdict::refuse(clause, Message(rules.isSolo() ? "feiner-sand.no.pastSolo" : "feiner-sand.no.past"));
}

DeckList latestDeck(const Rules& rules, const Past& past) {
  DeckList deck = rules.startDeck;
  if (rules.isSolo()) {
    for (std::size_t at = 0; at < past.removed.size(); at += cardsPerRound) {
      replaceCards(deck, std::span(past.removed.begin() + at, cardsPerRound),
                   std::span(rules.fables.data() + at, cardsPerRound));
    }
    return deck;
  }
  // Everything that is not on the stack.
  std::array<int, mostTypes> count{};
  for (const Card card : rules.startDeck) ++count[card];
  for (const Card card : rules.fables) ++count[card];
  for (const Card card : past.stack) --count[card];
  std::size_t size = 0;
  for (std::size_t card = 0; card < count.size(); ++card) {
    for (; count[card] > 0; --count[card]) deck[size++] = static_cast<Card>(card);
  }
  return deck;
}

void replaceCards(DeckList& deck, std::span<const Card> out, std::span<const Card> in) {
  std::size_t size = deck.size();
  for (const Card card : out) takeOut(deck, size, card);
  for (const Card card : in) deck[size++] = card;
  std::sort(deck.begin(), deck.end());
}

int campaignPoints(const Past& past) {  // F14: the 10 is worth 1, the 1 is worth 10
  int points = 0;
  for (const std::int8_t number : past.crossed) points += std::max(0, soloGames + 1 - number);
  return points;
}

Past addGame(const Rules& rules, const State& state) {
  Past past = rules.past;
  if (rules.isSolo()) {
    if (past.games > 0) {
      for (const Card card : state.open.found) past.removed.push_back(card);
    }
    past.crossed.push_back(static_cast<std::int8_t>(state.open.crossed));
    past.coins = filledCoins(rules, state.sides[Seat(0)]);
    past.spent |= state.open.spent;
  } else {
    if (past.games == 0) {
      for (const Card card : rules.fables) past.stack.push_back(card);
    } else {
      std::copy(past.stack.begin() + cardsPerRound, past.stack.end(), past.stack.begin());
      past.stack.resize(fableCount - cardsPerRound);
      for (const Card card : state.open.found) past.stack.push_back(card);
    }
    // F13: no deck is kept: it follows from the stack, so whatever left the game is back in it.
    bool first = true;
    for (const Seat seat : SeatSet::all(rules.players)) {
      past.points[seat] =
          static_cast<std::int16_t>(std::min(mostPoints, past.points[seat] + scoreOf(rules, state.sides[seat].shown)));
      bool best = true;
      for (const Seat other : SeatSet::all(rules.players)) best &= !isBetter(rules, state, other, seat);
      if (!best) continue;
      past.wins[seat] = static_cast<std::int16_t>(std::min(mostGames, past.wins[seat] + 1));
      if (first) past.lastWinner = seat;  // F11: the lowest seat among the winners
      first = false;
    }
  }
  past.games = std::min(past.games + 1, mostGames);
  return past;
}

}  // namespace sammel::feiner_sand
