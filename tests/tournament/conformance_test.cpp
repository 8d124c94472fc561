// What must be true of every format, whatever players, tables and the director do: random
// tournaments with random acts, legal or not.
#include <algorithm>
#include <random>
#include <vector>

#include "tournament/at_table.h"

using namespace cardroom;
using namespace cardroom::tournament;

namespace {

class Chaos {
 public:
  Chaos(const Format& format, std::uint64_t seed) : random_(seed), live_(make_tournament(format)) {
    replayed_ = live_;
  }

  void run() {
    const Conditions& conditions = live_.conditions;
    if (below(4) == 0) determine("stacks", "counted");
    if (below(3) == 0) determine("leftover", "rounded-up");
    if (below(3) == 0) determine("prizes", "40/25/15/10/6/4");
    if (below(4) == 0) determine("seat-prize", "300");
    put(command::Nominate{*ShortText::from("Dee")});
    put(command::Approve{*Note::from("1")});
    const int most = std::min<int>(conditions.players_most, 40);
    const int players = conditions.players_least + below(most - conditions.players_least + 1);
    for (int player = 1; player <= players; ++player) put(command::Enter{id(player)});
    if (below(3) == 0) put(command::JoinReserve{id(players + 1)});
    ballot();
    put(command::Start{});
    REQUIRE(live_.phase == TournamentPhase::playing);
    for (int step = 0; step < 4000 && live_.phase == TournamentPhase::playing; ++step) act();
    finish();
    put(command::Award{});
    REQUIRE(live_.phase == TournamentPhase::finished);
    check_end();
  }

 private:
  static PlayerId id(int number) { return PlayerId(static_cast<std::uint32_t>(number)); }
  int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }

  void determine(std::string_view key, std::string_view value) {
    put(command::Determine{*ShortText::from(key), *Note::from(value)});
  }

  // Live play, a decision on a copy and the replay of its events must agree.
  bool put(const Command& command) {
    const auto decided = decide(live_, command);
    Events events;
    const auto refused = play(live_, command, events);
    REQUIRE(static_cast<bool>(decided) == !refused);
    if (refused) {
      CHECK(events.empty());
      CHECK(!refused->rule->name.empty());
      CHECK(static_cast<bool>(refused->clause));  // *95-18.6: also of what the book does not cover.
      return false;
    }
    apply_all(replayed_, events);
    check_state();
    return true;
  }

  // Checks chips, seats and places, and compares the replay with the live state.
  void check_state() {
    REQUIRE(conserved(live_));
    REQUIRE(chips_in_play(live_) == live_.issued - live_.removed);
    REQUIRE(chips_in_play(replayed_) == chips_in_play(live_));
    REQUIRE(live_.entries.size() == replayed_.entries.size());
    for (std::size_t at = 0; at < live_.entries.size(); ++at) {
      const Entry& one = live_.entries[at];
      const Entry& other = replayed_.entries[at];
      const bool same = one.stake == other.stake && one.status == other.status &&
                        one.table == other.table && one.seat == other.seat &&
                        one.place == other.place && one.prize == other.prize &&
                        one.bought == other.bought && one.out_at == other.out_at && one == other;
      REQUIRE(same);
      REQUIRE(one.stake >= Chips(0));
      if (is_in(one) && one.table != 0)
        REQUIRE(live_.table(one.table).who[one.seat.index()] == at + 1);
    }
    Tally tally;
    for (const Entry& entry : live_.entries) tally.add(entry);
    REQUIRE(tally == live_.entries.tally());
    check_tables();
  }

  // What is kept about the tables is what counting them gives.
  void check_tables() {
    TableNumber fullest = 0;
    TableNumber emptiest = 0;
    int in_use = 0;
    for (TableNumber number = 1; number <= live_.tables.size(); ++number) {
      const TournamentTable& table = live_.table(number);
      if (!table.in_use) continue;
      ++in_use;
      REQUIRE(players_at(table) <= live_.conditions.seats);
      const auto more_than = [&](TableNumber other) {
        return players_at(table) - players_at(live_.table(other));
      };
      if (fullest == 0 || more_than(fullest) > 0) fullest = number;
      if (emptiest == 0 || more_than(emptiest) <= 0) emptiest = number;
    }
    REQUIRE(live_.tables.fullest() == fullest);
    REQUIRE(live_.tables.emptiest() == emptiest);
    REQUIRE(tables_in_use(live_) == in_use);
  }

  void check_end() {
    Cents paid;
    std::vector<int> places;
    for (const Entry& entry : live_.entries) {
      paid += entry.prize;
      REQUIRE((entry.place > 0) == took_part(entry));
      if (entry.place > 0) places.push_back(entry.place);
    }
    REQUIRE(paid == pool_of(live_));
    // Every place once, or as often as it is shared.
    std::sort(places.begin(), places.end());
    for (std::size_t at = 0; at < places.size();) {
      const auto shared =
          static_cast<std::size_t>(std::count(places.begin(), places.end(), places[at]));
      REQUIRE(places[at] == static_cast<int>(at) + 1);
      at += shared;
    }
  }

  PlayerId anybody() {
    if (live_.entries.empty()) return id(1);
    return live_.entries[static_cast<std::size_t>(below(static_cast<int>(live_.entries.size())))]
        .player;
  }
  TableNumber any_table() {
    for (int tries = 0; tries < 50; ++tries) {
      const auto table = static_cast<TableNumber>(1 + below(8));
      if (live_.tables.has(table)) return table;
    }
    return 1;
  }

  void ballot() {
    command::Ballot drawn;
    for (const Entry& entry : live_.entries)
      if (is_in(entry) || entry.status == EntryStatus::entered) drawn.drawn.push_back(entry.player);
    std::shuffle(drawn.drawn.begin(), drawn.drawn.end(), random_);
    put(drawn);
  }

  // Stakes go round in multiples of the smallest chip; sometimes a player loses everything.
  StakesAt mixed_stakes(const TournamentTable& table, SeatSet seats) {
    StakesAt stakes{};
    std::vector<unsigned> at;
    for (const Seat seat : seats) {
      stakes[seat.index()] = live_.entry_at(table, seat).stake;
      at.push_back(seat.index());
    }
    for (int times = below(4); times > 0 && at.size() > 1; --times) {
      const unsigned from = at[static_cast<std::size_t>(below(static_cast<int>(at.size())))];
      const unsigned to = at[static_cast<std::size_t>(below(static_cast<int>(at.size())))];
      const std::int64_t units = stakes[from] / table.chip;
      const Chips amount = below(3) == 0 || units < 2
                               ? stakes[from]
                               : table.chip * (1 + below(static_cast<int>(units)));
      stakes[from] -= amount;
      stakes[to] += amount;
    }
    return stakes;
  }

  void act() {
    const TableNumber number = any_table();
    const TournamentTable& table = live_.table(number);
    switch (below(25)) {
      case 0:
      case 1:
      case 2:
      case 3:
        put(command::StartRound{number});
        break;
      case 4:
      case 5:
      case 6:
      case 7:
        if (table.dealing) put(command::EndRound{number, mixed_stakes(table, table.dealt)});
        break;
      case 8:
        put(command::PassTime{live_.now_s + below(1500)});
        break;
      case 9:
        put(command::Rebuy{anybody()});
        break;
      case 10:
        put(command::TopUp{anybody()});
        break;
      case 11:
        race(number);
        break;
      case 12:
        put(command::Eliminate{anybody()});
        break;
      case 13:
        broken(number);
        break;
      case 14:
        balance();
        break;
      case 15:
        put(command::Move{anybody(), any_table(), Seat(1 + below(10))});
        break;
      case 16:
        absence();
        break;
      case 17:
        people(number);
        break;
      case 18:
        put(command::StartBreak{below(1200)});
        break;
      case 19:
        put(command::EndBreak{});
        break;
      case 20:
        put(command::Bust{anybody(), Chips(25 * below(40))});
        break;
      case 21:
        if (table.in_use && !table.dealing)
          put(command::EnterCount{number, mixed_stakes(table, seats_taken(table))});
        break;
      case 22:
        put(command::RequestCount{anybody()});
        break;
      case 23:
        put_right();
        break;
      default:
        if (below(20) == 0) ballot();
        break;
    }
  }

  // The director takes something back or corrects it.
  void put_right() {
    const Note reason = *Note::from("a mistake");
    // Back to the start, but not before it: the night goes on.
    const auto count = static_cast<int>(live_.acts.list.size());
    const Act& latest = live_.acts.list[static_cast<std::size_t>(count - 1)];
    const Act& other = live_.acts.list[static_cast<std::size_t>(below(count))];
    const bool started = latest.what.view() == "started" || other.what.view() == "started" ||
                         other.what.view() == "entered" || other.what.view() == "table_formed";
    const bool one = !started && below(3) == 0 && put(command::Undo{other.number});
    if (!started && !one && below(2) == 0) put(command::Undo{});
    if (below(4) == 0) put(command::CorrectPlace{anybody(), place(1 + below(40)), reason});
    if (below(6) == 0) put(command::CorrectStake{anybody(), Chips(100 * below(30)), reason});
    if (below(6) == 0)
      put(command::Reinstate{anybody(), any_table(), Seat(1 + below(10)), Chips(500), reason});
    const auto stacks = below(2) == 0 ? Stacks::dealt : Stacks::counted;
    if (below(8) == 0) put(command::ChooseDealing{any_table(), stacks});
    if (below(8) == 0) put(command::SetClock{60 * below(300), reason});
  }
  static std::uint16_t place(int number) { return static_cast<std::uint16_t>(number); }

  void race(TableNumber number) {
    const TournamentTable& table = live_.table(number);
    if (!table.in_use) return;
    command::RaceOff race{number, table.chip, {}, {}, below(3) > 0};
    int card = below(10);
    for (const Seat seat : seats_racing(live_, table)) {
      race.seats.push_back(seat);
      race.cards.push_back(Card::from_index(card));
      card += 1 + below(4);
    }
    put(race);
  }

  void broken(TableNumber number) {
    command::BreakTable broken{number, {}};
    for (const Entry& entry : live_.entries)
      if (entry.table == number) broken.drawn.push_back(entry.player);
    put(broken);
  }

  void balance() {
    if (!put(command::Balance{})) return;
    int least = seats_max;
    int most = 0;
    for (const TournamentTable& table : live_.tables) {
      if (!table.in_use) continue;
      least = std::min(least, players_at(table));
      most = std::max(most, players_at(table));
    }
    REQUIRE(most - least <= 1);
  }

  void absence() {
    const PlayerId player = anybody();
    if (below(2) == 0) put(command::MarkAbsent{player});
    if (below(3) == 0) put(command::MarkPresent{player});
    if (below(6) == 0) put(command::Forfeit{player});
    if (below(6) == 0) put(command::SeatReserve{anybody(), player});
  }

  void people(TableNumber number) {
    const auto breached = *Clause::parse(std::string(live_.articles().book) + "-16.1");
    if (below(12) == 0) put(command::Exclude{anybody(), breached});
    if (below(4) == 0) put(command::Substitute{anybody(), id(100 + below(20)), Note()});
    if (below(4) == 0) put(command::BeginStage{TournamentStage::heat});
    if (below(4) == 0) {
      command::InvalidateRound invalid{number, Cause::fraud};
      if (below(2) == 0) {
        invalid.wagers = Wagers::removed;
        invalid.wagered[static_cast<std::size_t>(below(10))] = live_.table(number).chip;
      }
      put(invalid);
    }
  }

  // Plays to the last player, whatever the chaos left.
  void finish() {
    put(command::EndBreak{});
    while (live_.phase == TournamentPhase::playing) {
      if (live_.conditions.stacks == Stacks::counted) {
        for (const Entry& entry : live_.entries)
          if (is_in(entry) && live_.phase == TournamentPhase::playing) {
            put(command::Bust{entry.player, Chips(0)});
            put(command::Eliminate{entry.player});
          }
        continue;
      }
      for (TableNumber number = 1; number <= live_.tables.size(); ++number)
        if (live_.table(number).dealing) put(command::InvalidateRound{number});
      for (const Entry& entry : live_.entries)
        if (entry.status == EntryStatus::busted) put(command::Eliminate{entry.player});
      if (live_.phase != TournamentPhase::playing) break;
      ballot();
      play_down();
    }
  }

  // Each table plays until one player has all the chips.
  void play_down() {
    for (TableNumber number = 1; number <= live_.tables.size(); ++number) {
      const TournamentTable& table = live_.table(number);
      if (!table.in_use || live_.phase != TournamentPhase::playing || players_at(table) < 2)
        continue;
      put(command::PassTime{live_.now_s + 60});
      if (!put(command::StartRound{number})) continue;
      StakesAt stakes{};
      const Seat winner = table.dealt.lowest_seat();
      for (const Seat seat : table.dealt)
        stakes[winner.index()] += live_.entry_at(table, seat).stake;
      put(command::EndRound{number, stakes});
    }
  }

  std::mt19937_64 random_;
  Tournament live_;
  Tournament replayed_;
};

}  // namespace

static void run_random_directors(std::uint64_t seeds) {
  for (const Format* format : all_formats) {
    CAPTURE(format->key);
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
      CAPTURE(seed);
      Chaos(*format, seed).run();
    }
  }
}

TEST_CASE("T01-4.5 T01-15.1 S05-20.18: random directors keep chips, places, prizes and seats") {
  run_random_directors(8);
}

TEST_CASE("T01-4.5 T01-15.1 S05-20.18: very many random directors do so too" * doctest::skip()) {
  run_random_directors(300);
}
