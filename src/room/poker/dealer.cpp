// The room as the dealer at a table between players: what to do next, and doing it.
#include <algorithm>

#include "bots/player.h"
#include "room/poker/table.h"
#include "rules/round/view.h"
#include "rules/table/plan.h"

namespace cardroom::room {

namespace {

enum class Step : std::uint8_t {
  start,    // The next round of play.
  shuffle,  // Cards that play waits for.
  time,     // The clock has run out.
  bot,      // A house bot acts.
  absent,   // A player is treated as absent.
  sit_out,  // They sit out until they come back.
  vacate,   // A player who sits out holds up the buck.
  award,    // A vacant seat that somebody wants.
  dismiss,  // The table is closed: its players leave.
};

Next step_at(std::int64_t at_ms, Step step, Seat seat = {}) {
  Next next{at_ms, static_cast<std::uint8_t>(step), seat};
  if (step == Step::absent) next.ends = Next::Ends::a_turn;
  if (step == Step::start) next.ends = Next::Ends::the_pause;
  return next;
}

// About the pace of the house, varied a little.
std::int64_t thinking_ms(const Scene& scene) {
  Chance chance(scene.seq * 977 + scene.table);
  const auto pace = static_cast<std::uint32_t>(std::max<std::int64_t>(scene.house.bot_pace_ms, 1));
  return pace / 2 + chance.below(pace);
}

// A seat that is empty and that somebody wants.
Seat wanted_seat(const Table& table) {
  for (const SeatWish& wish : table.wishes)
    if (table.place(wish.seat).player.is_none()) return wish.seat;
  return Seat::none();
}

// Others who want it too draw for it: cards in the order of a fresh shoe.
table_command::AwardSeat award(const Table& table, Seat seat, const CardList& order) {
  table_command::AwardSeat command{Role::dealer, seat, {}};
  TableEvents events;
  Table trial = table;
  if (!play(trial, command, events)) return command;
  for (const Card card : order) {
    if (card.is_joker() || command.drawn.full()) continue;
    command.drawn.push_back(card);
    trial = table;
    events.clear();
    if (!play(trial, command, events)) return command;
  }
  return command;
}

}  // namespace

std::optional<Next> PokerTable::next_in_round(const Scene& scene) const {
  const Round& round = table_.round;
  if (round.stage == Stage::shuffling || round.stage == Stage::misdealt)
    return step_at(scene.now_ms, Step::shuffle);
  if (round.turn.is_none() || round.stage == Stage::ruling) return std::nullopt;
  const PlayerId player = table_.dealt_to[round.turn.index()];
  if (scene.accounts->is_bot(player))
    return step_at(scene.since_ms + thinking_ms(scene), Step::bot, round.turn);
  // Play does not wait for players who have asked to leave.
  constexpr std::int64_t leaving_ms = 2'000;
  const bool leaving = table_.place(round.turn).leaving;
  const std::int64_t absent_ms =
      scene.since_ms +
      (leaving ? std::min(leaving_ms, scene.house.absent_ms) : scene.house.absent_ms);
  const std::int64_t clock_ms = clock_until_ms();
  if (clock_ms != 0 && clock_ms < absent_ms) return step_at(clock_ms, Step::time, round.turn);
  return step_at(absent_ms, Step::absent, round.turn);
}

std::optional<Next> PokerTable::next_between(const Scene& scene) const {
  if (table_.closing && table_.rounds_left == 0) {
    if (seated(table_).empty()) return std::nullopt;
    return step_at(scene.now_ms, Step::dismiss, seated(table_).lowest_seat());
  }
  if (const Seat seat = wanted_seat(table_); !seat.is_none())
    return step_at(scene.now_ms, Step::award, seat);
  if (scene.paused || !scene.company) return std::nullopt;
  const RoundPlan plan = plan_round(table_, scene.now_ms / 1000);
  if (!plan.refuses_buck.is_none() && plan.players.size() >= 2)
    return step_at(scene.since_ms + scene.house.absent_ms, Step::vacate, plan.refuses_buck);
  if (plan.players.size() < 2) return std::nullopt;
  return step_at(scene.since_ms + scene.house.pause_ms, Step::start);
}

std::optional<Next> PokerTable::next(const Scene& scene) const {
  return table_.dealing ? next_in_round(scene) : next_between(scene);
}

TableCommand PokerTable::bot_command(Seat seat, const Scene& scene) const {
  Chance chance(scene.seq * 7919 + scene.table * 104729ULL + table_.rounds);
  return bots::choose(table_.terms, view_for(table_.round, Viewer::at(seat)), chance);
}

// House setting, not a rule: an absent player does what costs nothing, and folds where that is not
// possible.
TableCommand PokerTable::absent_command() const {
  const Legal& legal = table_.round.legal;
  const Seat seat = table_.round.turn;
  if (legal.draw) return Command(command::Stand{seat});
  if (legal.decline) return Command(command::Decline{seat});
  if (legal.check) return Command(command::Check{seat});
  if (legal.fold) return Command(command::Fold{seat});
  // B-31: the opener of an ante game must bet.
  if (legal.sizes.any) return Command(command::Bet{seat, legal.sizes.low});
  return Command(command::TapOut{seat});
}

TableCommand PokerTable::shuffle_command(const BringShoe& bring,
                                         codec::Maybe<records::Shuffle>& record) const {
  const bool again = table_.dealing && table_.round.stage == Stage::shuffling;
  const CardSet cards = again ? cards_to_shuffle(table_.round) : table_.terms.deck.cards();
  Brought brought = bring(cards, again ? ShuffleOf::rest : ShuffleOf::deck);
  record = std::move(brought.record);
  if (again) return Command(command::Reshuffle{brought.shuffled.shoe.rest()});
  return Command(command::Redeal{brought.shuffled.shoe.rest()});
}

std::optional<Next> PokerTable::before(std::string_view type, std::int64_t now_ms) const {
  // The ninety seconds count from now, not from when somebody last looked.
  if (type == "start_clock") return step_at(now_ms, Step::time);
  return std::nullopt;
}

Outcome PokerTable::start(const Scene& scene, const BringShoe& bring) {
  Brought brought = bring(deck(), ShuffleOf::deck);
  Outcome outcome =
      try_out(table_command::StartRound{brought.shuffled.shoe.rest(), scene.now_ms / 1000}, scene);
  if (outcome) outcome->shuffle = std::move(brought.record);
  return outcome;
}

Outcome PokerTable::shuffle(const Scene& scene, const BringShoe& bring) {
  codec::Maybe<records::Shuffle> record;
  Outcome outcome = try_out(shuffle_command(bring, record), scene);
  if (outcome) outcome->shuffle = std::move(record);
  return outcome;
}

Outcome PokerTable::act(const Next& next, const Scene& scene, const BringShoe& bring) {
  const auto done_by = [](Outcome outcome, Asker by) {
    if (outcome) outcome->by = by;
    return outcome;
  };
  switch (static_cast<Step>(next.step)) {
    case Step::start:
      return start(scene, bring);
    case Step::shuffle:
      return shuffle(scene, bring);
    case Step::time:
      return try_out(Command(command::PassTime{scene.now_ms / 1000}), scene);
    case Step::bot:
      return done_by(try_out(bot_command(next.seat, scene), scene),
                     {player_at(next.seat), Role::player});
    case Step::absent: {
      // House setting: a player treated as absent sits out until they come back.
      Outcome outcome = try_out(absent_command(), scene);
      if (outcome) outcome->then = step_at(scene.now_ms, Step::sit_out, next.seat);
      return outcome;
    }
    case Step::sit_out:
      return try_out(table_command::SitOut{next.seat}, scene);
    case Step::vacate:
      return done_by(try_out(table_command::Vacate{Role::supervisor, next.seat}, scene),
                     {PlayerId(), Role::supervisor});
    case Step::award: {
      const CardList order = bring(deck(), ShuffleOf::draw_for_seat).shuffled.shoe.rest();
      return try_out(award(table_, next.seat, order), scene);
    }
    case Step::dismiss:
      return try_out(table_command::Leave{next.seat}, scene);
  }
  return refused_by(rule::unknown_type);
}

}  // namespace cardroom::room
