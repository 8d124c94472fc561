#include "room/net/routes.h"

#include <algorithm>

#include "codec/from_json.h"
#include "room/asked/rulebooks.h"
#include "room/desk/common_passwords.h"
#include "room/messages/incoming.h"
#include "room/net/metrics.h"
#include "room/net/web_files.h"

namespace cardroom::room::net {

namespace {

constexpr std::size_t password_least = 8;
constexpr std::size_t password_most = 128;
constexpr std::size_t addresses_most = 10'000;
constexpr std::size_t name_bytes_most = 128;  // Longer than anybody's name.

std::string_view cookie_name(Line line) {
  return line == Line::tls ? "__Host-cardroom" : "cardroom";
}

std::string lower(std::string_view text) {
  std::string made(text);
  for (char& letter : made)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return made;
}

// `poker.example:443` without its port, `[::1]:8080` without brackets too.
std::string name_in(std::string_view host) {
  if (host.starts_with('[')) return lower(host.substr(1, host.find(']') - 1));
  return lower(host.substr(0, host.rfind(':')));
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

HttpAnswer books(const HttpRequest& request) {
  // The books never change while the program runs.
  static const std::string text = all_rulebooks_text();
  static const std::string etag =
      "\"" + store::to_hex(store::Hasher().text(text).done()).substr(0, 32) + "\"";
  HttpAnswer answer;
  answer.etag = etag;
  if (request.if_none_match.find(etag) != std::string::npos)
    answer.status = 304;
  else
    answer.bytes = text;
  return answer;
}

}  // namespace

void Routes::name_hosts() {
  for (std::string& host : options_.hosts) host = lower(host);
  // An origin that pages may come from is a name of the room.
  for (const std::string& origin : options_.origins)
    if (const auto scheme = origin.find("://"); scheme != std::string::npos)
      options_.hosts.push_back(name_in(std::string_view(origin).substr(scheme + 3)));
}

bool Routes::is_proxy(const Address& address) const {
  return std::any_of(options_.proxies.begin(), options_.proxies.end(),
                     [&](const Address& proxy) { return proxy.is_same_machine(address); });
}

void Routes::see_client(HttpRequest& request, const Address& from, const Forwarded& told) const {
  request.address = from;
  request.line = options_.line;
  if (!is_proxy(from)) return;
  if (told.scheme == "https") request.line = Line::tls;
  // From the right: what a named proxy added is true. What is before it may be invented.
  std::string_view left = told.addresses;
  while (!left.empty() && is_proxy(request.address)) {
    const auto comma = left.rfind(',');
    const auto one = Address::parse(trimmed(comma == left.npos ? left : left.substr(comma + 1)));
    if (!one) return;
    request.address = *one;
    left = comma == left.npos ? std::string_view() : left.substr(0, comma);
  }
}

bool Routes::is_own_host(const HttpRequest& request) const {
  const std::string name = name_in(request.host);
  if (std::find(options_.hosts.begin(), options_.hosts.end(), name) != options_.hosts.end())
    return true;
  if (name == "localhost" || name == lower(request.local)) return true;
  const auto address = Address::parse(name);
  return address && address->is_loopback();
}

bool Routes::is_own_origin(const HttpRequest& request) const {
  if (request.origin.empty()) return false;
  if (std::find(options_.origins.begin(), options_.origins.end(), request.origin) !=
      options_.origins.end())
    return true;
  return is_own_host(request) &&
         request.origin == (request.line == Line::tls ? "https://" : "http://") + request.host;
}

std::string Routes::cookie(std::string_view token, Line line) {
  return std::string(cookie_name(line)) + "=" + std::string(token) +
         "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + (token.empty() ? "0" : "2592000") +
         (line == Line::tls ? "; Secure" : "");
}

std::string Routes::token_in(std::string_view cookies, Line line) {
  const std::string wanted = std::string(cookie_name(line)) + "=";
  while (!cookies.empty()) {
    const auto end = cookies.find(';');
    std::string_view one = cookies.substr(0, end);
    while (one.starts_with(' ')) one.remove_prefix(1);
    if (one.starts_with(wanted)) return std::string(one.substr(wanted.size()));
    if (end == std::string_view::npos) break;
    cookies.remove_prefix(end + 1);
  }
  return {};
}

HttpAnswer Routes::refusal(int status, const Refused& refused) {
  HttpAnswer answer;
  answer.status = status;
  answer.body = refusal_text({}, 0, refused);
  return answer;
}

HttpAnswer Routes::answer_to(std::string_view path, Line line, const Outgoing& said) {
  HttpAnswer answer;
  answer.status = said.status;
  answer.body = *said.text;
  if (!said.token.empty() || path == "/api/sign-out") answer.cookie = cookie(said.token, line);
  return answer;
}

HttpAnswer Routes::metrics() const {
  HttpAnswer answer;
  answer.type = "text/plain; version=0.0.4";
  answer.body = metrics_text(*service_);
  return answer;
}

HttpAnswer Routes::health() const {
  HttpAnswer answer;
  answer.type = "text/plain";
  const auto fault = service_->fault();
  answer.status = fault ? 503 : 200;
  answer.body = fault ? to_string(*fault) + "\n" : "ok\n";
  return answer;
}

HttpAnswer Routes::readiness() const {
  HttpAnswer answer;
  answer.type = "text/plain";
  const bool ready = service_->is_ready();
  answer.status = ready ? 200 : 503;
  answer.body = ready ? "ready\n" : "not ready\n";
  return answer;
}

bool Routes::may_try(const Address& address, std::int64_t now_ms) {
  if (tries_.size() > addresses_most) tries_.clear();
  Tries& tries = tries_[address];
  if (tries.minute != now_ms / 60'000) tries = {now_ms / 60'000, 0};
  if (++tries.count == options_.sign_ins_a_minute + 1)
    note_(notice::LimitHit{"sign_ins", address.text(), 1});
  return tries.count <= options_.sign_ins_a_minute;
}

std::optional<HttpAnswer> Routes::sign(const HttpRequest& request, ConnectionId reply_to,
                                       std::int64_t now_ms) {
  if (!is_own_origin(request)) return refusal(403, refused_by(rule::not_your_role, "wrong origin"));
  if (!may_try(request.address, now_ms)) return refusal(429, refused_by(rule::too_fast));
  const auto body = codec::parse_json(request.body);
  if (!body || !body->is_object()) return refusal(400, refused_by(rule::bad_message));
  incoming::Credentials given;
  if (const auto trouble = codec::Read::given(body->get_object(), given))
    return refusal(400, refused_by(rule::bad_message, codec::to_string(*trouble)));
  // Wrong tries are kept by name, and people choose the names that they try.
  if (given.name_.value_or("").size() > name_bytes_most)
    return refusal(400, refused_by(rule::bad_name));
  const std::string password = given.password.value_or("");
  const bool is_new = request.path == "/api/register" || request.path == "/api/password";
  if ((is_new || request.path == "/api/sign-in") &&
      (password.size() < password_least || password.size() > password_most))
    return refusal(400, refused_by(rule::bad_password));
  if (is_new && is_common_password(password, given.name_.value_or("")))
    return refusal(400, refused_by(rule::common_password));
  SignIn asked;
  asked.reply_to = reply_to;
  asked.name = given.name_.value_or("");
  asked.address = request.address;
  asked.device = request.device;
  asked.token = random_token();
  asked.token_hash = token_hash(asked.token);
  const store::Hash session = token_hash(request.token);
  bool taken = false;
  if (request.path == "/api/sign-in") {
    taken =
        service_->receive(input::Password{reply_to, asked.name, password, given.code.value_or(""),
                                          request.address, request.device},
                          request.address);
  } else if (request.path == "/api/password") {
    asked.kind = SignIn::Kind::password;
    asked.token_hash = session;
    taken = service_->receive(
        input::NewPassword{std::move(asked), session, given.current.value_or(""), password},
        request.address);
  } else if (request.path == "/api/register") {
    asked.kind = SignIn::Kind::register_;
    taken = service_->register_with(std::move(asked), session, password);
  } else {
    asked.kind = request.path == "/api/guest"      ? SignIn::Kind::guest
                 : request.path == "/api/one-time" ? SignIn::Kind::one_time
                                                   : SignIn::Kind::out;
    asked.code = token_hash(given.code.value_or(""));
    if (asked.kind == SignIn::Kind::out) asked.token_hash = session;
    taken = service_->receive(input::SigningIn{std::move(asked), session}, request.address);
  }
  if (!taken) return refusal(503, refused_by(rule::room_is_full));
  return std::nullopt;
}

std::optional<HttpAnswer> Routes::answer_api(const HttpRequest& request, ConnectionId reply_to,
                                             std::int64_t now_ms) {
  const bool get = request.method == "GET" || request.method == "HEAD";
  if (get && request.path == "/api/rulebooks") return books(request);
  if (get && request.path == "/api/me") {
    if (service_->receive(input::WhoAmI{reply_to, token_hash(request.token)}, request.address))
      return std::nullopt;
    return refusal(503, refused_by(rule::room_is_full));
  }
  constexpr std::string_view signs[] = {"/api/guest",    "/api/register", "/api/sign-in",
                                        "/api/one-time", "/api/password", "/api/sign-out"};
  if (std::find(std::begin(signs), std::end(signs), request.path) == std::end(signs))
    return refusal(404, refused_by(rule::unknown_type));
  if (request.method == "POST") return sign(request, reply_to, now_ms);
  return refusal(405, refused_by(rule::bad_message, "POST it"));
}

std::optional<HttpAnswer> Routes::answer(const HttpRequest& request, ConnectionId reply_to,
                                         std::int64_t now_ms) {
  const bool get = request.method == "GET" || request.method == "HEAD";
  if (get && request.path == "/healthz") return health();
  if (get && request.path == "/readyz") return readiness();
  if (request.door == Door::metrics) {
    if (get && request.path == "/metrics") return metrics();
    return refusal(404, refused_by(rule::unknown_type));
  }
  if (request.path.starts_with("/api/")) return answer_api(request, reply_to, now_ms);
  if (!get) return refusal(405, refused_by(rule::bad_message, "GET it"));
  const WebFile* file = find_web_file(request.path);
  // The client has pages of its own: an address without a suffix is one of them.
  const bool is_page = request.path.find('.') == std::string::npos && request.path != "/metrics";
  if (file == nullptr && is_page) file = find_web_file("/");
  if (file == nullptr) return refusal(404, refused_by(rule::unknown_type));
  HttpAnswer answer;
  answer.type = file->type;
  answer.packed = request.takes_gzip && !file->packed.empty();
  answer.bytes = answer.packed ? file->packed : file->bytes;
  answer.lasting = request.path.starts_with("/assets/");
  return answer;
}

}  // namespace cardroom::room::net
