#include "room/poker/dealer.h"

#include <algorithm>

#include "room/counter/counter.h"
#include "room/game/bot_chance.h"
#include "rules/table/plan.h"
#include "rules/table/seats.h"
#include "rules/table/wishes.h"

namespace cardroom::room {

namespace {

using Act = DealersAct<TableCommand>;

enum class Step : std::uint8_t {
  start,    // The next round of play.
  shuffle,  // Cards that play waits for.
  time,     // The clock has run out.
  bot,      // A house bot acts.
  clock,    // The room, as supervisor, starts the book's clock for a player who does not act.
  absent,   // A player is treated as absent.
  sit_out,  // They sit out until they come back.
  vacate,   // A player who sits out holds up the buck.
  drop,     // Something that somebody waits for and can no longer have.
  award,    // A vacant seat that somebody wants.
  check,    // The table is closed: the dealer checks the cards once more.
  dismiss,  // The table is closed: its players leave.
};

Next step_at(std::int64_t at_ms, Step step, Seat seat = {}) {
  Next next{at_ms, static_cast<std::uint8_t>(step), seat};
  if (step == Step::absent) next.ends = Next::Ends::a_turn;
  if (step == Step::start) next.ends = Next::Ends::the_pause;
  return next;
}

// Roughly the pace of the house, different each time.
std::int64_t thinking_ms(const Scene& scene, Seat seat) {
  Chance chance = bot_chance(scene.secret, BotChance::pace, scene.seq, seat);
  const auto pace = static_cast<std::uint32_t>(std::max<std::int64_t>(scene.house.bot_pace_ms, 1));
  return pace / 2 + chance.below(pace);
}

// A seat that is empty and that somebody wants.
Seat wanted_seat(const Table& table) {
  for (const SeatWish& wish : table.wishes)
    if (table.place(wish.seat).player.is_none()) return wish.seat;
  return Seat::none();
}

std::optional<Next> next_in_round(const Table& table, const Scene& scene, BotThought& thought) {
  const Round& round = table.round;
  if (round.stage == Stage::shuffling || round.stage == Stage::misdealt)
    return step_at(scene.now_ms, Step::shuffle);
  if (round.turn.is_none() || round.stage == Stage::ruling) return std::nullopt;
  const PlayerId player = table.dealt_to[round.turn.index()];
  if (scene.accounts->is_bot(player)) {
    thought.begin(table, scene, round.turn);
    std::int64_t at_ms = scene.since_ms + thinking_ms(scene, round.turn);
    // Very many bots are thinking: nobody waits for them, and the room looks again a little later.
    constexpr std::int64_t again_ms = 20;
    if (at_ms <= scene.now_ms && !thought.is_ready()) at_ms = scene.now_ms + again_ms;
    return step_at(at_ms, Step::bot, round.turn);
  }
  // Play does not wait for players who have asked to leave, nor again for those taken for absent.
  constexpr std::int64_t gone_ms = 2'000;
  const bool leaving = table.place(round.turn).leaving;
  const bool gone = leaving || scene.absent.contains(round.turn);
  const std::int64_t absent_ms = gone ? scene.since_ms + std::min(gone_ms, scene.house.absent_ms)
                                      : absent_from_ms(scene, player);
  const std::int64_t clock_ms = clock_until_ms(table);
  // T01-4.7, S05-4.6: where the book has a clock, only the clock folds a hand.
  const bool by_clock = table.cite().clock && !leaving;
  if (clock_ms != 0 && (by_clock || clock_ms < absent_ms)) {
    Next next = step_at(clock_ms, Step::time, round.turn);
    next.ends = Next::Ends::a_turn;
    return next;
  }
  return step_at(absent_ms, by_clock ? Step::clock : Step::absent, round.turn);
}

// Something that is due and cannot be done.
struct Lost {
  TableCommand drop;
  Advice advice;
};

// Why the player who wants a seat cannot have it.
std::optional<Refused> refusal_of(const Table& table, const SeatWish& wish, const Scene& scene) {
  if (const auto refusal = refuse_wish(table, wish)) return refused_by(*refusal);
  const bool pays = seat_of(table, wish.player).is_none();
  if (pays && scene.counter->may_bring(wish.player, scene.purses) < in_cents(wish.stake))
    return refused_by(rule::not_enough_money);
  return std::nullopt;
}

std::optional<Lost> lost_wish(const Table& table, const Scene& scene) {
  for (const SeatWish& wish : table.wishes) {
    if (!table.place(wish.seat).player.is_none()) continue;
    if (const auto why = refusal_of(table, wish, scene))
      return Lost{
          table_command::GiveUp{wish.player, wish.seat},
          {wish.player, "You cannot have seat " + std::to_string(wish.seat.number()) + " any more.",
           *why}};
  }
  return std::nullopt;
}

std::optional<Lost> lost_place_in_list(const Table& table) {
  for (const PlayerId player : table.waiting)
    if (const auto refusal = refuse_newcomer(table, player))
      return Lost{table_command::LeaveList{player},
                  {player, "You are not on the waiting list any more.", refused_by(*refusal)}};
  return std::nullopt;
}

std::optional<Lost> lost_at(const Table& table, const Scene& scene) {
  if (auto lost = lost_wish(table, scene)) return lost;
  return lost_place_in_list(table);
}

std::optional<Next> next_between(const Table& table, const Scene& scene) {
  if (scene.deals == Scene::Deals::when_told) return std::nullopt;
  if (scene.deals == Scene::Deals::now) return step_at(scene.now_ms, Step::start);
  // The rounds that were announced are not waited for when nobody is there to play them.
  if (table.closing && (table.rounds_left == 0 || !scene.company)) {
    if (seated(table).empty()) return std::nullopt;
    // *95-3.2, S05-2.4, T01-2.3: and at the end of gaming.
    if (table.rounds_left == 0 && table.cards.checked && !table.cards.closed &&
        !table.cards.replaced)
      return step_at(scene.now_ms, Step::check);
    return step_at(scene.now_ms, Step::dismiss, seated(table).lowest_seat());
  }
  if (lost_at(table, scene)) return step_at(scene.now_ms, Step::drop);
  if (const Seat seat = wanted_seat(table); !seat.is_none())
    return step_at(scene.now_ms, Step::award, seat);
  if (scene.paused || !scene.company) return std::nullopt;
  const RoundPlan plan = plan_round(table, scene.now_ms / 1000);
  if (!plan.refuses_buck.is_none() && plan.players.size() >= 2)
    return step_at(scene.since_ms + scene.house.absent_ms, Step::vacate, plan.refuses_buck);
  if (plan.players.size() < 2) return std::nullopt;
  return step_at(scene.since_ms + scene.house.pause_ms, Step::start);
}

Act start(const Table& table, const Scene& scene, const BringShoe& bring) {
  Brought brought = bring(table.coming.deck.cards(), ShuffleOf::deck);
  Act act{table_command::StartRound{brought.shuffled.shoe.rest(), scene.now_ms / 1000}};
  act.shuffle = std::move(brought.record);
  return act;
}

Act shuffle(const Table& table, const BringShoe& bring) {
  const bool again = table.dealing && table.round.stage == Stage::shuffling;
  const CardSet cards = again ? cards_to_shuffle(table.round) : table.terms.deck.cards();
  Brought brought = bring(cards, again ? ShuffleOf::rest : ShuffleOf::deck);
  const auto order = brought.shuffled.shoe.rest();
  Act act{again ? Command(command::Reshuffle{order}) : Command(command::Redeal{order})};
  act.shuffle = std::move(brought.record);
  return act;
}

Act act_of_bot(const Table& table, Seat seat, const Scene& scene, BotThought& thought) {
  Act act{thought.take(table, scene, seat)};
  act.by = {table.place(seat).player, Role::player};
  return act;
}

// House setting, not a rule: an absent player does what costs nothing, and folds where that is not
// possible.
TableCommand absent_command(const Round& round) {
  const Legal& legal = round.legal;
  const Seat seat = round.turn;
  if (legal.draw) return Command(command::Stand{seat});
  if (legal.decline) return Command(command::Decline{seat});
  if (legal.check) return Command(command::Check{seat});
  if (legal.fold) return Command(command::Fold{seat});
  // B-31: the opener of an ante game must bet.
  if (legal.sizes.any) return Command(command::Bet{seat, legal.sizes.low});
  return Command(command::TapOut{seat});
}

// House setting: a player treated as absent sits out until they come back.
Act act_of_absent(const Table& table, Seat seat, const Scene& scene) {
  Act act{absent_command(table.round)};
  act.absent = table.place(seat).player;
  act.then = step_at(scene.now_ms, Step::sit_out, seat);
  return act;
}

// The room, as supervisor, gives a player who does not act the ninety seconds of the book. They
// count from now.
Act start_clock(const Table& table, Seat seat, const Scene& scene) {
  const Role keeper = table.game->director_rules ? Role::director : Role::supervisor;
  const std::int64_t now_s = scene.now_ms / 1000;
  if (table.round.odd.now_s != now_s) {
    Act act{Command(command::PassTime{now_s})};
    act.then = step_at(scene.now_ms, Step::clock, seat);
    return act;
  }
  Act act{Command(command::StartClock{keeper, seat})};
  act.by = {PlayerId(), keeper};
  return act;
}

// House setting: a player whose time has run out sits out until they come back.
Act pass_time(const Table& table, Seat seat, const Scene& scene) {
  Act act{Command(command::PassTime{scene.now_ms / 1000})};
  const std::int64_t until_ms = clock_until_ms(table);
  if (!seat.is_none() && until_ms != 0 && until_ms <= scene.now_ms) {
    act.absent = table.place(seat).player;
    act.then = step_at(scene.now_ms, Step::sit_out, seat);
  }
  return act;
}

Act vacate(Seat seat) {
  Act act{table_command::Vacate{Role::supervisor, seat}};
  act.by = {PlayerId(), Role::supervisor};
  return act;
}

// Others who want it too draw for it: cards in the order of a fresh shoe.
Act award(const Table& table, Seat seat, const BringShoe& bring) {
  const CardList order =
      bring(table.coming.deck.cards(), ShuffleOf::draw_for_seat).shuffled.shoe.rest();
  table_command::AwardSeat command{Role::dealer, seat, {}};
  TableEvents events;
  Table trial = table;
  if (!play(trial, command, events)) return {command};
  for (const Card card : order) {
    if (card.is_joker() || command.drawn.full()) continue;
    command.drawn.push_back(card);
    trial = table;
    events.clear();
    if (!play(trial, command, events)) break;
  }
  return {command};
}

}  // namespace

std::int64_t clock_until_ms(const Table& table) {
  constexpr std::int64_t clock_s = 90;  // S05-4.6
  if (!table.dealing || table.round.odd.clocked.is_none()) return 0;
  return (table.round.odd.clock_s + clock_s) * 1000;
}

PlayerId whose_turn(const Table& table) {
  const Round& round = table.round;
  if (!table.dealing || round.turn.is_none() || round.stage == Stage::ruling) return {};
  return table.dealt_to[round.turn.index()];
}

bool is_next_big_blind(const Table& table, PlayerId player) {
  const Terms& terms = table.coming;
  const Seat seat = seat_of(table, player);
  if (table.dealing || seat.is_none() || terms.blinds == 0) return false;
  const RoundPlan plan = plan_round(table, table.round.odd.now_s);
  return blind_seat(terms, plan.players, plan.marker, big_blind_index(terms)) == seat;
}

std::optional<Next> next_act(const Table& table, const Scene& scene, BotThought& thought) {
  return table.dealing ? next_in_round(table, scene, thought) : next_between(table, scene);
}

std::optional<Next> act_before(std::string_view type, std::int64_t now_ms) {
  // The ninety seconds count from now, not from when somebody last looked.
  if (type == "start_clock") return step_at(now_ms, Step::time);
  return std::nullopt;
}

namespace {

std::optional<Act> drop(const Table& table, const Scene& scene) {
  auto lost = lost_at(table, scene);
  if (!lost) return std::nullopt;
  Act act{lost->drop};
  act.advice = std::move(lost->advice);
  return act;
}

}  // namespace

std::optional<Act> act_of(const Next& next, const Table& table, const Scene& scene,
                          const BringShoe& bring, BotThought& thought) {
  switch (static_cast<Step>(next.step)) {
    case Step::start:
      return start(table, scene, bring);
    case Step::shuffle:
      return shuffle(table, bring);
    case Step::time:
      return pass_time(table, next.seat, scene);
    case Step::clock:
      return start_clock(table, next.seat, scene);
    case Step::bot:
      return act_of_bot(table, next.seat, scene, thought);
    case Step::absent:
      return act_of_absent(table, next.seat, scene);
    case Step::sit_out:
      return Act{table_command::SitOut{next.seat}};
    case Step::vacate:
      return vacate(next.seat);
    case Step::drop:
      return drop(table, scene);
    case Step::award:
      return award(table, next.seat, bring);
    case Step::check:
      return Act{table_command::CheckCards{Role::dealer}};
    case Step::dismiss:
      return Act{table_command::Leave{next.seat}};
  }
  return std::nullopt;
}

}  // namespace cardroom::room
