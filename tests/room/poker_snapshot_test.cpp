// Snapshots of poker tables: read back equal at every step, and readable by another build.
#include "room/poker/snapshot.h"

#include <doctest/doctest.h>

#include "base/chance.h"
#include "bots/player.h"
#include "cards/shuffle.h"
#include "codec/random_fields.h"
#include "rules/games/games.h"
#include "rules/round/event_words.h"
#include "rules/table/view.h"
#include "with_cap.h"

using namespace cardroom;

namespace {

Table table_of(const Game& game) {
  const auto opened = open_table(game, with_cap(game, {}));
  REQUIRE(opened);
  Table table = *opened;
  for (int seat = 1; seat <= 5; ++seat) {
    TableEvents events;
    const Chips stake = 40 * seat * std::max(table.coming.minimum, 10_chips);
    REQUIRE_FALSE(play(
        table, table_command::Sit{PlayerId(static_cast<std::uint32_t>(seat)), Seat(seat), stake},
        events));
  }
  return table;
}

void check_snapshot(const Table& table) {
  const auto read = room::table_from_snapshot(room::snapshot_of(table), *table.game);
  REQUIRE_MESSAGE(read, std::string(table.game->key));
  CHECK_MESSAGE(*read == table, std::string(table.game->key));
}

// Gives random commands to the table; most are refused.
class Storm {
 public:
  explicit Storm(std::uint64_t seed) : fields_(seed), chance_(seed) {}

  void run(Table& table, int steps) {
    for (int step = 0; step < steps; ++step) {
      TableEvents events;
      if (play(table, next(table, static_cast<std::uint64_t>(step)), events)) continue;
      check_snapshot(table);
    }
  }

 private:
  TableCommand next(const Table& table, std::uint64_t step) {
    if (fields_.below(3) == 0) return anything();
    if (!table.dealing || table.round.stage == Stage::misdealt)
      return table_command::StartRound{shuffled(table.coming.deck.cards(), step), 0};
    if (table.round.stage == Stage::shuffling)
      return Command(command::Reshuffle{shuffled(cards_to_shuffle(table.round), step)});
    if (table.round.stage == Stage::ruling)
      return Command(command::Choose{Role::supervisor, static_cast<Ruling>(fields_.below(17))});
    return bots::choose(table.terms, view_for(table.round, Viewer::at(table.round.turn)), chance_,
                        {.samples = 4});
  }
  static CardList shuffled(CardSet cards, std::uint64_t step) {
    return shuffle(cards, seed_from_number(step), {step, 0}).shoe.rest();
  }
  // Reports, determinations, acts out of turn.
  TableCommand anything() {
    switch (fields_.below(5)) {
      case 0:
        return Command(filled<command::Report>());
      case 1:
        return Command(filled<command::RaiseTo>());
      case 2:
        return Command(filled<command::StartClock>());
      case 3:
        return table_command::Determine{Role::operator_, *ShortText::from("stake"),
                                        *ShortText::from(std::to_string(1 + fields_.below(9)))};
      default:
        return filled<table_command::OpenDispute>();
    }
  }
  template <class T>
  T filled() {
    T value{};
    fields_.fill(value);
    return value;
  }

  test::RandomFields fields_;
  Chance chance_;
};

}  // namespace

TEST_CASE("a table of every game is read back equal after every command") {
  for (const Game* const game : all_games) {
    Table table = table_of(*game);
    check_snapshot(table);
    Storm(game->key.size()).run(table, 300);
    CHECK_MESSAGE(table.rounds > 2, std::string(game->key));
  }
}

TEST_CASE("a snapshot by an older build is read: missing fields get defaults") {
  Table table = table_of(games::holdem_1995);
  Storm(5).run(table, 60);
  std::string text = room::snapshot_of(table);
  const std::string missing = ",\"disputes_opened\":" + std::to_string(table.disputes_opened);
  REQUIRE(text.find(missing) != std::string::npos);
  text.erase(text.find(missing), missing.size());
  const auto read = room::table_from_snapshot(text, games::holdem_1995);
  REQUIRE(read);
  table.disputes_opened = 0;
  CHECK(*read == table);
}

TEST_CASE("a snapshot with a field of a newer build is not read: its records are") {
  const Table table = table_of(games::holdem_1995);
  std::string text = room::snapshot_of(table);
  const std::string last = ",\"disputes_opened\":";
  text.insert(text.find(last), ",\"laundry\":[1,2,{\"socks\":null}]");
  CHECK_FALSE(room::table_from_snapshot(text, games::holdem_1995));
}

TEST_CASE("a text that is not a snapshot of this game is not read") {
  const Table table = table_of(games::holdem_1995);
  const std::string text = room::snapshot_of(table);
  CHECK_FALSE(room::table_from_snapshot(text, games::omaha_1995));
  CHECK_FALSE(room::table_from_snapshot(text.substr(0, text.size() / 2), games::holdem_1995));
  CHECK_FALSE(room::table_from_snapshot("", games::holdem_1995));
  std::string wrong = text;
  wrong.replace(wrong.find("\"stage\":\"forced\""), 16, "\"stage\":\"asleep\"");
  CHECK_FALSE(room::table_from_snapshot(wrong, games::holdem_1995));
  // Chips that came from nowhere.
  wrong = text;
  wrong.replace(wrong.find("\"stake\":400"), 11, "\"stake\":401");
  CHECK_FALSE(room::table_from_snapshot(wrong, games::holdem_1995));
}
