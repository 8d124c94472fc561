// Keeping records, snapshots, and bringing everything back from them.
#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "room/fields.h"
#include "room/house_settings.h"
#include "room/room.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

std::optional<json::object> object_of(std::string_view bytes) {
  boost::system::error_code error;
  json::value value = json::parse(bytes, error);
  if (error || !value.is_object()) return std::nullopt;
  return std::move(value.get_object());
}

Fault fault_at(std::string_view stream, store::Version version, std::string_view what) {
  return {"read " + std::string(stream) + " record " + std::to_string(version), std::string(what)};
}

Seed seed_in(const json::object& object, std::string_view name) {
  const auto seed = parse_seed(text_in(object, name));
  return seed ? *seed : Seed{};
}

void write_keys(std::string& out, const Keys& keys) {
  codec::write_field(out, "round", keys.round);
  codec::write_field(out, "key", to_string(keys.key));
  codec::write_field(out, "commitment", keys.commitment);
  codec::write_field(out, "dealt_round", keys.dealt_round);
  codec::write_field(out, "seed", to_string(keys.seed));
  codec::write_field(out, "shuffles", keys.shuffles);
  codec::write_field(out, "dealt_commitment", keys.dealt_commitment);
  out += ",\"entropy\":[";
  for (const std::string& bytes : keys.entropy) {
    if (!out.ends_with('[')) out += ',';
    codec::write(out, store::to_hex(bytes));
  }
  out += ']';
}

Keys keys_in(const json::object& object) {
  Keys keys;
  keys.round = static_cast<std::uint64_t>(number_in(object, "round"));
  keys.key = seed_in(object, "key");
  keys.commitment = text_in(object, "commitment");
  keys.dealt_round = static_cast<std::uint64_t>(number_in(object, "dealt_round"));
  keys.seed = seed_in(object, "seed");
  keys.shuffles = static_cast<std::uint32_t>(number_in(object, "shuffles"));
  keys.dealt_commitment = text_in(object, "dealt_commitment");
  for (const json::value& one : object.at("entropy").as_array())
    keys.entropy.push_back(store::from_hex(one.as_string()).value_or(""));
  return keys;
}

}  // namespace

void Room::record(const std::string& stream, std::string bytes, Effects& effects) {
  effects.record(stream, std::move(bytes));
  ++versions_[stream];
  ++records_;
  changed_.insert(stream);
}

void Room::record_account(const std::string& bytes, Effects& effects) {
  accounts_.apply(*object_of(bytes));
  record("accounts", bytes, effects);
}

store::Batch Room::batch_of(Effects& effects, std::int64_t now_ms) {
  store::Batch batch;
  std::map<std::string_view, std::size_t> places;
  for (NewRecord& record : effects.records) {
    const auto [place, is_new] = places.emplace(record.stream, batch.appends.size());
    if (is_new) batch.appends.push_back({record.stream, versions_[record.stream], {}});
    store::Append& append = batch.appends[place->second];
    --append.expected;
    append.records.push_back({now_ms, std::move(record.bytes)});
  }
  effects.records.clear();
  if (records_ - records_at_snapshot_ >= options_.snapshot_every) add_snapshots(batch);
  return batch;
}

store::Batch Room::last_snapshots() {
  store::Batch batch;
  add_snapshots(batch);
  return batch;
}

std::string Room::table_snapshot(const LiveTable& table) const {
  std::string out = "{\"build\":";
  codec::write(out, options_.build);
  codec::write_field(out, "name", table.name);
  codec::write_field(out, "rulebook", table.game->rulebook());
  out += ",\"settings\":[";
  for (const auto& [key, value] : table.settings) {
    if (!out.ends_with('[')) out += ',';
    out += '[';
    codec::write(out, key);
    out += ',';
    codec::write(out, value);
    out += ']';
  }
  out += ']';
  codec::write_field(out, "seq", table.seq);
  codec::write_field(out, "paused", table.paused);
  codec::write_field(out, "over", table.over);
  write_keys(out, table.keys);
  out += ",\"house\":{";
  for (const auto& [key, value] : house_values(table.house)) {
    if (!out.ends_with('{')) out += ',';
    codec::write(out, key);
    out += ':';
    codec::write(out, value);
  }
  out += "},\"bots\":[";
  for (const auto& [seat, player] : table.bots) {
    if (!out.ends_with('[')) out += ',';
    out += "[" + std::to_string(seat.number()) + "," + std::to_string(player.number()) + "]";
  }
  out += "],\"hours\":[";
  for (const auto& [at_ms, rounds] : table.hours) {
    if (!out.ends_with('[')) out += ',';
    out += "[" + std::to_string(at_ms) + "," + std::to_string(rounds) + "]";
  }
  return out + "]}\n" + table.game->snapshot();
}

bool Room::restore_snapshot(LiveTable& table, std::string_view bytes) {
  const auto line = bytes.find('\n');
  const auto head = object_of(bytes.substr(0, line));
  if (!head || text_in(*head, "build") != options_.build) return false;
  if (!table.game) {
    auto game = open_game(text_in(*head, "rulebook"), settings_in(*head));
    if (!game) return false;
    table.game = std::move(*game);
  }
  if (!table.game->restore(bytes.substr(line + 1))) return false;
  table.name = text_in(*head, "name");
  table.settings = settings_in(*head);
  table.seq = static_cast<std::uint64_t>(number_in(*head, "seq"));
  table.paused = bool_in(*head, "paused");
  table.over = bool_in(*head, "over");
  table.keys = keys_in(*head);
  for (const auto& [key, value] : head->at("house").as_object())
    set_house(table.house, std::string_view(key), std::string_view(value.as_string()));
  for (const json::value& one : head->at("bots").as_array())
    table.bots.emplace_back(Seat(static_cast<int>(one.as_array()[0].as_int64())),
                            PlayerId(static_cast<std::uint32_t>(one.as_array()[1].as_int64())));
  for (const json::value& one : head->at("hours").as_array())
    table.hours[one.as_array()[0].as_int64()] =
        static_cast<std::uint64_t>(one.as_array()[1].as_int64());
  return true;
}

void Room::add_snapshots(store::Batch& batch) {
  const auto add = [&](const std::string& stream, std::string bytes) {
    if (versions_[stream] > 0)
      batch.snapshots.push_back({stream, versions_[stream], std::move(bytes)});
  };
  for (const auto& [number, table] : tables_)
    if (changed_.contains(table.stream())) add(table.stream(), table_snapshot(table));
  // Answers belong to no stream of their own: they are kept with those they were given to.
  std::string accounts = accounts_.snapshot();
  accounts.pop_back();
  for (const auto& key : answered_) {
    accounts += ",{\"type\":\"answer\"";
    codec::write_field(accounts, "player", key.first);
    codec::write_field(accounts, "id", key.second);
    codec::write_field(accounts, "text", *answers_.at(key));
    accounts += '}';
  }
  add("accounts", accounts + "]");
  if (changed_.contains("cage")) add("cage", books_.snapshot());
  changed_.clear();
  records_at_snapshot_ = records_;
}

void Room::apply_table_record(LiveTable& table, const json::object& record, std::int64_t at_ms) {
  const std::string type = text_in(record, "type");
  if (type == "command") {
    const std::uint32_t rounds = table.game->rounds();
    if (const json::object* const shuffle = object_in(record, "shuffle")) {
      const auto round = static_cast<std::uint64_t>(number_in(*shuffle, "round"));
      if (round != table.keys.dealt_round) table.keys.dealt_commitment = table.keys.commitment;
      table.keys.dealt_round = round;
      table.keys.seed = seed_in(*shuffle, "seed");
      table.keys.shuffles = static_cast<std::uint32_t>(number_in(*shuffle, "number")) + 1;
    }
    const json::array& events = record.at("events").as_array();
    check(table.game->apply(events), "a record of a table cannot be read");
    table.seq += events.size();
    if (table.game->rounds() != rounds) table.count_round(at_ms);
    if (const std::string id = text_in(record, "id"); !id.empty())
      remember(player_in(record, "player"), id,
               std::make_shared<const std::string>(done_text(id, table)));
  } else if (type == "key_drawn") {
    table.keys.round = static_cast<std::uint64_t>(number_in(record, "round"));
    table.keys.key = seed_in(record, "key");
    table.keys.commitment = text_in(record, "commitment");
    table.keys.entropy.clear();
  } else if (type == "entropy") {
    table.keys.entropy.push_back(store::from_hex(text_in(record, "hex")).value_or(""));
  } else if (type == "paused") {
    table.paused = bool_in(record, "paused");
  } else if (type == "house_set") {
    set_house(table.house, text_in(record, "key"), text_in(record, "value"));
  } else if (type == "bot") {
    const Seat seat = seat_in(record, "seat");
    std::erase_if(table.bots, [&](const auto& one) { return one.first == seat; });
    if (bool_in(record, "seated")) table.bots.emplace_back(seat, player_in(record, "player"));
  } else if (type == "table_removed") {
    table.over = true;
  }
}

Result<Done, Fault> Room::restore_table(const store::Journal& journal, const std::string& stream,
                                        std::int64_t now_ms) {
  const auto number = static_cast<std::uint32_t>(std::stoul(stream.substr(6)));
  LiveTable& table = tables_[number];
  table.number = number;
  store::Version from = 0;
  const auto snapshot = journal.snapshot(stream);
  if (!snapshot) return snapshot.error();
  if (*snapshot && restore_snapshot(table, (*snapshot)->bytes)) from = (*snapshot)->version;
  std::optional<Fault> fault;
  const auto read = journal.read(stream, from, [&](const store::StoredRecord& stored) {
    const auto record = object_of(stored.bytes);
    if (!record) {
      fault = fault_at(stream, stored.version, "not a record");
      return store::Reading::stop;
    }
    if (text_in(*record, "type") == "table_opened") {
      auto game = open_game(text_in(*record, "rulebook"), settings_in(*record));
      if (!game) {
        fault = fault_at(stream, stored.version, game.error().sentence);
        return store::Reading::stop;
      }
      table.name = text_in(*record, "name");
      table.settings = settings_in(*record);
      table.game = std::move(*game);
    } else if (table.game) {
      apply_table_record(table, *record, stored.time_ms);
    }
    return store::Reading::go_on;
  });
  if (!read) return read.error();
  if (fault) return *fault;
  if (!table.game) return fault_at(stream, 1, "the table was never opened");
  table.decision = table.game->decision();
  table.since_ms = now_ms;
  return Done{};
}

Result<Done, Fault> Room::restore_rest(const store::Journal& journal) {
  const auto bring_back_answers = [&](std::string_view accounts) {
    boost::system::error_code error;
    const json::value list = json::parse(accounts, error);
    if (error || !list.is_array()) return;
    for (const json::value& one : list.get_array()) {
      const json::object* const answer = one.if_object();
      if (answer == nullptr || text_in(*answer, "type") != "answer") continue;
      remember(player_in(*answer, "player"), text_in(*answer, "id"),
               std::make_shared<const std::string>(text_in(*answer, "text")));
    }
  };
  const auto each = [&](const std::string& stream, auto&& use_snapshot,
                        auto&& use_record) -> Result<Done, Fault> {
    const auto snapshot = journal.snapshot(stream);
    if (!snapshot) return snapshot.error();
    store::Version from = 0;
    if (*snapshot && use_snapshot((*snapshot)->bytes)) from = (*snapshot)->version;
    return journal.read(stream, from, [&](const store::StoredRecord& stored) {
      if (const auto record = object_of(stored.bytes)) use_record(*record, stored.time_ms);
      return store::Reading::go_on;
    });
  };
  if (const auto read = each(
          "accounts",
          [&](std::string_view bytes) {
            bring_back_answers(bytes);
            return accounts_.restore(bytes);
          },
          [&](const json::object& record, std::int64_t) { accounts_.apply(record); });
      !read)
    return read.error();
  return each(
      "cage", [&](std::string_view bytes) { return books_.restore(bytes); },
      [&](const json::object& record, std::int64_t at_ms) {
        for (const json::value& one : record.at("events").as_array())
          if (const auto event = codec::from_json<cage::Event>(one)) books_.apply(*event, at_ms);
      });
}

Result<Done, Fault> Room::restore(const store::Journal& journal, std::int64_t now_ms) {
  if (const auto wrong = wrong_folder(journal)) return *wrong;
  if (const auto read = restore_rest(journal); !read) return read.error();
  for (const std::string& stream : journal.streams()) {
    versions_[stream] = journal.version(stream);
    if (!stream.starts_with("table/")) continue;
    if (const auto read = restore_table(journal, stream, now_ms); !read) return read.error();
  }
  for (auto& [number, table] : tables_) look(table, now_ms);
  return Done{};
}

}  // namespace cardroom::room
