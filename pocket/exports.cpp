// The house as a WebAssembly module: what the page calls, and what is asked of the page. Thinkers are other instances
// of the same module, of which nothing but `answerQuestion` is called.
#include "bots/question.hpp"
#include "engine/wasm/exchange.hpp"
#include "pocket/house.hpp"

#define IMPORT(name) extern "C" __attribute__((import_module("page"), import_name(#name)))

namespace {

IMPORT(now) double pageNow();
IMPORT(random) void pageRandom(std::uint8_t* bytes, std::size_t size);
IMPORT(after) void pageAfter(int timer, double milliseconds);
IMPORT(append) void pageAppend(int call, const char* batch, std::size_t size);
IMPORT(load) void pageLoad(int call, const char* table, std::size_t size);
IMPORT(think) void pageThink(int call, const char* question, std::size_t size);
IMPORT(reply) void pageReply(int request, int status, const char* body, std::size_t size);
IMPORT(send) void pageSend(int socket, const char* frame, std::size_t size);
IMPORT(close) void pageClose(int socket, int code, const char* reason, std::size_t size);
IMPORT(log) void pageLog(const char* line, std::size_t size);

class ThisPage final : public sammel::pocket::Page {
 public:
  std::int64_t now() const override { return static_cast<std::int64_t>(pageNow()); }
  void random(std::span<std::uint8_t> bytes) override { pageRandom(bytes.data(), bytes.size()); }
  void after(int timer, std::chrono::milliseconds delay) override {
    pageAfter(timer, static_cast<double>(delay.count()));
  }
  void append(int call, std::string_view batch) override { pageAppend(call, batch.data(), batch.size()); }
  void load(int call, std::string_view table) override { pageLoad(call, table.data(), table.size()); }
  void think(int call, std::string_view question) override { pageThink(call, question.data(), question.size()); }
  void reply(int request, int status, std::string_view body) override {
    pageReply(request, status, body.data(), body.size());
  }
  void send(int socket, std::string_view frame) override { pageSend(socket, frame.data(), frame.size()); }
  void close(int socket, int code, std::string_view reason) override {
    pageClose(socket, code, reason.data(), reason.size());
  }
  void log(std::string_view line) override { pageLog(line.data(), line.size()); }
};

sammel::pocket::House& house() {
  static ThisPage page;
  static sammel::pocket::House only(page);
  return only;
}

}  // namespace

EXPORT(handle)
void handle(int request, int isPost, const char* target, std::size_t targetSize, const char* body,
            std::size_t bodySize) {
  house().handle(request, isPost != 0 ? "POST" : "GET", {target, targetSize}, {body, bodySize});
}
EXPORT(connect) void connectSocket(int socket, const char* target, std::size_t size) {
  house().connect(socket, {target, size});
}
EXPORT(receive) void receive(int socket, const char* frame, std::size_t size) {
  house().receive(socket, {frame, size});
}
EXPORT(lost) void lost(int socket) { house().lost(socket); }
EXPORT(fired) void fired(int timer) { house().fired(timer); }
// `how` counts in `Stored`.
EXPORT(stored) void stored(int call, int how) { house().stored(call, static_cast<sammel::Stored>(how)); }
EXPORT(loaded) void loaded(int call, int isReadable, const char* table, std::size_t size) {
  house().loaded(call, isReadable != 0, {table, size});
}
EXPORT(thought) void thought(int call, const char* answer, std::size_t size) { house().thought(call, {answer, size}); }

EXPORT(answerQuestion) void answerQuestion(const char* question, std::size_t size) {
  sammel::wasm::answerWith(sammel::answerQuestion({question, size}));
}
