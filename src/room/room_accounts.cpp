// Signing in, accounts, and the money that is theirs.
#include "codec/json_text.h"
#include "room/room.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t session_ms = 30LL * 24 * 3600 * 1000;

std::string session_record(PlayerId player, const store::Hash& hash, std::int64_t until_ms) {
  std::string out = "{\"type\":\"session_opened\"";
  codec::write_field(out, "player", player);
  codec::write_field(out, "hash", store::to_hex(hash));
  codec::write_field(out, "until_ms", until_ms);
  return out + "}";
}

std::string hash_record(std::string_view type, const store::Hash& hash) {
  std::string out = "{\"type\":";
  codec::write(out, type);
  codec::write_field(out, "hash", store::to_hex(hash));
  return out + "}";
}

}  // namespace

void Room::open_account(const std::string& name, Role role, bool guest, bool bot,
                        Effects& effects) {
  std::string out = "{\"type\":\"account_opened\"";
  codec::write_field(out, "player", accounts_.next());
  codec::write_field(out, "name", name);
  codec::write_field(out, "role", role);
  codec::write_field(out, "guest", guest);
  codec::write_field(out, "bot", bot);
  record_account(out + "}", effects);
}

std::optional<Refused> Room::move_money(const cage::Command& command, const Asker& asker,
                                        const std::string& id, std::int64_t now_ms,
                                        Effects& effects) {
  const auto events = books_.move(command, now_ms);
  if (!events) return refused_by(events.error());
  std::string out = "{\"type\":\"command\",\"player\":";
  codec::write(out, asker.player);
  codec::write_field(out, "role", asker.role);
  codec::write_field(out, "id", id);
  out += ",\"command\":";
  codec::write(out, command);
  out += ",\"events\":";
  codec::write_list(out, *events);
  record("cage", out + "}", effects);
  return std::nullopt;
}

void Room::reply(const SignIn& asked, int status, std::string text, Effects& effects,
                 const std::string& token) {
  effects.messages.push_back(
      {asked.reply_to, std::make_shared<const std::string>(std::move(text)), status, token});
}

void Room::reply_refused(const SignIn& asked, int status, const Refused& refused,
                         Effects& effects) {
  reply(asked, status, refusal_text({}, 0, refused), effects);
}

void Room::open_session(const SignIn& asked, PlayerId player, std::int64_t now_ms,
                        Effects& effects) {
  record_account(session_record(player, asked.token_hash, now_ms + session_ms), effects);
  std::string out = "{\"account\":";
  write_account(out, accounts_.find(player));
  reply(asked, 200, out + "}", effects, asked.token);
}

void Room::sign_in(const SignIn& asked, std::int64_t now_ms, Effects& effects) {
  const Asker house{PlayerId(), Role::operator_};
  const auto welcome = [&](PlayerId player) {
    if (options_.welcome > Cents(0))
      (void)move_money(cage::command::Issue{Role::operator_, player, options_.welcome, {}}, house,
                       {}, now_ms, effects);
  };
  const bool names = asked.kind == SignIn::Kind::guest || asked.kind == SignIn::Kind::register_;
  if (names && !is_good_name(asked.name))
    return reply_refused(asked, 400, refused_by(rule::bad_name), effects);
  const Account* const holder = names ? accounts_.find(asked.name) : nullptr;
  const Account* const self = accounts_.find(asked.player);
  // A guest may keep his name when he registers; anybody else who has it keeps it for himself.
  const bool keeps = asked.kind == SignIn::Kind::register_ && self != nullptr && self->guest;
  if (holder != nullptr && !(keeps && holder == self))
    return reply_refused(asked, 409, refused_by(rule::name_taken), effects);
  switch (asked.kind) {
    case SignIn::Kind::guest: {
      const PlayerId player = accounts_.next();
      open_account(asked.name, Role::player, true, false, effects);
      welcome(player);
      return open_session(asked, player, now_ms, effects);
    }
    case SignIn::Kind::register_: {
      const PlayerId player = keeps ? asked.player : accounts_.next();
      if (!keeps) {
        open_account(asked.name, Role::player, false, false, effects);
        welcome(player);
      }
      std::string out = "{\"type\":\"registered\"";
      codec::write_field(out, "player", player);
      codec::write_field(out, "name", asked.name);
      codec::write_field(out, "password", asked.password_hash);
      record_account(out + "}", effects);
      return open_session(asked, player, now_ms, effects);
    }
    case SignIn::Kind::session:
      if (self == nullptr || self->dismissed)
        return reply_refused(asked, 403, refused_by(rule::wrong_password), effects);
      return open_session(asked, asked.player, now_ms, effects);
    case SignIn::Kind::one_time: {
      const PlayerId player = accounts_.code(asked.code);
      if (player.is_none()) return reply_refused(asked, 403, refused_by(rule::bad_code), effects);
      record_account(hash_record("code_used", asked.code), effects);
      return open_session(asked, player, now_ms, effects);
    }
    case SignIn::Kind::out:
      if (self != nullptr) record_account(hash_record("session_closed", asked.token_hash), effects);
      for (const auto& [connection, of] : connections_)
        if (self != nullptr && of.session == asked.token_hash)
          effects.dropped.push_back(connection);
      return reply(asked, 200, "{\"account\":null}", effects);
  }
}

void Room::admit_operator(const store::Hash& code, Effects& effects) {
  PlayerId player;
  for (const auto& [id, account] : accounts_.all())
    if (account.role == Role::operator_ && !account.dismissed) player = id;
  if (player.is_none()) {
    player = accounts_.next();
    std::string name = "operator";
    while (accounts_.find(name) != nullptr) name += "_";
    open_account(name, Role::operator_, false, false, effects);
  }
  std::string out = "{\"type\":\"code_made\"";
  codec::write_field(out, "player", player);
  codec::write_field(out, "hash", store::to_hex(code));
  record_account(out + "}", effects);
}

}  // namespace cardroom::room
