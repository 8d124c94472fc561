#include "room/desk/accounts.h"

#include <algorithm>

#include <boost/json/parse.hpp>

#include "codec/json_text.h"
#include "room/desk/account_records.h"
#include "room/messages/fields.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

std::string folded(std::string_view name) {
  std::string key(name);
  for (char& letter : key)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return key;
}

store::Hash hash_in(const json::object& record) {
  const auto bytes = store::from_hex(text_in(record, "hash"));
  return bytes ? store::hash_from(*bytes).value_or(store::Hash{}) : store::Hash{};
}

void write_record(std::string& out, const Account& account) {
  out += "{\"type\":\"account\"";
  codec::write_field(out, "player", account.player);
  codec::write_field(out, "name", account.name);
  codec::write_field(out, "password", account.password);
  codec::write_field(out, "role", account.role);
  codec::write_field(out, "guest", account.guest);
  codec::write_field(out, "bot", account.bot);
  codec::write_field(out, "dismissed", account.dismissed);
  out += '}';
}

bool is_name_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '-' || letter == '_' || letter == ' ';
}

}  // namespace

const Account* Accounts::find(PlayerId player) const {
  const auto found = accounts_.find(player);
  return found == accounts_.end() ? nullptr : &found->second;
}

const Account* Accounts::find(std::string_view name) const {
  const auto found = by_name_.find(folded(name));
  return found == by_name_.end() ? nullptr : find(found->second);
}

const std::string& Accounts::name_of(PlayerId player) const {
  static const std::string nobody;
  const Account* const account = find(player);
  return account == nullptr ? nobody : account->name;
}

bool Accounts::is_bot(PlayerId player) const {
  const Account* const account = find(player);
  return account != nullptr && account->bot;
}

PlayerId Accounts::session(const store::Hash& token, std::int64_t now_ms) const {
  const auto found = sessions_.find(token);
  if (found == sessions_.end() || found->second.until_ms < now_ms) return PlayerId();
  const Account* const account = find(found->second.player);
  return account == nullptr || account->dismissed ? PlayerId() : account->player;
}

PlayerId Accounts::code(const store::Hash& code) const {
  const auto found = codes_.find(code);
  return found == codes_.end() ? PlayerId() : found->second;
}

void Accounts::add(Account account) {
  last_ = std::max(last_, account.player.number());
  if (!account.dismissed) by_name_[folded(account.name)] = account.player;
  accounts_[account.player] = std::move(account);
}

void Accounts::apply(const json::object& record) {
  const std::string type = text_in(record, "type");
  const PlayerId player = player_in(record, "player");
  if (type == "account_opened" || type == "account") {
    add({player, text_in(record, "name"), text_in(record, "password"),
         role_in(record).value_or(Role::player), bool_in(record, "guest"), bool_in(record, "bot"),
         bool_in(record, "dismissed")});
  } else if (type == "registered") {
    Account account = accounts_[player];
    by_name_.erase(folded(account.name));
    account.name = text_in(record, "name");
    account.password = text_in(record, "password");
    account.guest = false;
    add(std::move(account));
  } else if (type == "session_opened") {
    sessions_[hash_in(record)] = {player, number_in(record, "until_ms")};
  } else if (type == "session_closed") {
    sessions_.erase(hash_in(record));
  } else if (type == "code_made") {
    codes_[hash_in(record)] = player;
  } else if (type == "code_used") {
    codes_.erase(hash_in(record));
  } else if (type == "dismissed") {
    accounts_[player].dismissed = true;
    by_name_.erase(folded(accounts_[player].name));
    std::erase_if(sessions_, [&](const auto& one) { return one.second.player == player; });
    std::erase_if(codes_, [&](const auto& one) { return one.second == player; });
  }
}

std::string Accounts::snapshot() const {
  std::string out = "[";
  const auto next = [&] {
    if (out.size() > 1) out += ',';
  };
  for (const auto& [player, account] : accounts_) {
    next();
    write_record(out, account);
  }
  for (const auto& [hash, session] : sessions_) {
    next();
    out += session_opened_record(hash, session);
  }
  for (const auto& [hash, player] : codes_) {
    next();
    out += code_made_record(hash, player);
  }
  return out + "]";
}

bool Accounts::restore(std::string_view bytes) {
  boost::system::error_code error;
  const json::value value = json::parse(bytes, error);
  if (error || !value.is_array()) return false;
  for (const json::value& record : value.get_array())
    if (const auto* const object = record.if_object()) apply(*object);
  return true;
}

bool is_good_name(std::string_view name) {
  if (name.size() < 2 || name.size() > 20 || name.front() == ' ' || name.back() == ' ')
    return false;
  if (name.find("  ") != std::string_view::npos) return false;
  return std::all_of(name.begin(), name.end(), is_name_letter);
}

void write_account(std::string& out, const Account* account) {
  if (account == nullptr) return codec::write_null(out);
  out += "{\"player\":";
  codec::write(out, account->player);
  codec::write_field(out, "name", account->name);
  codec::write_field(out, "role", account->role);
  codec::write_field(out, "guest", account->guest);
  out += '}';
}

}  // namespace cardroom::room
