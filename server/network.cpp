#include "server/network.hpp"

#include <atomic>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <list>
#include <map>
#include <set>

#include "server/gzip.hpp"

namespace sammel {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;

// Bound to the one kind of executor that there is: the usual aliases ask at every step which it is.
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<tcp, Executor>;
using TcpStream = beast::basic_stream<tcp, Executor>;

namespace {

constexpr std::size_t usualBody = 16 * 1024;
constexpr std::size_t largestBody = 1024 * 1024;  // whatever the front says
constexpr int mostLargeBodies = 16;               // that are on their way here at once
constexpr std::uint32_t longestHeader = 16 * 1024;
constexpr std::size_t longestFrame = 16 * 1024;
constexpr std::size_t mostUnsentBytes = 1024 * 1024;  // a reader that falls further behind is let go
constexpr std::chrono::milliseconds acceptPause{200};
constexpr std::chrono::seconds httpTimeout{30};
constexpr std::chrono::seconds handshakeTimeout{15};
constexpr std::chrono::seconds lingerTime{5};
constexpr std::size_t leastCompressed = 1024;
constexpr std::size_t mostDiscarded = 256 * 1024;
constexpr std::chrono::seconds idleTimeout{60};  // of sockets; half of it without a word and we ping

constexpr const char* securityPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

constexpr const char* permissionsPolicy =
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), "
    "magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()";

}  // namespace

class Peer;

struct Network::Shared {
  Shared(asio::io_context& ioContext, Front& theFront, const NetworkLimits& theLimits, Observer& theObserver)
      : context(ioContext), front(theFront), limits(theLimits), observer(theObserver), acceptor(ioContext) {}

  asio::io_context& context;
  Front& front;
  NetworkLimits limits;
  Observer& observer;
  std::uint64_t requests = 0;  // since the start
  asio::basic_socket_acceptor<tcp, Executor> acceptor;
  std::set<Peer*> peers;
  std::atomic<std::size_t> open = 0;  // as many as there are peers
  std::map<std::string, int> perAddress;
  int largeBodies = 0;
  std::function<void()> onEmpty;

  bool isFull() const { return peers.size() >= static_cast<std::size_t>(limits.connections); }
  bool admits(const asio::ip::address& client) const {
    const auto found = perAddress.find(countedAs(client));
    return client.is_loopback() || found == perAddress.end() || found->second < limits.connectionsPerAddress;
  }
  void add(Peer* peer) {
    peers.insert(peer);
    open = peers.size();
  }
  void remove(Peer* peer) {
    peers.erase(peer);
    open = peers.size();
    if (peers.empty() && onEmpty) asio::post(context, std::exchange(onEmpty, {}));
  }
};

using SharedPtr = std::shared_ptr<Network::Shared>;

// One open TCP connection, whatever it speaks. It lives as long as something is on its way for it, and may end before.
class Peer : public std::enable_shared_from_this<Peer> {
 public:
  explicit Peer(SharedPtr shared) : shared_(std::move(shared)) { shared_->add(this); }
  virtual ~Peer() { shared_->remove(this); }
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  void end() noexcept {
    if (!std::exchange(ended_, true)) hangUp();
  }

 protected:
  virtual void hangUp() noexcept = 0;
  bool hasEnded() const { return ended_; }
  Network::Shared& shared() const { return *shared_; }
  const SharedPtr& sharedPtr() const { return shared_; }

  // Everything that happens to a connection comes in through here. Once it has ended nothing does, whatever is still
  // buffered or on its way; and what is thrown (memory, as a rule) ends this connection and nothing else.
  template <class Self, class Work>
  static auto whileOpen(Self& self, Work work) {
    return [peer = std::static_pointer_cast<Self>(self.shared_from_this()), work](auto&&... results) {
      if (peer->hasEnded()) return;
      try {
        work(*peer, std::forward<decltype(results)>(results)...);
      } catch (const std::exception&) {
        peer->end();
      }
    };
  }

 private:
  SharedPtr shared_;
  bool ended_ = false;
};

namespace {

// The only way from a web socket to its listener, who learns exactly once that the socket is gone: at the latest when
// this goes. After that nobody hears anything.
class Ear {
 public:
  Ear() = default;
  ~Ear() { cut(); }
  Ear(const Ear&) = delete;
  Ear& operator=(const Ear&) = delete;

  void lend(std::shared_ptr<Listener> listener) { listener_ = std::move(listener); }
  void hear(std::string_view frame) const {
    if (const std::shared_ptr<Listener> listener = listener_) listener->receive(frame);
  }
  void cut() noexcept {
    if (const std::shared_ptr<Listener> listener = std::exchange(listener_, nullptr)) listener->lost();
  }

 private:
  std::shared_ptr<Listener> listener_;
};

// Counts a connection for its address as long as it lives, also across the change from HTTP to a web socket.
class Visit {
 public:
  Visit(SharedPtr shared, std::string address) : shared_(std::move(shared)), address_(std::move(address)) {
    ++shared_->perAddress[address_];
  }
  ~Visit() {
    const auto found = shared_->perAddress.find(address_);
    if (--found->second == 0) shared_->perAddress.erase(found);
  }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  const std::string& address() const { return address_; }

 private:
  SharedPtr shared_;
  std::string address_;
};

using Request = http::request<http::string_body>;

// As a proxy in front of us says.
bool isSecure(const Request& request) { return request["X-Forwarded-Proto"] == "https"; }

// Whether a body may be compressed in this way. "q=0" is a refusal.
bool accepts(const Request& request, beast::string_view wanted) {
  for (const auto& [coding, parameters] : http::ext_list(request[http::field::accept_encoding])) {
    if (!beast::iequals(coding, wanted)) continue;
    for (const auto& [name, value] : parameters) {
      if (name == "q") return value.find_first_not_of("0.") != beast::string_view::npos;
    }
    return true;
  }
  return false;
}

HttpRequest translate(const Request& request, std::uint64_t number, const std::string& address) {
  const auto text = [](beast::string_view view) { return std::string(view.data(), view.size()); };
  HttpRequest out;
  out.number = number;
  out.method = text(request.method_string());
  out.target = text(request.target());
  out.host = text(request[http::field::host]);
  out.origin = text(request[http::field::origin]);
  out.cookie = text(request[http::field::cookie]);
  out.acceptLanguage = text(request[http::field::accept_language]);
  out.ifNoneMatch = text(request[http::field::if_none_match]);
  out.address = address;
  out.body = request.body();
  out.acceptsGzip = accepts(request, "gzip");
  out.acceptsBrotli = accepts(request, "br");
  out.secure = isSecure(request);
  return out;
}

std::string forwardedFor(const Request& request) {
  std::string hops;
  const auto [begin, end] = request.equal_range("X-Forwarded-For");
  for (auto field = begin; field != end; ++field) {
    hops.append(hops.empty() ? "" : ",").append(field->value().data(), field->value().size());
  }
  return hops;
}

// What is the matter with a request that could not be read; 0: nobody is there any more to be told.
int refusalOf(error_code error) {
  if (error == http::error::body_limit) return 413;
  if (error == http::error::header_limit) return 431;
  if (error == http::error::buffer_overflow) return 429;  // too many large ones
  if (error == http::error::end_of_stream) return 0;
  return error.category() == http::make_error_code(http::error::bad_method).category() ? 400 : 0;
}

template <class Body>
void fillHeader(http::response<Body>& out, const HttpResponse& response, const Request& request) {
  out.result(static_cast<unsigned>(response.status));
  out.version(request.version());
  out.keep_alive(request.keep_alive());
  if (response.status != 304) out.set(http::field::content_type, response.type);
  out.set("X-Content-Type-Options", "nosniff");
  out.set("Referrer-Policy", "no-referrer");
  out.set("Content-Security-Policy", securityPolicy);
  out.set("Permissions-Policy", permissionsPolicy);
  out.set("Cross-Origin-Opener-Policy", "same-origin");
  out.set("Cross-Origin-Resource-Policy", "same-origin");
  if (isSecure(request)) out.set("Strict-Transport-Security", "max-age=15552000");
  for (const auto& [name, value] : response.headers) out.insert(name, value);
}

class Socket final : public Wire, public Peer {
 public:
  Socket(SharedPtr shared, std::shared_ptr<Visit> visit, TcpStream&& stream)
      : Peer(std::move(shared)), visit_(std::move(visit)), stream_(std::move(stream)) {}

  void accept(Request request, std::shared_ptr<Listener> listener) {
    ear_.lend(std::move(listener));
    beast::get_lowest_layer(stream_).expires_never();
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = handshakeTimeout;
    timeout.idle_timeout = idleTimeout;
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(longestFrame);
    stream_.text(true);
    stream_.auto_fragment(false);
    const auto owned = std::make_shared<Request>(std::move(request));
    stream_.async_accept(*owned, whileOpen(*this, [owned](Socket& self, error_code error) {
      if (error) return self.end();
      self.open_ = true;
      self.write();
      self.read();
    }));
  }

  void send(std::string frame) override {
    if (closing_ || dropped_ || hasEnded()) return;
    unsentBytes_ += frame.size();
    if (unsentBytes_ > mostUnsentBytes) return drop();
    unsent_.push_back(std::move(frame));
    write();
  }

  void close(std::uint16_t code, std::string_view reason) override {
    if (closing_ || dropped_ || hasEnded()) return;
    closing_ = true;
    closeReason_.code = code;
    closeReason_.reason.assign(reason.data(), reason.size());
    write();
  }

 private:
  void hangUp() noexcept override {
    beast::get_lowest_layer(stream_).close();
    ear_.cut();
  }

  // Not at once: a table may be in the middle of telling everybody.
  void drop() {
    dropped_ = true;
    asio::post(shared().context, whileOpen(*this, [](Socket& self) { self.end(); }));
  }

  void read() {
    stream_.async_read(buffer_, whileOpen(*this, [](Socket& self, error_code error, std::size_t) {
                         if (error) return self.end();
                         const auto bytes = self.buffer_.cdata();
                         if (!self.closing_) self.ear_.hear({static_cast<const char*>(bytes.data()), bytes.size()});
                         self.buffer_.consume(self.buffer_.size());
                         self.read();
                       }));
  }

  void write() {
    if (!open_ || writing_ || dropped_ || hasEnded()) return;
    if (unsent_.empty()) {
      if (closing_) sayGoodbye();
      return;
    }
    writing_ = true;
    stream_.async_write(asio::buffer(unsent_.front()),
                        whileOpen(*this, [](Socket& self, error_code error, std::size_t) {
                          if (error) return self.end();
                          self.writing_ = false;
                          self.unsentBytes_ -= self.unsent_.front().size();
                          self.unsent_.pop_front();
                          self.write();
                        }));
  }

  void sayGoodbye() {
    writing_ = true;
    stream_.async_close(closeReason_, whileOpen(*this, [](Socket& self, error_code) { self.end(); }));
  }

  std::shared_ptr<Visit> visit_;
  websocket::stream<TcpStream> stream_;
  beast::flat_buffer buffer_;
  Ear ear_;
  std::deque<std::string> unsent_;
  std::size_t unsentBytes_ = 0;
  websocket::close_reason closeReason_;
  bool open_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool dropped_ = false;
};

// One of the few large bodies on their way.
class LargeBody {
 public:
  static std::shared_ptr<LargeBody> admit(SharedPtr shared) {
    if (shared->largeBodies >= mostLargeBodies) return nullptr;
    return std::make_shared<LargeBody>(std::move(shared));
  }
  explicit LargeBody(SharedPtr shared) : shared_(std::move(shared)) { ++shared_->largeBodies; }
  ~LargeBody() { --shared_->largeBodies; }
  LargeBody(const LargeBody&) = delete;
  LargeBody& operator=(const LargeBody&) = delete;

 private:
  SharedPtr shared_;
};

class Visitor final : public Peer {
 public:
  Visitor(SharedPtr shared, TcpSocket socket, const asio::ip::address& address)
      : Peer(std::move(shared)),
        address_(address),
        visit_(std::make_shared<Visit>(sharedPtr(), countedAs(address))),
        stream_(std::move(socket)) {}

  void read() {
    parser_.emplace();
    parser_->body_limit(largestBody);
    parser_->header_limit(longestHeader);
    stream_.expires_after(httpTimeout);
    http::async_read_header(
        stream_, buffer_, *parser_,
        whileOpen(*this, [](Visitor& self, error_code error, std::size_t) { self.receivedHeader(error); }));
  }

 private:
  void hangUp() noexcept override { stream_.close(); }

  // How much may follow depends on where it goes. Few may send much at once, since all of it has to be kept.
  void receivedHeader(error_code error) {
    if (error || parser_->is_done()) return received(error);
    const std::size_t longest = std::min(shared().front.longestBody(parser_->get().target()), largestBody);
    const bool isLarge = parser_->content_length().value_or(longest) > usualBody;
    if (parser_->content_length().value_or(0) > longest) return received(http::error::body_limit);
    if (isLarge) large_ = LargeBody::admit(sharedPtr());
    if (isLarge && !large_) return received(http::error::buffer_overflow);
    parser_->body_limit(longest);
    http::async_read(stream_, buffer_, *parser_,
                     whileOpen(*this, [](Visitor& self, error_code failed, std::size_t) { self.received(failed); }));
  }

  void received(error_code error) {
    number_ = ++shared().requests;
    since_ = shared().observer.clock();
    const std::shared_ptr<LargeBody> large = std::move(large_);
    if (error) {
      const int status = refusalOf(error);
      request_ = {};
      if (status != 0) refuse(status);
      return;
    }
    request_ = parser_->release();
    const bool lacksHost = request_.version() >= 11 && request_.count(http::field::host) != 1;
    const bool spokeTooEarly = websocket::is_upgrade(request_) && buffer_.size() > 0;
    if (lacksHost || spokeTooEarly) return refuse(400);
    if (!countForClient()) return refuse(429);
    const HttpRequest request = translate(request_, number_, visit_->address());
    if (websocket::is_upgrade(request_)) return upgrade(request);
    stream_.expires_never();  // the answer may have to wait for the disk
    const bool head = request_.method() == http::verb::head;
    shared().front.handle(request, whileOpen(*this, [head](Visitor& self, HttpResponse response) {
                            self.answer(std::move(response), head);
                          }));
  }

  // A proxy's connection counts for whom it speaks for at the moment. False if that one has too many.
  bool countForClient() {
    if (!shared().limits.proxies.trust(address_)) return true;
    const asio::ip::address client = clientBehind(address_, forwardedFor(request_), shared().limits.proxies);
    if (countedAs(client) == visit_->address()) return true;
    if (!shared().admits(client)) return false;
    visit_ = std::make_shared<Visit>(sharedPtr(), countedAs(client));
    return true;
  }

  void refuse(int status) {
    request_.keep_alive(false);
    answer(shared().front.refuseRequest(status), false);
  }

  void upgrade(const HttpRequest& request) {
    if (std::optional<HttpResponse> refusal = shared().front.refuseSocket(request)) {
      return answer(std::move(*refusal), false);
    }
    const auto socket = std::make_shared<Socket>(sharedPtr(), visit_, std::move(stream_));
    std::shared_ptr<Listener> listener = shared().front.connect(request, socket);
    if (!listener) return;
    tellOfAnswer(static_cast<int>(http::status::switching_protocols));
    socket->accept(std::move(request_), std::move(listener));
  }

  void tellOfAnswer(int status) const {
    const beast::string_view method = request_.method_string();
    const beast::string_view target = request_.target();
    shared().observer.answered({.number = number_,
                                .method = {method.data(), method.size()},
                                .target = {target.data(), target.size()},
                                .status = status,
                                .took = shared().observer.clock() - since_});
  }

  void answer(HttpResponse response, bool head) {
    tellOfAnswer(response.status);
    stream_.expires_after(httpTimeout);
    if (!response.asset.empty() || response.status == 304) {
      using View = http::response<http::span_body<const char>>;
      auto out = std::make_shared<View>();
      fillHeader(*out, response, request_);
      out->body() = {response.asset.data(), response.asset.size()};
      write(std::move(out), head);
    } else {
      compress(response);
      auto out = std::make_shared<http::response<http::string_body>>();
      fillHeader(*out, response, request_);
      out->body() = std::move(response.body);
      write(std::move(out), head);
    }
  }

  // A text of some length that everybody may read. Whoever could let a secret be compressed beside a text of their own
  // could guess it by the size.
  void compress(HttpResponse& response) const {
    if (!response.isPublic || response.body.size() < leastCompressed) return;
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (!accepts(request_, "gzip")) return;
    response.headers.emplace_back("Content-Encoding", "gzip");
    response.body = gzipped(response.body);
  }

  template <class Response>
  void write(std::shared_ptr<Response> response, bool head) {
    response->prepare_payload();
    if (head) response->body() = {};
    const bool again = response->keep_alive();
    const auto serializer = std::make_shared<http::response_serializer<typename Response::body_type>>(*response);
    serializer->split(head);
    const auto done = whileOpen(*this, [response, serializer, again](Visitor& self, error_code error, std::size_t) {
      if (error) return;
      if (again) return self.read();
      self.linger();
    });
    if (head) {
      http::async_write_header(stream_, *serializer, done);
    } else {
      http::async_write(stream_, *serializer, done);
    }
  }

  // To close with unread bytes would reset the connection, and the answer might be lost with it.
  void linger() {
    error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream_.expires_after(lingerTime);
    discard();
  }

  void discard() {
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(4096), whileOpen(*this, [](Visitor& self, error_code error, auto bytes) {
                              self.discarded_ += static_cast<std::size_t>(bytes);
                              if (!error && self.discarded_ <= mostDiscarded) self.discard();
                            }));
  }

  asio::ip::address address_;
  std::shared_ptr<Visit> visit_;
  TcpStream stream_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  std::shared_ptr<LargeBody> large_;  // while it is on its way
  Request request_;
  std::uint64_t number_ = 0;
  std::int64_t since_ = 0;  // the request is here
  std::size_t discarded_ = 0;
};

void acceptNext(const SharedPtr& shared);

// Too many open files, say: trying again at once would only keep the processor busy.
void acceptLater(const SharedPtr& shared) {
  const auto timer = std::make_shared<asio::steady_timer>(shared->context, acceptPause);
  timer->async_wait([shared, timer](error_code) { acceptNext(shared); });
}

void welcome(const SharedPtr& shared, TcpSocket socket) noexcept {
  try {
    error_code error;
    socket.set_option(tcp::no_delay(true), error);
    const asio::ip::address address = unmapped(socket.remote_endpoint(error).address());
    if (error) return;
    const bool isCrowded = !shared->limits.proxies.trust(address) && !shared->admits(address);
    if (shared->isFull() || isCrowded) return shared->observer.declined();
    std::make_shared<Visitor>(shared, std::move(socket), address)->read();
  } catch (const std::exception&) {  // memory, as a rule: this one is not let in
    return;
  }
}

void acceptNext(const SharedPtr& shared) {
  if (!shared->acceptor.is_open()) return;
  shared->acceptor.async_accept([shared](error_code error, TcpSocket socket) {
    if (error == asio::error::operation_aborted) return;
    if (error) return acceptLater(shared);
    if (!shared->acceptor.is_open()) return;  // accepted while it was being closed
    welcome(shared, std::move(socket));
    acceptNext(shared);
  });
}

}  // namespace

Network::Network(asio::io_context& context, Front& front, const NetworkLimits& limits, Observer& observer)
    : shared_(std::make_shared<Shared>(context, front, limits, observer)) {}

void Network::limit(const NetworkLimits& limits) { shared_->limits = limits; }

Network::~Network() {
  stopAccepting();
  for (Peer* peer : std::set<Peer*>(shared_->peers)) {  // ending one may let go of others
    if (!shared_->peers.contains(peer)) continue;
    if (const std::shared_ptr<Peer> alive = peer->weak_from_this().lock()) alive->end();
  }
}

std::string Network::listen(const std::string& bind, std::uint16_t port, error_code& error) {
  const asio::ip::address address = asio::ip::make_address(bind, error);
  if (error) return error.message();
  const tcp::endpoint endpoint(address, port);
  auto& acceptor = shared_->acceptor;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(4096, error);
  if (error) return error.message();
  acceptNext(shared_);
  return {};
}

std::uint16_t Network::port() const {
  error_code ignored;
  return shared_->acceptor.local_endpoint(ignored).port();
}

void Network::stopAccepting() {
  error_code ignored;
  shared_->acceptor.close(ignored);
}

void Network::whenEmpty(std::function<void()> done) {
  shared_->onEmpty = std::move(done);
  if (shared_->peers.empty()) asio::post(shared_->context, std::exchange(shared_->onEmpty, {}));
}

std::size_t Network::connections() const { return shared_->open; }

}  // namespace sammel
