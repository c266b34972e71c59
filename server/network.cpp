#include "server/network.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <list>
#include <map>
#include <set>

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

constexpr std::size_t longestBody = 16 * 1024;
constexpr std::uint32_t longestHeader = 16 * 1024;
constexpr std::size_t longestFrame = 16 * 1024;
constexpr std::size_t mostUnsentBytes = 1024 * 1024;  // a reader that falls further behind is let go
constexpr std::chrono::milliseconds acceptPause{200};
constexpr std::chrono::seconds httpTimeout{30};
constexpr std::chrono::seconds handshakeTimeout{15};
constexpr std::chrono::seconds idleTimeout{60};  // of sockets; half of it without a word and we ping

constexpr const char* securityPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

// Everything that a handler throws (memory, as a rule) ends that connection and nothing else.
template <class Work>
void guarded(Work&& work) noexcept {
  try {
    work();
  } catch (const std::exception&) {
    return;
  }
}

}  // namespace

// One open TCP connection, whatever it speaks.
class Peer {
 public:
  virtual ~Peer() = default;
  virtual void drop() = 0;
};

struct Network::Shared {
  Shared(asio::io_context& ioContext, Front& theFront, const NetworkLimits& theLimits)
      : context(ioContext), front(theFront), limits(theLimits), acceptor(ioContext) {}

  asio::io_context& context;
  Front& front;
  NetworkLimits limits;
  asio::basic_socket_acceptor<tcp, Executor> acceptor;
  std::set<Peer*> peers;
  std::map<std::string, int> perAddress;
  std::function<void()> onEmpty;

  bool admits(const std::string& address, bool ownMachine) const {
    if (peers.size() >= static_cast<std::size_t>(limits.connections)) return false;
    const auto found = perAddress.find(address);
    return ownMachine || found == perAddress.end() || found->second < limits.connectionsPerAddress;
  }
  void add(Peer* peer) { peers.insert(peer); }
  void remove(Peer* peer) {
    peers.erase(peer);
    if (peers.empty() && onEmpty) asio::post(context, std::exchange(onEmpty, {}));
  }
};

namespace {

using SharedPtr = std::shared_ptr<Network::Shared>;

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

HttpRequest translate(const Request& request, const std::string& address) {
  const auto text = [](beast::string_view view) { return std::string(view.data(), view.size()); };
  HttpRequest out;
  out.method = text(request.method_string());
  out.target = text(request.target());
  out.host = text(request[http::field::host]);
  out.origin = text(request[http::field::origin]);
  out.cookie = text(request[http::field::cookie]);
  out.acceptLanguage = text(request[http::field::accept_language]);
  out.ifNoneMatch = text(request[http::field::if_none_match]);
  out.address = address;
  out.body = request.body();
  out.acceptsGzip = request[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
  out.secure = request["X-Forwarded-Proto"] == "https";
  return out;
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
  for (const auto& [name, value] : response.headers) out.insert(name, value);
}

// ---- web sockets ----

class Socket final : public Wire, public Peer, public std::enable_shared_from_this<Socket> {
 public:
  Socket(SharedPtr shared, std::shared_ptr<Visit> visit, TcpStream&& stream)
      : shared_(std::move(shared)), visit_(std::move(visit)), stream_(std::move(stream)) {
    shared_->add(this);
  }
  ~Socket() override { shared_->remove(this); }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  void accept(Request request, std::shared_ptr<Listener> listener) {
    listener_ = std::move(listener);
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
    stream_.async_accept(*owned, [self = shared_from_this(), owned](error_code error) {
      guarded([&] { error ? self->end() : self->opened(); });
    });
  }

  void send(std::string frame) override {
    if (ending_) return;
    unsentBytes_ += frame.size();
    if (unsentBytes_ > mostUnsentBytes) return drop();
    unsent_.push_back(std::move(frame));
    write();
  }

  void close(std::uint16_t code, std::string_view reason) override {
    if (closing_ || ending_) return;
    closing_ = true;
    closeReason_.code = code;
    closeReason_.reason.assign(reason.data(), reason.size());
    write();
  }

  // Not at once: a table may be in the middle of telling everybody.
  void drop() override {
    if (ending_) return;
    ending_ = true;
    asio::post(shared_->context, [self = shared_from_this()] {
      guarded([&] {
        beast::get_lowest_layer(self->stream_).close();
        self->end();
      });
    });
  }

 private:
  void opened() {
    open_ = true;
    write();
    read();
  }

  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
      guarded([&] {
        if (error) return self->end();
        const auto bytes = self->buffer_.cdata();
        self->listener_->receive({static_cast<const char*>(bytes.data()), bytes.size()});
        self->buffer_.consume(self->buffer_.size());
        self->read();
      });
    });
  }

  void write() {
    if (!open_ || writing_ || ending_) return;
    if (unsent_.empty()) {
      if (closing_) sayGoodbye();
      return;
    }
    writing_ = true;
    stream_.async_write(asio::buffer(unsent_.front()), [self = shared_from_this()](error_code error, std::size_t) {
      guarded([&] {
        self->writing_ = false;
        if (error) return self->end();
        self->unsentBytes_ -= self->unsent_.front().size();
        self->unsent_.pop_front();
        self->write();
      });
    });
  }

  void sayGoodbye() {
    writing_ = true;
    stream_.async_close(closeReason_, [self = shared_from_this()](error_code) { guarded([&] { self->end(); }); });
  }

  void end() {
    ending_ = true;
    if (listener_) std::exchange(listener_, nullptr)->lost();
  }

  SharedPtr shared_;
  std::shared_ptr<Visit> visit_;
  websocket::stream<TcpStream> stream_;
  beast::flat_buffer buffer_;
  std::shared_ptr<Listener> listener_;
  std::deque<std::string> unsent_;
  std::size_t unsentBytes_ = 0;
  websocket::close_reason closeReason_;
  bool open_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool ending_ = false;
};

// ---- HTTP ----

class Visitor final : public Peer, public std::enable_shared_from_this<Visitor> {
 public:
  Visitor(SharedPtr shared, TcpSocket socket, const std::string& address)
      : shared_(std::move(shared)), visit_(std::make_shared<Visit>(shared_, address)), stream_(std::move(socket)) {
    shared_->add(this);
  }
  ~Visitor() override { shared_->remove(this); }
  Visitor(const Visitor&) = delete;
  Visitor& operator=(const Visitor&) = delete;

  void read() {
    parser_.emplace();
    parser_->body_limit(longestBody);
    parser_->header_limit(longestHeader);
    stream_.expires_after(httpTimeout);
    http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](error_code error, std::size_t) {
      guarded([&] { self->received(error); });
    });
  }

  void drop() override { stream_.close(); }

 private:
  void received(error_code error) {
    if (error == http::error::body_limit || error == http::error::header_limit) {
      HttpResponse response;
      response.status = error == http::error::body_limit ? 413 : 431;
      request_ = {};
      request_.keep_alive(false);
      return answer(std::move(response));
    }
    if (error) return;
    request_ = parser_->release();
    HttpRequest request = translate(request_, visit_->address());
    if (websocket::is_upgrade(request_)) return upgrade(request);
    stream_.expires_never();  // the answer may have to wait for the disk
    const bool head = request_.method() == http::verb::head;
    shared_->front.handle(request, [self = shared_from_this(), head](HttpResponse response) {
      guarded([&] { self->answer(std::move(response), head); });
    });
  }

  void upgrade(const HttpRequest& request) {
    if (std::optional<HttpResponse> refusal = shared_->front.refuseSocket(request)) return answer(std::move(*refusal));
    const auto socket = std::make_shared<Socket>(shared_, visit_, std::move(stream_));
    std::shared_ptr<Listener> listener = shared_->front.connect(request, *socket);
    if (listener) socket->accept(std::move(request_), std::move(listener));
  }

  void answer(HttpResponse response, bool head = false) {
    stream_.expires_after(httpTimeout);
    if (!response.asset.empty() || response.status == 304) {
      using View = http::response<http::span_body<const char>>;
      auto out = std::make_shared<View>();
      fillHeader(*out, response, request_);
      out->body() = {response.asset.data(), response.asset.size()};
      write(std::move(out), head);
    } else {
      auto out = std::make_shared<http::response<http::string_body>>();
      fillHeader(*out, response, request_);
      out->body() = std::move(response.body);
      write(std::move(out), head);
    }
  }

  template <class Response>
  void write(std::shared_ptr<Response> response, bool head) {
    response->prepare_payload();
    if (head) response->body() = {};
    const bool again = response->keep_alive();
    const auto serializer = std::make_shared<http::response_serializer<typename Response::body_type>>(*response);
    serializer->split(head);
    const auto done = [self = shared_from_this(), response, serializer, again](error_code error, std::size_t) {
      guarded([&] {
        if (error) return;
        if (again) return self->read();
        error_code ignored;
        self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
      });
    };
    if (head) {
      http::async_write_header(stream_, *serializer, done);
    } else {
      http::async_write(stream_, *serializer, done);
    }
  }

  SharedPtr shared_;
  std::shared_ptr<Visit> visit_;
  TcpStream stream_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  Request request_;
};

void acceptNext(const SharedPtr& shared);

// Too many open files, say: trying again at once would only keep the processor busy.
void acceptLater(const SharedPtr& shared) {
  const auto timer = std::make_shared<asio::steady_timer>(shared->context, acceptPause);
  timer->async_wait([shared, timer](error_code) { acceptNext(shared); });
}

void acceptNext(const SharedPtr& shared) {
  if (!shared->acceptor.is_open()) return;
  shared->acceptor.async_accept([shared](error_code error, TcpSocket socket) {
    if (error == asio::error::operation_aborted) return;
    if (error) return acceptLater(shared);
    guarded([&] {
      error_code ignored;
      socket.set_option(tcp::no_delay(true), ignored);
      const asio::ip::address address = socket.remote_endpoint(ignored).address();
      if (ignored || !shared->admits(address.to_string(), address.is_loopback())) return;
      std::make_shared<Visitor>(shared, std::move(socket), address.to_string())->read();
    });
    acceptNext(shared);
  });
}

}  // namespace

Network::Network(asio::io_context& context, Front& front, const NetworkLimits& limits)
    : shared_(std::make_shared<Shared>(context, front, limits)) {}

Network::~Network() {
  stopAccepting();
  dropAll();
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

void Network::dropAll() {
  for (Peer* peer : std::set<Peer*>(shared_->peers)) peer->drop();
}

}  // namespace sammel
