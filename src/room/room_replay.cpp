// Rounds that were played: lists of them, and their replay from the journal.
#include <algorithm>

#include <boost/json/parse.hpp>

#include "codec/json_text.h"
#include "room/fields.h"
#include "room/room.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

constexpr std::int64_t rounds_most = 200;

std::string begin(std::string_view type, const Message& message) {
  std::string out = "{\"type\":";
  codec::write(out, type);
  out += ",\"id\":";
  message.id.empty() ? codec::write_null(out) : codec::write(out, message.id);
  return out;
}

std::int64_t limit_in(const Message& message) {
  const std::int64_t limit = number_in(message.fields, "limit");
  return limit < 1 ? 20 : std::min(limit, rounds_most);
}

bool played_in(const RoundMark& mark, PlayerId player) {
  return player.is_none() || std::any_of(mark.players.begin(), mark.players.end(),
                                         [&](const auto& one) { return one.second == player; });
}

// Plays a table's records again up to a round, and writes the frames of it.
class Replayer {
 public:
  Replayer(std::unique_ptr<GameTable> game, std::uint64_t round, const Accounts& accounts)
      : game_(std::move(game)), round_(round), accounts_(accounts) {}

  void see_as(PlayerId player, Role role) {
    viewer_ = player;
    role_ = role;
  }
  void see_all() { all_ = true; }

  store::Reading read(const json::object& record) {
    const std::string type = text_in(record, "type");
    const json::value* const events = record.if_contains("events");
    if (type != "command" || events == nullptr || !events->is_array()) return store::Reading::go_on;
    const bool shuffled = record.contains("shuffle");
    if (shuffled && game_->rounds() >= round_ && begins(record)) return store::Reading::stop;
    std::vector<Told> told;
    const bool wanted = game_->rounds() == round_ || (shuffled && game_->rounds() + 1 == round_);
    if (wanted) told = game_->tell(events->get_array(), accounts_);
    game_->apply(events->get_array());
    if (wanted && game_->rounds() == round_) add_frame(told);
    return store::Reading::go_on;
  }

  const std::string& frames() const { return frames_; }

 private:
  static bool begins(const json::object& record) {
    const json::object* const command = object_in(record, "command");
    const std::string type = command == nullptr ? std::string() : text_in(*command, "type");
    return type == "start_round" || type == "deal";
  }
  void add_frame(const std::vector<Told>& told) {
    if (!frames_.empty()) frames_ += ',';
    frames_ += "{\"events\":[";
    for (const Told& event : told) {
      if (!frames_.ends_with('[')) frames_ += ',';
      frames_ += '{';
      frames_ += event.for_player(viewer_);
    }
    frames_ += "],\"state\":{";
    game_->write_view(frames_, viewer_, role_);
    frames_ += '}';
    if (all_) {
      frames_ += ",\"hands\":";
      game_->write_hands(frames_);
    }
    frames_ += '}';
  }

  std::unique_ptr<GameTable> game_;
  std::uint64_t round_;
  const Accounts& accounts_;
  PlayerId viewer_;
  Role role_ = Role::player;
  bool all_ = false;
  std::string frames_;
};

// The key of a round was drawn when the round before it began.
std::string key_of(const store::Journal& journal, const LiveTable& table, std::uint64_t round) {
  store::Version from = 0;
  for (const RoundMark& mark : table.rounds)
    if (mark.round + 1 == round) from = mark.version;
  std::string key;
  const auto read = journal.read(table.stream(), from, [&](const store::StoredRecord& stored) {
    boost::system::error_code error;
    const json::value value = json::parse(stored.bytes, error);
    if (error || !value.is_object()) return store::Reading::go_on;
    const json::object& record = value.get_object();
    if (text_in(record, "type") != "key_drawn" ||
        number_in(record, "round") != static_cast<std::int64_t>(round))
      return store::Reading::go_on;
    key = text_in(record, "key");
    return store::Reading::stop;
  });
  return read ? key : std::string();
}

}  // namespace

void Room::write_round(std::string& out, const LiveTable& table, const RoundMark& mark) const {
  out += "{\"table\":";
  codec::write(out, table.number);
  codec::write_field(out, "round", mark.round);
  codec::write_field(out, "at_ms", mark.at_ms);
  out += ",\"players\":[";
  for (const auto& [seat, player] : mark.players) {
    if (!out.ends_with('[')) out += ',';
    out += "{\"player\":";
    codec::write(out, player);
    codec::write_field(out, "name", accounts_.name_of(player));
    codec::write_field(out, "seat", seat);
    out += '}';
  }
  out += ']';
  codec::write_field(out, "commitment", mark.commitment);
  codec::write_field(out, "over", mark.round < table.game->rounds() || !table.game->dealing());
  out += '}';
}

void Room::on_rounds(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  const std::int64_t before = number_in(message.fields, "before");
  std::int64_t left = limit_in(message);
  std::string out = begin("rounds", message) + ",\"rounds\":[";
  for (auto mark = table->rounds.rbegin(); mark != table->rounds.rend() && left > 0; ++mark) {
    if (before > 0 && mark->round >= static_cast<std::uint64_t>(before)) continue;
    if (!out.ends_with('[')) out += ',';
    write_round(out, *table, *mark);
    --left;
  }
  answer(message, out + "]}", effects);
}

void Room::on_search_rounds(const Message& message, Effects& effects) {
  const PlayerId player = player_in(message.fields, "player");
  const std::int64_t at = number_in(message.fields, "table");
  const std::int64_t from = number_in(message.fields, "from_ms");
  const std::int64_t to = number_in(message.fields, "to_ms");
  std::int64_t left = limit_in(message);
  std::string out = begin("rounds", message) + ",\"rounds\":[";
  for (const auto& [number, table] : tables_) {
    if (at != 0 && at != number) continue;
    for (auto mark = table.rounds.rbegin(); mark != table.rounds.rend() && left > 0; ++mark) {
      if (mark->at_ms < from || (to != 0 && mark->at_ms > to) || !played_in(*mark, player))
        continue;
      if (!out.ends_with('[')) out += ',';
      write_round(out, table, *mark);
      --left;
    }
  }
  answer(message, out + "]}", effects);
}

bool Room::replay_frames(const LiveTable& table, std::uint64_t round, const Message& message,
                         std::string& out) {
  std::unique_ptr<GameTable> game = table.game->fresh();
  store::Version from = 0;
  for (const RoundMark& mark : table.rounds)
    if (mark.round == round && !mark.game.empty() && game->restore(mark.game)) from = mark.version;
  Replayer replayer(std::move(game), round, accounts_);
  replayer.see_as(message.account, message.role);
  const bool all = message.role == Role::inspector;
  if (all) replayer.see_all();
  const auto read = journal_->read(table.stream(), from, [&](const store::StoredRecord& record) {
    boost::system::error_code error;
    const json::value value = json::parse(record.bytes, error);
    return error || !value.is_object() ? store::Reading::go_on : replayer.read(value.get_object());
  });
  if (!read || replayer.frames().empty()) return false;
  out += ",\"key\":";
  const std::string key = all ? key_of(*journal_, table, round) : std::string();
  key.empty() ? codec::write_null(out) : codec::write(out, key);
  out += ",\"frames\":[" + replayer.frames() + "]";
  return true;
}

void Room::on_replay(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  const std::int64_t round = number_in(message.fields, "round");
  const auto dealt = static_cast<std::int64_t>(table->game->rounds());
  if (round < 1 || round > dealt || journal_ == nullptr)
    return refuse(message, refused_by(rule::no_such_round), effects);
  if (round == dealt && table->game->dealing() && message.role == Role::inspector)
    return refuse(message, refused_by(rule::round_not_over), effects);
  std::string out = begin("replay", message);
  codec::write_field(out, "table", table->number);
  codec::write_field(out, "round", round);
  if (!replay_frames(*table, static_cast<std::uint64_t>(round), message, out))
    return refuse(message, refused_by(rule::no_such_round), effects);
  answer(message, out + "}", effects);
}

// What can be said at once: the chain of what was committed, and the books. `cardroom audit` plays
// everything again.
void Room::on_audit(const Message& message, Effects& effects) {
  std::string findings;
  const auto find = [&](const std::string& what) {
    if (!findings.empty()) findings += ',';
    codec::write(findings, what);
  };
  std::uint64_t records = 0;
  store::Head head;
  if (journal_ != nullptr) {
    head = journal_->head();
    const auto read = journal_->read_all(0, [&](const store::StoredRecord&) {
      ++records;
      return store::Reading::go_on;
    });
    if (!read) find(to_string(read.error()));
  }
  if (const std::string fault = cage::fault_of(books_.ledger()); !fault.empty()) find(fault);
  std::string out = begin("audit", message);
  codec::write_field(out, "ok", findings.empty());
  codec::write_field(out, "records", records);
  codec::write_field(out, "head", store::to_hex(head.hash));
  answer(message, out + ",\"findings\":[" + findings + "]}", effects);
}

}  // namespace cardroom::room
