#include "engine/core/dealer.hpp"

#include <numeric>
#include <tuple>
#include <unordered_map>

namespace sammel {
namespace {

const std::array<double, Dealer::mostCards + 1>& factorials() {
  static const auto table = [] {
    std::array<double, Dealer::mostCards + 1> values{};
    values[0] = 1;
    for (std::size_t n = 1; n < values.size(); ++n) values[n] = values[n - 1] * static_cast<double>(n);
    return values;
  }();
  return table;
}

}  // namespace

void Dealer::prepare(std::span<const Mask> allowed, std::span<const std::uint8_t> room) {
  if (std::accumulate(room.begin(), room.end(), std::size_t{0}) != allowed.size()) {
    worlds_ = 0;
    return;
  }
  std::copy(room.begin(), room.end(), room_.begin());
  group(allowed, room);
  // What the columns lack identifies a node, so the side with fewer such numbers makes the columns.
  double lacksOfKinds = 1;
  double lacksOfClasses = 1;
  for (const Kind& kind : kinds_) lacksOfKinds *= kind.size + 1;
  for (const Class& places : classes_) lacksOfClasses *= places.room + 1;
  const bool byKind = lacksOfClasses <= lacksOfKinds;
  orderCells(byKind);
  worlds_ = link(byKind);
  for (const Kind& kind : kinds_) worlds_ *= factorials()[kind.size];
  for (const Class& places : classes_) {
    worlds_ *= factorials()[places.room];
    for (const std::uint8_t place : places.places) worlds_ /= factorials()[room[place]];
  }
}

void Dealer::group(std::span<const Mask> allowed, std::span<const std::uint8_t> room) {
  unsigned open = 0;
  for (std::size_t place = 0; place < room.size(); ++place) open |= (room[place] > 0 ? 1U : 0U) << place;

  std::array<Mask, mostCards> masks{};
  for (std::size_t card = 0; card < cardCount_; ++card) masks[card] = static_cast<Mask>(allowed[card] & open);
  std::iota(cards_.begin(), cards_.begin() + static_cast<std::ptrdiff_t>(cardCount_), std::uint8_t{0});
  std::sort(cards_.begin(), cards_.begin() + static_cast<std::ptrdiff_t>(cardCount_),
            [&](std::uint8_t a, std::uint8_t b) { return std::tuple(masks[a], a) < std::tuple(masks[b], b); });
  for (std::size_t i = 0; i < cardCount_; ++i) {
    const Mask mask = masks[cards_[i]];
    if (kinds_.empty() || kinds_.back().mask != mask) kinds_.push_back({mask, static_cast<std::uint8_t>(i), 0});
    ++kinds_.back().size;
  }

  const auto takeTheSame = [&](std::size_t a, std::size_t b) {
    return std::all_of(kinds_.begin(), kinds_.end(),
                       [&](const Kind& kind) { return ((kind.mask >> a) & 1U) == ((kind.mask >> b) & 1U); });
  };
  for (std::size_t place = 0; place < room.size(); ++place) {
    if (room[place] == 0) continue;
    auto* same = std::find_if(classes_.begin(), classes_.end(),
                              [&](const Class& places) { return takeTheSame(places.places[0], place); });
    if (same == classes_.end()) {
      classes_.push_back({});
      same = &classes_.back();
    }
    same->places.push_back(static_cast<std::uint8_t>(place));
    same->room = static_cast<std::uint8_t>(same->room + room[place]);
  }
}

// Row by row, so that only the columns' lacks have to be known. Rows with few cells come first: they branch least.
void Dealer::orderCells(bool byKind) {
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
    for (std::size_t place = 0; place < classes_.size(); ++place) {
      if (((kinds_[kind].mask >> classes_[place].places[0]) & 1U) == 0) continue;
      cells_.push_back({static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(place)});
    }
  }
  const auto row = [&](const Cell& cell) { return byKind ? cell.kind : cell.place; };
  std::array<std::uint16_t, mostCards> cellsOf{};
  for (const Cell& cell : cells_) ++cellsOf[row(cell)];
  std::sort(cells_.begin(), cells_.end(), [&](const Cell& a, const Cell& b) {
    return std::tuple(cellsOf[row(a)], row(a), a.kind, a.place) < std::tuple(cellsOf[row(b)], row(b), b.kind, b.place);
  });
}

// Builds the graph, and sums the product of 1/count! over all tables.
double Dealer::link(bool byKind) {
  // One row or column of the table.
  struct Line {
    std::uint64_t stride = 0;  // columns: where the key of a node holds what is lacking
    std::size_t lastCell = 0;
    int sum = 0;
  };
  std::vector<Line> ofKinds;
  std::vector<Line> ofClasses;
  ofKinds.reserve(kinds_.size());
  ofClasses.reserve(classes_.size());
  for (const Kind& kind : kinds_) ofKinds.push_back({0, cells_.size(), kind.size});
  for (const Class& places : classes_) ofClasses.push_back({0, cells_.size(), places.room});
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    ofKinds[cells_[i].kind].lastCell = i;
    ofClasses[cells_[i].place].lastCell = i;
  }
  const std::vector<Line>& rows = byKind ? ofKinds : ofClasses;
  std::vector<Line>& columns = byKind ? ofClasses : ofKinds;
  std::uint64_t full = 0;
  std::uint64_t stride = 1;
  for (Line& column : columns) {
    column.stride = stride;
    full += stride * static_cast<std::uint64_t>(column.sum);
    stride *= static_cast<std::uint64_t>(column.sum) + 1;
  }
  // A line without a cell can never be filled.
  const auto isStuck = [&](const Line& line) { return line.lastCell == cells_.size(); };
  if (std::any_of(rows.begin(), rows.end(), isStuck) || std::any_of(columns.begin(), columns.end(), isStuck)) return 0;

  // Forward: the nodes that can be reached, cell by cell. A row's lack follows from those of the columns.
  struct Open {
    std::uint64_t key = 0;
    int rowLacks = 0;
  };
  std::vector<Open> open{{full, 0}};
  std::vector<Open> opening;
  std::unordered_map<std::uint64_t, std::uint32_t> found;
  std::size_t previousRow = rows.size();
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const std::size_t rowNumber = byKind ? cells_[i].kind : cells_[i].place;
    const Line& row = rows[rowNumber];
    const Line& column = columns[byKind ? cells_[i].place : cells_[i].kind];
    const auto nextLayer = static_cast<std::uint32_t>(nodes_.size() + open.size());
    opening.clear();
    found.clear();
    for (const Open& node : open) {
      const int lacks = static_cast<int>(node.key / column.stride % (static_cast<std::uint64_t>(column.sum) + 1));
      const int rowLacks = rowNumber == previousRow ? node.rowLacks : row.sum;
      int least = 0;
      int most = std::min(lacks, rowLacks);
      if (i == column.lastCell) least = lacks;
      if (i == row.lastCell) least = std::max(least, rowLacks);
      const auto firstEdge = static_cast<std::uint32_t>(edges_.size());
      for (int count = least; count <= most; ++count) {
        const std::uint64_t key = node.key - column.stride * static_cast<std::uint64_t>(count);
        const auto [place, isNew] = found.try_emplace(key, static_cast<std::uint32_t>(nextLayer + opening.size()));
        if (isNew) opening.push_back({key, rowLacks - count});
        edges_.push_back(
            {1 / factorials()[static_cast<std::size_t>(count)], place->second, static_cast<std::uint8_t>(count)});
      }
      nodes_.push_back({firstEdge, static_cast<std::uint32_t>(edges_.size())});
    }
    open.swap(opening);
    previousRow = rowNumber;
  }
  if (open.empty()) return 0;
  nodes_.push_back({});  // nothing lacks any more

  // Backward: from each node, the sum over all ways to the end; then the edges become chances.
  std::vector<double> ways(nodes_.size(), 0);
  ways.back() = 1;
  for (std::size_t n = nodes_.size() - 1; n-- > 0;) {
    const std::span<Edge> edges(edges_.data() + nodes_[n].firstEdge, nodes_[n].lastEdge - nodes_[n].firstEdge);
    for (Edge& edge : edges) {
      ways[n] += edge.upTo * ways[edge.next];
      edge.upTo = ways[n];
    }
    if (ways[n] > 0) {
      for (Edge& edge : edges) edge.upTo /= ways[n];
    }
  }
  return ways[0];
}

void Dealer::deal(Chance chance, std::span<std::uint8_t> placeOf) const {
  assert(isPossible() && placeOf.size() == cardCount_);
  std::array<std::uint8_t, mostCards> cards = cards_;
  std::array<std::uint8_t, mostCards> dealt;  // class after class
  std::array<std::size_t, mostPlaces> ends{};
  for (std::size_t place = 1; place < classes_.size(); ++place)
    ends[place] = ends[place - 1] + classes_[place - 1].room;
  std::array<std::uint8_t, mostCards> used{};  // cards of each kind
  std::size_t node = 0;
  for (const Cell& cell : cells_) {
    const Kind& kind = kinds_[cell.kind];
    const Edge* edge = &edges_[nodes_[node].firstEdge];
    const Edge* last = &edges_[nodes_[node].lastEdge - 1];
    if (edge != last) {
      const double drawn = chance.fraction();
      while (edge != last && edge->upTo <= drawn) ++edge;
    }
    for (int i = 0; i < edge->count; ++i) {
      // A blind draw from what is left of the kind; none is needed if one class gets it all.
      const std::size_t first = static_cast<std::size_t>(kind.begin) + used[cell.kind]++;
      const std::size_t left = static_cast<std::size_t>(kind.begin) + kind.size - first;
      if (edge->count != kind.size)
        std::swap(cards[first], cards[first + chance.below(static_cast<std::uint32_t>(left))]);
      dealt[ends[cell.place]++] = cards[first];
    }
    node = edge->next;
  }

  std::size_t begin = 0;
  for (const Class& places : classes_) {
    const std::span<std::uint8_t> content(dealt.data() + begin, places.room);
    if (places.places.size() > 1) chance.shuffle(content);
    std::size_t next = 0;
    for (const std::uint8_t place : places.places) {
      for (int i = 0; i < room_[place]; ++i) placeOf[content[next++]] = place;
    }
    begin += places.room;
  }
}

}  // namespace sammel
