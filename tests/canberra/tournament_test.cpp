// Random tournaments of Canberra Poker, with random acts by everybody: what is true whatever
// happens.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "canberra/tournament/play.h"
#include "canberra/tournament/standings.h"
#include "canberra/tournament/undo/undo.h"

using namespace cardroom;
using namespace cardroom::canberra::tournament;

namespace {

struct Dice {
  std::uint64_t state = 1;
  int roll(int sides) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return static_cast<int>((state >> 33) % static_cast<unsigned>(sides));
  }
};

ShortText key(std::string_view text) { return *ShortText::from(text); }
Note note(std::string_view text) { return *Note::from(text); }

// A tournament, and another that is only told the events of the first.
struct Pair {
  Tournament live;
  Tournament told;
  std::unique_ptr<Events> events = std::make_unique<Events>();
  std::vector<Tournament> before_acts;  // One for each that can be taken back.
  int refused = 0;

  bool put(const Command& command) {
    events->clear();
    const auto before = std::make_unique<Tournament>(live);
    if (const auto refusal = play(live, command, *events)) {
      CHECK(refusal->rule != nullptr);
      CHECK(static_cast<bool>(refusal->clause));
      CHECK(*before == live);
      ++refused;
      return false;
    }
    for (const Event& event : *events) CHECK(static_cast<bool>(clause_of(event)));
    apply_all(told, std::span(events->data(), events->size()));
    follow_history(*before);
    return true;
  }
  void follow_history(const Tournament& before) {
    const std::size_t acts = live.history.list.size();
    const bool undone = !events->empty() && std::holds_alternative<event::Undone>(*events->begin());
    if (undone) {
      Tournament was = std::move(before_acts.back());
      was.history = live.history;
      CHECK(was == live);
      before_acts.pop_back();
    } else if (live.history.last != before.history.last) {
      before_acts.push_back(before);
    }
    if (before_acts.size() > acts)
      before_acts.erase(before_acts.begin(), before_acts.end() - static_cast<std::ptrdiff_t>(acts));
  }
};

void set(Pair& pair, std::string_view name, std::string_view value) {
  CHECK(pair.put(command::SetCondition{Role::operator_, key(name), note(value)}));
}

void make_conditions(Pair& pair, Dice& dice) {
  const bool points = dice.roll(2) == 0;
  for (const auto text : {"start", "entry", "eligibility", "group"}) set(pair, text, "as posted");
  set(pair, "competition", points ? "points" : "sessions");
  set(pair, "sessions", std::to_string(1 + dice.roll(3)));
  set(pair, "rounds", std::to_string(1 + dice.roll(4)));
  set(pair, "seats", std::to_string(2 + dice.roll(6)));
  set(pair, "buy-backs", dice.roll(2) == 0 ? "none" : "1 50 2");
  set(pair, "fee", "100.01");
  set(pair, "commission", "10");
  set(pair, "chips", std::to_string(200 + 100 * dice.roll(8)));
  set(pair, "least", "2");
  set(pair, "most", "40");
  set(pair, "minimum", "50");
  set(pair, "maximum", "200");
  set(pair, "prizes", dice.roll(2) == 0 ? "60/30/10" : "100");
  set(pair, "tie", dice.roll(2) == 0 ? "share" : "play-off");
  set(pair, "carry", dice.roll(2) == 0 ? "on" : "off");
  if (points) {
    set(pair, "points", "10/6/3/1");
    set(pair, "catch-up", dice.roll(2) == 0 ? "on" : "off");
    set(pair, "points-tie", dice.roll(2) == 0 ? "share" : "highest");
  } else {
    set(pair, "advance", "1");
    set(pair, "repechage", dice.roll(2) == 0 ? "none" : "1");
    set(pair, "elimination", "fewer chips");
    set(pair, "session-tie", dice.roll(2) == 0 ? "both" : "play-off");
  }
  CHECK(pair.put(command::Document{}));
  CHECK(pair.put(command::Publish{}));
  CHECK(pair.put(command::Notify{Role::operator_, note("ref")}));
  CHECK(pair.put(command::Nominate{Role::operator_, note("Lee")}));
}

void draw_and_start(Pair& pair, Dice& dice) {
  command::Ballot ballot;
  const Tournament& state = pair.live;
  for (const Entrant& entrant : state.entrants)
    if (entrant.status == EntrantStatus::in &&
        (state.kind == SessionKind::ordinary || state.tied.contains(entrant.player)))
      ballot.drawn.push_back(entrant.player);
  for (std::size_t at = ballot.drawn.size(); at > 1; --at)
    std::swap(ballot.drawn[at - 1],
              ballot.drawn[static_cast<std::size_t>(dice.roll(static_cast<int>(at)))]);
  CHECK(pair.put(ballot));
  for (const PlayerId player : ballot.drawn)
    if (dice.roll(20) != 0) pair.put(command::TakeSeat{player});
  CHECK(pair.put(command::StartSession{}));
}

void play_round(Pair& pair, Dice& dice, TableNumber table) {
  if (!pair.put(command::StartRound{Role::dealer, table})) return;
  const Tournament& state = pair.live;
  while (state.phase == CanberraPhase::session && state.table(table).stage == RoundStage::antes) {
    const Entrant* const asked = at_seat(state, table, state.table(table).asked);
    REQUIRE(asked != nullptr);
    const auto most = std::min<std::int64_t>(200, asked->stack.count() + asked->ante.count());
    if (asked->ante == Chips(0))
      CHECK(pair.put(command::PlaceAnte{asked->player,
                                        Chips(50 + dice.roll(static_cast<int>(most - 50 + 1)))}));
    // A player wagers before being asked.
    const auto& any =
        state
            .entrants[static_cast<std::size_t>(dice.roll(static_cast<int>(state.entrants.size())))];
    if (dice.roll(8) == 0) pair.put(command::PlaceAnte{any.player, Chips(60)});
    for (const Entrant& one : state.entrants)
      if (one.referred)
        CHECK(pair.put(command::RuleAnte{Role::director, one.player, dice.roll(2) == 0}));
    CHECK(pair.put(command::AskNext{Role::dealer, table}));
  }
  if (state.phase != CanberraPhase::session || state.table(table).stage != RoundStage::bets) return;
  if (dice.roll(12) == 0) {
    CHECK(pair.put(command::VoidRound{Role::director, table}));
    return;
  }
  command::Settle settle;
  settle.table = table;
  std::vector<PlayerId> players;
  for (const Seat seat : seats_at(state, table))
    players.push_back(at_seat(state, table, seat)->player);
  for (const PlayerId player : players) {
    if (dice.roll(3) == 0 || !pair.put(command::Bet{player})) {
      CHECK(pair.put(command::Fold{player}));
      continue;
    }
    settle.players.push_back(player);
    settle.back.push_back(Chips(dice.roll(4) * 150));
  }
  CHECK(pair.put(settle));
}

// Now and then the director counts a table instead of entering its rounds.
void count_table(Pair& pair, Dice& dice, TableNumber table) {
  command::CountTable count;
  count.table = table;
  for (const Seat seat : seats_at(pair.live, table)) {
    count.players.push_back(at_seat(pair.live, table, seat)->player);
    count.chips.push_back(Chips(dice.roll(6) * 100));
  }
  pair.put(count);
}

void between_sessions(Pair& pair, Dice& dice) {
  for (const Entrant& entrant : pair.live.entrants)
    if (dice.roll(4) == 0) pair.put(command::BuyBack{entrant.player});
  pair.put(command::BeginExtra{Role::director, SessionKind::repechage});
  pair.put(command::BeginExtra{Role::director, SessionKind::catch_up});
}

void play_off(Pair& pair, Dice& dice) {
  command::PlayOff off;
  for (const PlayerId player : pair.live.tied) {
    off.players.push_back(player);
    off.chips.push_back(Chips(dice.roll(5) * 100));
  }
  CHECK(pair.put(off));
}

void check_state(const Pair& pair) {
  REQUIRE(pair.live == pair.told);
  for (const Entrant& entrant : pair.live.entrants) {
    CHECK(entrant.stack >= Chips(0));
    CHECK(entrant.ante >= Chips(0));
  }
  for (TableNumber table = 1; table <= tables_most; ++table)
    CHECK(seats_at(pair.live, table).size() <= pair.live.conditions.seats);
}

// CP17-17.20: what was taken back was not done, and can be done again.
void take_back(Pair& pair) {
  const auto paid = [&] {
    Cents all;
    for (const Entrant& entrant : pair.live.entrants)
      all += entrant.paid + entrant.bought - entrant.refunded - entrant.prize;
    return all;
  };
  const Cents before = paid();
  const std::size_t acts = pair.live.history.list.size();
  if (!pair.put(command::Undo{})) return;
  CHECK(pair.live.history.list.size() == acts - 1);
  Cents returned;
  for (const Event& event : *pair.events)
    if (const auto* const e = std::get_if<event::MoneyReturned>(&event)) returned += e->amount;
  CHECK(paid() == before - returned);
  check_state(pair);
}

void check_awards(const Tournament& state) {
  Cents prizes;
  for (const Entrant& entrant : state.entrants) {
    prizes += entrant.prize;
    CHECK((entrant.place > 0) == (entrant.status != EntrantStatus::reserve));
  }
  CHECK(prizes == prize_pool(state));
}

}  // namespace

TEST_CASE("CP17-17.20 CP17-17.21: random tournaments end with a place for each and the pool paid") {
  int finished = 0;
  int refused = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    CAPTURE(seed);
    Dice dice{seed * 977};
    Pair pair;
    make_conditions(pair, dice);
    const int players = 2 + dice.roll(20);
    for (int at = 1; at <= players; ++at)
      CHECK(pair.put(command::Enter{PlayerId(static_cast<std::uint32_t>(at))}));
    for (int step = 0; step < 3000 && pair.live.phase != CanberraPhase::finished; ++step) {
      if (pair.live.phase == CanberraPhase::play_off) {
        play_off(pair, dice);
      } else if (pair.live.phase == CanberraPhase::session) {
        const auto table = static_cast<TableNumber>(1 + dice.roll(12));
        if (dice.roll(10) == 0)
          count_table(pair, dice, table);
        else
          play_round(pair, dice, table);
      } else {
        if (pair.live.phase == CanberraPhase::between) between_sessions(pair, dice);
        if (pair.live.phase == CanberraPhase::finished) break;
        if (still_in(pair.live) == 0) {
          CHECK(pair.put(command::AwardPlaces{}));
          if (pair.live.phase == CanberraPhase::awarded) break;
          continue;
        }
        draw_and_start(pair, dice);
      }
      check_state(pair);
      if (dice.roll(10) == 0) take_back(pair);
    }
    if (pair.live.phase != CanberraPhase::finished && pair.live.phase != CanberraPhase::awarded)
      continue;
    ++finished;
    if (pair.live.phase == CanberraPhase::finished) CHECK(pair.put(command::AwardPlaces{}));
    check_awards(pair.live);
    CHECK(pair.put(command::Undo{}));
    check_state(pair);
    CHECK(pair.put(command::AwardPlaces{}));
    check_awards(pair.live);
    refused += pair.refused;
  }
  CHECK(finished >= 140);
  CHECK(refused > 100);
}

TEST_CASE("CP17-17.3(a)(xii)(D) CP17-17.20: a tie at the end of a session is nobody's act") {
  const Event tied = event::Tied{PlayerId(1), clause("CP17-17.3(a)(xii)(D)")};
  const Event ended =
      event::SessionEnded{1, SessionKind::ordinary, cardroom::clause("CP17-DEF-Session")};
  const Event awarded = event::PlaceAwarded{PlayerId(2), 1, clause("CP17-17.20")};
  const std::vector<Event> by_itself = {ended, tied};
  const std::vector<Event> when_awarded = {tied, awarded};
  CHECK_FALSE(is_act(by_itself));
  CHECK(is_act(std::span(&tied, 1)));  // Of whoever awards the places.
  CHECK(is_act(when_awarded));
}

TEST_CASE("CP17-17.5 CP17-17.3(a)(v): lists of people end, and nothing breaks there") {
  Dice dice;
  Pair pair;
  make_conditions(pair, dice);
  // Who agrees and does not enter makes room for others.
  for (std::uint32_t player = 1; player <= 400; ++player)
    REQUIRE(pair.put(command::Agree{PlayerId(player)}));
  CHECK(pair.live.agreed.full());
  for (std::uint32_t player = 1; player <= 20; ++player)
    REQUIRE(pair.put(command::Enter{PlayerId(player)}));
  for (std::uint32_t player = 21; player <= entrants_most; ++player)
    REQUIRE(pair.put(command::JoinReserve{PlayerId(player)}));
  CHECK(pair.live.entrants.full());
  const auto rule_of = [&](const Command& command) {
    pair.events->clear();
    const auto refused = play(pair.live, command, *pair.events);
    return refused ? std::string(refused->rule->name) : std::string();
  };
  CHECK(rule_of(command::Enter{PlayerId(500)}) == "tournament_full");
  CHECK(rule_of(command::JoinReserve{PlayerId(500)}) == "tournament_full");
  for (std::uint32_t player = 1; player <= entrants_most; ++player)
    (void)rule_of(command::Agree{PlayerId(player)});
  CHECK(rule_of(command::Agree{PlayerId(600)}) == "tournament_full");
}

TEST_CASE("CP17-17.1: what comes back is an amount for each player, and not less than nothing") {
  Dice dice;
  Pair pair;
  make_conditions(pair, dice);
  for (std::uint32_t player = 1; player <= 2; ++player)
    REQUIRE(pair.put(command::Enter{PlayerId(player)}));
  command::Ballot ballot;
  for (const Entrant& entrant : pair.live.entrants) ballot.drawn.push_back(entrant.player);
  REQUIRE(pair.put(ballot));
  for (const PlayerId player : ballot.drawn) REQUIRE(pair.put(command::TakeSeat{player}));
  REQUIRE(pair.put(command::StartSession{}));
  REQUIRE(pair.put(command::StartRound{Role::dealer, 1}));
  for (const PlayerId player : ballot.drawn) {
    REQUIRE(pair.put(command::PlaceAnte{player, Chips(50)}));
    REQUIRE(pair.put(command::AskNext{Role::dealer, 1}));
  }
  for (const PlayerId player : ballot.drawn) REQUIRE(pair.put(command::Bet{player}));
  command::Settle settle;
  settle.table = 1;
  settle.players = {ballot.drawn[0]};
  const auto refusal = [&] {
    const auto refused = play(pair.live, settle, *pair.events);
    return refused ? std::string(refused->rule->name) + " " + std::string(refused->clause.id())
                   : std::string();
  };
  CHECK(refusal() == "not_in CP17-17.1");
  settle.back = {Chips(-1)};
  CHECK(refusal() == "more_than_stake CP17-17.1");
  settle.back = {Chips(300)};
  CHECK(refusal().empty());
}
