#include "pocket/house.hpp"

#include "pocket/kept.hpp"

namespace sammel::pocket {
namespace {

// Nobody but this page's people can come to its house, so nobody has to prove anything. Games that are brought here
// from another device know the same browser.
constexpr std::string_view everybodysCookie = "sammelsurium=pocketpocketpocketpocketpocketpo";
constexpr std::string_view thisDevice = "127.0.0.1";

class PageWire final : public Wire {
 public:
  PageWire(Page& page, int socket) : page_(page), socket_(socket) {}
  void send(std::string frame) override { page_.send(socket_, frame); }
  void close(std::uint16_t code, std::string_view reason) override { page_.close(socket_, code, reason); }

 private:
  Page& page_;
  int socket_;
};

HttpRequest requestOf(std::string_view method, std::string_view target, std::string_view body) {
  HttpRequest request;
  request.method = method;
  request.target = target;
  request.cookie = everybodysCookie;
  request.address = thisDevice;
  request.body = body;
  return request;
}

StoreTrouble troubleOf(Stored stored) {
  switch (stored) {
    case Stored::durable: return StoreTrouble::none;
    case Stored::full: return StoreTrouble::full;
    case Stored::unsafe: return StoreTrouble::gone;
    case Stored::taken:
    case Stored::failed: break;
  }
  return StoreTrouble::failed;
}

HubOptions optionsHere() {
  HubOptions options;
  options.table.isOwnDevice = true;
  return options;
}

}  // namespace

void PageSurroundings::after(std::chrono::milliseconds delay, std::function<void()> task) {
  page_.after(timers.add(std::move(task)), delay);
}

bool PageSurroundings::think(std::shared_ptr<const Question> question, const Place& place,
                             std::shared_ptr<const std::atomic<bool>>, std::function<void(const Thought&)> done) {
  constexpr std::size_t mostThoughts = 32;
  if (thoughts.size() >= mostThoughts) return false;
  page_.think(thoughts.add(std::move(done)), writeQuestion(*question, place));
  return true;
}

void PageJournal::append(Batch batch, std::function<void(Stored)> done) {
  page_.append(appends.add(std::move(done)), writeBatch(batch));
}

void PageJournal::load(std::string table, std::function<void(Loaded)> done) {
  page_.load(loads.add(std::move(done)), table);
}

void PageJournal::check(std::function<void(StoreHealth)> done) {
  append({}, [done = std::move(done)](Stored stored) { done({troubleOf(stored), 0}); });
}

struct House::Socket {
  std::shared_ptr<Wire> wire;
  std::shared_ptr<Listener> listener;
};

House::House(Page& page)
    : page_(page),
      surroundings_(page),
      journal_(page),
      hub_(journal_, surroundings_, optionsHere(), {}, [&page](const LogEntry& entry) {
        if (entry.level > LogLevel::debug) page.log(entry.line());
      }) {}

House::~House() = default;

void House::handle(int request, std::string_view method, std::string_view target, std::string_view body) {
  hub_.handle(requestOf(method, target, body),
              [this, request](const HttpResponse& response) { page_.reply(request, response.status, response.body); });
}

void House::connect(int socket, std::string_view target) {
  const HttpRequest request = requestOf("GET", target, {});
  if (hub_.refuseSocket(request)) return page_.close(socket, closing::policy, "refused");
  const auto wire = std::make_shared<PageWire>(page_, socket);
  sockets_[socket] = {wire, hub_.connect(request, wire)};
}

void House::receive(int socket, std::string_view frame) {
  const auto found = sockets_.find(socket);
  if (found == sockets_.end()) return;
  const std::shared_ptr<Listener> listener = found->second.listener;
  if (listener) listener->receive(frame);
}

void House::lost(int socket) {
  const auto found = sockets_.find(socket);
  if (found == sockets_.end()) return;
  const std::shared_ptr<Listener> listener = found->second.listener;
  sockets_.erase(found);
  if (listener) listener->lost();
}

void House::loaded(int call, bool isReadable, std::string_view table) {
  Loaded loaded{isReadable, {}};
  if (!table.empty()) {
    loaded.table = readTable(table);
    loaded.readable = isReadable && loaded.table.has_value();
  }
  journal_.loads.answer(call, std::move(loaded));
}

}  // namespace sammel::pocket
