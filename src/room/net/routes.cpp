#include "room/net/routes.h"

#include <algorithm>

#include "codec/from_json.h"
#include "room/messages/incoming.h"
#include "room/net/metrics.h"
#include "room/net/web_files.h"

namespace cardroom::room::net {

namespace {

constexpr std::size_t password_least = 8;
constexpr std::size_t password_most = 128;
constexpr std::size_t addresses_most = 10'000;

}  // namespace

bool Routes::is_own_origin(const HttpRequest& request) const {
  if (request.origin.empty()) return false;
  if (!options_.origins.empty())
    return std::find(options_.origins.begin(), options_.origins.end(), request.origin) !=
           options_.origins.end();
  return request.origin == (options_.tls ? "https://" : "http://") + request.host;
}

std::string Routes::cookie(std::string_view token) const {
  return std::string(cookie_name()) + "=" + std::string(token) +
         "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + (token.empty() ? "0" : "2592000") +
         (options_.tls ? "; Secure" : "");
}

std::string Routes::token_in(std::string_view cookies) const {
  const std::string wanted = std::string(cookie_name()) + "=";
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

HttpAnswer Routes::metrics() const {
  HttpAnswer answer;
  answer.type = "text/plain; version=0.0.4";
  answer.body = metrics_text(service_);
  return answer;
}

bool Routes::may_try(const Address& address, std::int64_t now_ms) {
  if (tries_.size() > addresses_most) tries_.clear();
  Tries& tries = tries_[address];
  if (tries.minute != now_ms / 60'000) tries = {now_ms / 60'000, 0};
  return ++tries.count <= options_.sign_ins_a_minute;
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
  const std::string password = given.password.value_or("");
  const bool passwords = request.path == "/api/register" || request.path == "/api/sign-in";
  if (passwords && (password.size() < password_least || password.size() > password_most))
    return refusal(400, refused_by(rule::bad_password));
  SignIn asked;
  asked.reply_to = reply_to;
  asked.name = given.name_.value_or("");
  asked.token = random_token();
  asked.address = request.address;
  asked.token_hash = token_hash(asked.token);
  const store::Hash session = token_hash(request.token);
  bool taken = false;
  if (request.path == "/api/sign-in") {
    taken = service_.receive(input::Password{reply_to, asked.name, password, request.address});
  } else if (request.path == "/api/register") {
    asked.kind = SignIn::Kind::register_;
    taken = service_.register_with(std::move(asked), session, password);
  } else {
    asked.kind = request.path == "/api/guest"      ? SignIn::Kind::guest
                 : request.path == "/api/one-time" ? SignIn::Kind::one_time
                                                   : SignIn::Kind::out;
    asked.code = token_hash(given.code.value_or(""));
    if (asked.kind == SignIn::Kind::out) asked.token_hash = session;
    taken = service_.receive(input::Sign{std::move(asked), session});
  }
  if (!taken) return refusal(503, refused_by(rule::room_is_full));
  return std::nullopt;
}

std::optional<HttpAnswer> Routes::answer(const HttpRequest& request, ConnectionId reply_to,
                                         std::int64_t now_ms) {
  const bool get = request.method == "GET" || request.method == "HEAD";
  if (get && request.path == "/healthz") {
    HttpAnswer answer;
    answer.type = "text/plain";
    const auto fault = service_.fault();
    answer.status = fault ? 503 : 200;
    answer.body = fault ? to_string(*fault) + "\n" : "ok\n";
    return answer;
  }
  if (get && request.path == "/metrics") return metrics();
  if (get && request.path == "/api/me") {
    if (service_.receive(input::WhoAmI{reply_to, token_hash(request.token)})) return std::nullopt;
    return refusal(503, refused_by(rule::room_is_full));
  }
  constexpr std::string_view signs[] = {"/api/guest", "/api/register", "/api/sign-in",
                                        "/api/one-time", "/api/sign-out"};
  const bool is_sign =
      std::find(std::begin(signs), std::end(signs), request.path) != std::end(signs);
  if (is_sign && request.method == "POST") return sign(request, reply_to, now_ms);
  if (is_sign) return refusal(405, refused_by(rule::bad_message, "POST it"));
  if (request.path.starts_with("/api/")) return refusal(404, refused_by(rule::unknown_type));
  if (!get) return refusal(405, refused_by(rule::bad_message, "GET it"));
  const WebFile* file = find_web_file(request.path);
  // The client has pages of its own: an address without a suffix is one of them.
  if (file == nullptr && request.path.find('.') == std::string::npos) file = find_web_file("/");
  if (file == nullptr) return refusal(404, refused_by(rule::unknown_type, request.path));
  HttpAnswer answer;
  answer.type = file->type;
  answer.bytes = file->bytes;
  answer.lasting = request.path.starts_with("/assets/");
  return answer;
}

}  // namespace cardroom::room::net
