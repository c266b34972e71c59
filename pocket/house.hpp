// The house in the pocket: the hub with its tables, in a worker of a page instead of a server. Requests and the frames
// of sockets come from the page, which is also its clock, its chance, its journal, and where its bots think.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string_view>
#include <utility>

#include "pocket/page.hpp"
#include "server/hub.hpp"

namespace sammel::pocket {

// What was asked and is not answered yet.
template <class... Answer>
class Calls {
 public:
  using Done = std::function<void(Answer...)>;
  int add(Done done) {
    open_.emplace(++last_, std::move(done));
    return last_;
  }
  void answer(int call, Answer... answer) {
    const auto found = open_.find(call);
    if (found == open_.end()) return;
    const Done done = std::move(found->second);
    open_.erase(found);
    done(std::move(answer)...);
  }
  std::size_t size() const { return open_.size(); }

 private:
  std::map<int, Done> open_;
  int last_ = 0;
};

class PageSurroundings final : public Surroundings {
 public:
  explicit PageSurroundings(Page& page) : page_(page) {}
  std::int64_t now() const override { return page_.now(); }
  void after(std::chrono::milliseconds delay, std::function<void()> task) override;
  void random(std::span<std::uint8_t> bytes) override { page_.random(bytes); }
  // Only hosts' programs think so, and there are none.
  bool beside(std::function<void()>, std::function<void()>) override { return false; }
  bool think(std::shared_ptr<const Question> question, const Place& place,
             std::shared_ptr<const std::atomic<bool>> stop, std::function<void(const Thought&)> done) override;

  Calls<> timers;
  Calls<const Thought&> thoughts;

 private:
  Page& page_;
};

class PageJournal final : public Journal {
 public:
  explicit PageJournal(Page& page) : page_(page) {}
  void append(Batch batch, std::function<void(Stored)> done) override;
  void load(std::string table, std::function<void(Loaded)> done) override;
  void check(std::function<void(StoreHealth)> done) override;

  Calls<Stored> appends;
  Calls<Loaded> loads;

 private:
  Page& page_;
};

class House {
 public:
  explicit House(Page& page);
  ~House();
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  void handle(int request, std::string_view method, std::string_view target, std::string_view body);
  void connect(int socket, std::string_view target);
  void receive(int socket, std::string_view frame);
  void lost(int socket);

  // The page's answers.
  void fired(int timer) { surroundings_.timers.answer(timer); }
  void stored(int call, Stored stored) { journal_.appends.answer(call, stored); }
  void loaded(int call, bool isReadable, std::string_view table);  // empty: there is none
  void thought(int call, std::string_view answer) { surroundings_.thoughts.answer(call, readThought(answer)); }

 private:
  struct Socket;

  Page& page_;
  PageSurroundings surroundings_;
  PageJournal journal_;
  Hub hub_;
  std::map<int, Socket> sockets_;
};

}  // namespace sammel::pocket
