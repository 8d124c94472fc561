#include "room/records/table_snapshot.h"

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "records/records.h"
#include "room/game/open_game.h"
#include "room/tables/house_settings.h"
#include "store/hash.h"

namespace cardroom::room {

namespace {

struct KeysKept {
  std::uint64_t round = 0;
  Seed key{};
  std::string commitment;
  std::uint64_t dealt_round = 0;
  Seed seed{};
  std::uint32_t shuffles = 0;
  std::string dealt_commitment;
  std::vector<std::string> entropy;  // Hexadecimal digits.
  CARDROOM_PART("keys", round, key, commitment, dealt_round, seed, shuffles, dealt_commitment,
                entropy);
};

struct CallKept {
  codec::Some<PlayerId> player;
  records::CallFor call = records::CallFor::help;
  std::string text;
  std::int64_t at_ms = 0;
  CARDROOM_PART("call_kept", player, call, text, at_ms);
};

struct GivenKept {
  codec::Some<PlayerId> player;
  Cents cents;
  CARDROOM_PART("given_kept", player, cents);
};

struct PartyKept {
  PlayerId host;
  std::string address;
  records::Hash link{};
  Cents welcome;
  std::vector<PlayerId> guests;
  std::vector<PlayerId> sent_away;
  std::vector<GivenKept> given;
  bool ending = false;
  CARDROOM_PART("party_kept", host, address, link, welcome, guests, sent_away, given, ending);
};

// The line about the table.
struct TableKept {
  std::string name_;
  std::string rulebook;
  SettingList settings;
  std::uint64_t seq = 0;
  bool paused = false;
  bool over = false;
  KeysKept keys;
  codec::Named<std::string> house;
  std::vector<std::pair<Seat, PlayerId>> bots;
  std::vector<std::pair<std::int64_t, std::uint64_t>> hours;
  std::uint32_t tournament = 0;
  std::uint32_t tournament_table = 0;
  bool hosted = false;
  codec::Maybe<PartyKept> party = {};
  codec::Maybe<std::vector<CallKept>> calls = {};
  CARDROOM_PART("table_kept", name_, rulebook, settings, seq, paused, over, keys, house, bots,
                hours, tournament, tournament_table, hosted, party, calls);
};

PartyKept kept(const PrivateTable& party) {
  PartyKept made{party.host,
                 party.address,
                 party.link,
                 party.welcome,
                 {party.guests.begin(), party.guests.end()},
                 {party.sent_away.begin(), party.sent_away.end()},
                 {},
                 party.ending};
  for (const auto& [player, cents] : party.given) made.given.push_back({player, cents});
  return made;
}

codec::Maybe<std::vector<CallKept>> kept(const std::map<PlayerId, StaffCall>& calls) {
  std::vector<CallKept> made;
  for (const auto& [player, call] : calls)
    made.push_back({player, call.call, call.text, call.at_ms});
  return made;
}

PrivateTable brought_back(const PartyKept& kept) {
  PrivateTable party;
  party.host = kept.host;
  party.address = kept.address;
  party.link = kept.link;
  party.welcome = kept.welcome;
  party.guests = {kept.guests.begin(), kept.guests.end()};
  party.sent_away = {kept.sent_away.begin(), kept.sent_away.end()};
  for (const GivenKept& one : kept.given) party.given[one.player] = one.cents;
  party.ending = kept.ending;
  return party;
}

KeysKept kept(const Keys& keys) {
  KeysKept made{keys.round, keys.key,      keys.commitment,       keys.dealt_round,
                keys.seed,  keys.shuffles, keys.dealt_commitment, {}};
  for (const std::string& bytes : keys.entropy) made.entropy.push_back(store::to_hex(bytes));
  return made;
}

Keys brought_back(const KeysKept& kept) {
  Keys keys;
  keys.round = kept.round;
  keys.key = kept.key;
  keys.commitment = kept.commitment;
  keys.dealt_round = kept.dealt_round;
  keys.seed = kept.seed;
  keys.shuffles = kept.shuffles;
  keys.dealt_commitment = kept.dealt_commitment;
  for (const std::string& digits : kept.entropy)
    keys.entropy.push_back(store::from_hex(digits).value_or(""));
  return keys;
}

}  // namespace

std::string table_snapshot(const LiveTable& table) {
  const TableKept made{.name_ = table.name,
                       .rulebook = std::string(table.game->rulebook()),
                       .settings = table.settings,
                       .seq = table.seq,
                       .paused = table.paused,
                       .over = table.over,
                       .keys = kept(table.keys),
                       .house = {house_values(table.house)},
                       .bots = table.bots,
                       .hours = {table.hours.begin(), table.hours.end()},
                       .tournament = table.of.tournament,
                       .tournament_table = table.of.table,
                       .hosted = table.game->is_hosted(),
                       .party = table.party ? codec::Maybe<PartyKept>(kept(*table.party))
                                            : codec::Maybe<PartyKept>(),
                       .calls = kept(table.calls)};
  return codec::to_text(made) + "\n" + table.game->snapshot();
}

bool restore_snapshot(LiveTable& table, std::string_view bytes) {
  const auto line = bytes.find('\n');
  if (line == std::string_view::npos) return false;
  const auto head = codec::from_snapshot<TableKept>(bytes.substr(0, line));
  if (!head) return false;
  auto game = open_game(head->rulebook, head->settings,
                        {head->tournament == 0 ? ChipsOf::cage : ChipsOf::tournament,
                         head->hosted ? CardsOf::felt : CardsOf::shoe});
  if (!game || !(*game)->restore(bytes.substr(line + 1))) return false;
  table.game = std::move(*game);
  table.name = head->name_;
  table.settings = head->settings;
  table.of = {head->tournament, head->tournament_table};
  if (head->calls)
    for (const CallKept& one : *head->calls)
      table.calls[one.player] = {one.call, one.text, one.at_ms};
  if (head->party) table.party = brought_back(*head->party);
  table.seq = head->seq;
  table.paused = head->paused;
  table.over = head->over;
  table.keys = brought_back(head->keys);
  for (const auto& [key, value] : head->house.list) set_house(table.house, key, value);
  table.bots = head->bots;
  table.hours = {head->hours.begin(), head->hours.end()};
  return true;
}

}  // namespace cardroom::room
