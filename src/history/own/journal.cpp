#include "history/own/journal.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "codec/from_json.h"
#include "history/tell.h"
#include "rules/games/games.h"
#include "rules/table/table.h"

namespace cardroom::history {

namespace {

// A table as a journal describes it, and the round of play under way.
class Journal {
 public:
  std::optional<std::string> line(const boost::json::value& value) {
    if (!value.is_object()) return "expected an object on every line";
    const auto* const type = value.as_object().if_contains("type");
    if (type == nullptr || !type->is_string()) return "expected an object with a type";
    if (type->as_string() == "table") return open(value.as_object());
    if (type->as_string() == "player") return name(value.as_object());
    const auto command = codec::from_json<TableCommand>(value);
    if (!command) return std::nullopt;  // An event: it follows from the commands.
    if (!table_) return "expected a line of type 'table' first";
    put(*command);
    return std::nullopt;
  }

  Result<std::vector<ToldHand>, ParseError> finish() {
    std::vector<ToldHand> hands;
    Books books;
    for (std::size_t at = 0; at < records_.size(); ++at) {
      auto played = play_record(records_[at], books);
      if (!played)
        return ParseError{{}, "round " + std::to_string(at + 1) + ": " + played.error().why};
      played->id = std::to_string(at + 1);
      hands.push_back(tell(*played, Saying::commands));
    }
    return hands;
  }

 private:
  std::optional<std::string> open(const boost::json::object& from) {
    const auto* const rules = from.if_contains("rules");
    const auto* const settings = from.if_contains("settings");
    if (rules == nullptr || !rules->is_string() || settings == nullptr || !settings->is_array())
      return "expected rules and settings of the table";
    const auto game = find_game(std::string_view(rules->as_string()));
    if (!game) return "there is no rulebook of that name";
    book_ = {*game, {}};
    Determinations determined;
    for (const auto& setting : settings->as_array()) {
      if (!setting.is_string()) return "expected settings as texts";
      const std::string_view text = setting.as_string();
      const auto space = std::min(text.find(' '), text.size());
      const auto key = text.substr(0, space);
      const auto value = text.substr(std::min(space + 1, text.size()));
      book_.settings.push_back({std::string(key), std::string(value)});
      if (!determine(determined, **game, key, value)) return "a setting is not one of the rulebook";
    }
    const auto opened = open_table(**game, determined);
    if (!opened) return opened.error().sentence;
    table_ = *opened;
    return std::nullopt;
  }

  std::optional<std::string> name(const boost::json::object& from) {
    const auto* const player = from.if_contains("player");
    const auto* const called = from.if_contains("name");
    if (player == nullptr || !player->is_int64() || called == nullptr || !called->is_string() ||
        player->as_int64() < 1 || player->as_int64() > 10'000)
      return "expected the number and the name of a player";
    const auto at = static_cast<std::size_t>(player->as_int64());
    if (names_.size() <= at) names_.resize(at + 1);
    names_[at] = called->as_string();
    return std::nullopt;
  }

  void put(const TableCommand& command) {
    Table before = *table_;
    TableEvents events;
    const bool anew = before.dealing && before.round.stage == Stage::misdealt;
    if (play(*table_, command, events)) return;  // It was refused then, and is refused now.
    if (const auto* const change = std::get_if<table_command::Determine>(&command))
      book_.settings.push_back(
          {std::string(change->key.view()), std::string(change->value.view())});
    if (const auto* const in_round = std::get_if<Command>(&command)) add(*in_round);
    if (const auto* const start = std::get_if<table_command::StartRound>(&command); start && anew)
      add(command::Redeal{start->order});
    const auto* const exclude = std::get_if<table_command::Exclude>(&command);
    for (const auto& event : events) {
      apply(before, event);
      if (std::holds_alternative<table_event::RoundStarted>(event)) start_round(before);
      const auto* const in_round = std::get_if<Event>(&event);
      if (in_round == nullptr) continue;
      see(*in_round);
      if (exclude != nullptr && std::holds_alternative<event::HandDied>(*in_round))
        add(command::StrikeOut{exclude->by, exclude->seat});
    }
  }

  void add(const Command& command) {
    if (!records_.empty()) records_.back().commands.push_back(command);
  }

  void start_round(const Table& table) {
    RoundRecord& record = records_.emplace_back();
    record.book = book_;
    record.setup.stakes = table.round.stake;
    record.setup.players = table.round.dealt;
    record.setup.marker = table.round.marker;
    record.setup.absent = table.round.odd.absent;
    for (const Seat seat : table.round.dealt)
      if (const auto player = table.dealt_to[seat.index()].number(); player < names_.size())
        record.names[seat.index()] = names_[player];
    dealing_ = true;
  }

  // The shoe, and what was posted besides the blinds, up to the first card.
  void see(const Event& event) {
    if (!dealing_) return;
    if (const auto* const loaded = std::get_if<event::ShoeLoaded>(&event))
      records_.back().setup.shoe = Shoe::from_order(loaded->order);
    if (const auto* const posted = std::get_if<event::Posted>(&event)) see_post(*posted);
    if (std::holds_alternative<event::Dealt>(event)) dealing_ = false;
  }

  void see_post(const event::Posted& posted) {
    auto& posts = records_.back().setup.posts;
    if (posted.what == Forcing::over_blind || posted.what == Forcing::post)
      posts.push_back(
          {.seat = posted.seat, .what = posted.what, .live = posted.nominal, .dead = {}});
    if (posted.what != Forcing::dead_post) return;
    if (!posts.empty() && posts.back().seat == posted.seat)
      posts.back().dead = posted.nominal;
    else
      posts.push_back(
          {.seat = posted.seat, .what = Forcing::post, .live = {}, .dead = posted.nominal});
  }

  Book book_;
  std::optional<Table> table_;
  std::vector<std::string> names_;
  bool dealing_ = false;
  std::vector<RoundRecord> records_;
};

}  // namespace

Result<std::vector<ToldHand>, ParseError> read_journal(std::string_view text) {
  Journal journal;
  std::size_t number = 1;
  for (; !text.empty(); ++number) {
    const auto line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (line.find_first_not_of(" \t\r") == line.npos) continue;
    const auto value = codec::parse_json(line);
    if (!value) return ParseError{{number, 1}, "expected JSON: " + value.error().expected};
    if (const auto wrong = journal.line(*value)) return ParseError{{number, 1}, *wrong};
  }
  return journal.finish();
}

}  // namespace cardroom::history
