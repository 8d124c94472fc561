#include "room/contests/contest_performer.h"

#include "base/overloaded.h"
#include "cards/lots.h"
#include "codec/json_text.h"
#include "room/contests/contest_money.h"
#include "room/contests/contest_schedule.h"
#include "room/contests/refuse_wanted.h"
#include "room/tournaments/any/winding_up.h"
#include "room/tournaments/draws.h"

namespace cardroom::room {

namespace {

// What the tables report is not for people to say, where the room deals.
bool is_contest_report(const contest::Command& asked) {
  namespace command = contest::command;
  const overloaded report{[](const command::StartRound&) { return true; },
                          [](const command::AskNext&) { return true; },
                          [](const command::Bet&) { return true; },
                          [](const command::Fold&) { return true; },
                          [](const command::DeclareJackpot&) { return true; },
                          [](const command::Settle&) { return true; },
                          [](const command::CountTable&) { return true; },
                          [](const command::VoidRound&) { return true; },
                          [](const command::PlayOff&) { return true; },
                          [](const auto&) { return false; }};
  return std::visit(report, asked);
}

// CP17-17.7: everybody who plays next, in the order of the lots.
void draw_ballot(const contest::Tournament& state, contest::command::Ballot& ballot,
                 const Seed& seed) {
  const auto players = players_to_draw(state);
  for (const std::size_t place : lots(players.size(), seed, 0))
    ballot.drawn.push_back(players[place]);
}

std::size_t tables_for(const contest::Tournament& state, const contest::command::Ballot& ballot) {
  const std::size_t seats = std::max<std::size_t>(1, state.conditions.seats);
  return (ballot.drawn.size() + seats - 1) / seats;
}

}  // namespace

Result<std::uint32_t, Refused> ContestPerformer::announce(const TournamentWanted& wanted,
                                                          const Moment& at) {
  if (auto refused = refuse_wanted_contest(wanted, at.now_ms)) return *refused;
  const std::uint32_t number = tournaments_.next_number();
  LiveContest& live = tournaments_.contests().add(number);
  const auto announced = announcement(wanted, number, draw_key_(), at.now_ms);
  open_contest(live, announced);
  recorder_.record(live.stream(), codec::to_text(announced), at.effects);
  for (const contest::Command& command : opening_commands(wanted))
    (void)perform(live, command, {PlayerId(), Role::operator_}, {}, at);
  board_.change(live);
  return number;
}

bool ContestPerformer::direct(LiveContest& live, const contest::Command& command,
                              const Moment& at) {
  return !perform(live, command, {PlayerId(), Role::director}, {}, at);
}

std::optional<Refused> ContestPerformer::perform(LiveContest& live, const contest::Command& command,
                                                 const Asker& asker, const std::string& id,
                                                 const Moment& at) {
  if (live.stopped) return refused_by(rule::tournament_stopped);
  std::optional<Refused> refused;
  const bool whole = contain(live, at, [&] { refused = carry_out(live, command, asker, id, at); });
  return whole ? refused : refused_by(rule::tournament_at_fault);
}

std::optional<Refused> ContestPerformer::refuse(const LiveContest& live,
                                                const contest::Command& command,
                                                std::int64_t now_ms) const {
  const auto price = price_of(live.state, command);
  if (const PlayerId comes = comes_by(command); !comes.is_none())
    if (auto refused = protection_.refuse_tournament(comes, price ? price->cents : Cents(0),
                                                     live.number(), now_ms))
      return refused;
  if (price && counter_.wallet(price->player) < price->cents)
    return refused_by(rule::not_enough_money);
  if (const auto* const wager = std::get_if<contest::command::WagerJackpot>(&command))
    if (auto refused = floor_.refuse_jackpot(live, wager->player, now_ms)) return refused;
  const auto* const ballot = std::get_if<contest::command::Ballot>(&command);
  if (ballot != nullptr && live.is_dealt() && !floor_.has_room_for(tables_for(live.state, *ballot)))
    return refused_by(rule::room_is_full);
  return std::nullopt;
}

// CP17-17.14: the room places the least ante for a player who may not play, and no more.
std::optional<Refused> ContestPerformer::refuse_excluded(const LiveContest& live,
                                                         const contest::Command& command,
                                                         const Asker& asker,
                                                         std::int64_t now_ms) const {
  const PlayerId player = plays_on_by(live.state, command);
  const bool takes_seat = std::holds_alternative<contest::command::TakeSeat>(command);
  if (player.is_none() || (asker.player.is_none() && !takes_seat)) return std::nullopt;
  return protection_.refuse_play(player, now_ms);
}

// House setting: where irregular wagers are off, nobody meets CP17-17.15.
std::optional<Refused> ContestPerformer::refuse_out_of_turn(const LiveContest& live,
                                                            const contest::Command& command) {
  const auto* const ante = std::get_if<contest::command::PlaceAnte>(&command);
  const auto* const entrant = ante == nullptr ? nullptr : find_entrant(live.state, ante->player);
  if (entrant == nullptr || entrant->table == 0) return std::nullopt;
  const LiveTable* const table = floor_.table_of(live, entrant->table);
  const contest::SessionTable& own = live.state.table(entrant->table);
  if (table == nullptr || table->house.irregular_wagers || own.asked == entrant->seat ||
      own.stage != contest::RoundStage::antes)
    return std::nullopt;
  Refused refused = refused_by(rule::irregular_wager);
  refused.clause = clause("CP17-17.15");
  return refused;
}

std::optional<Refused> ContestPerformer::carry_out(LiveContest& live, contest::Command command,
                                                   const Asker& asker, const std::string& id,
                                                   const Moment& at) {
  if (!asker.player.is_none() && live.is_dealt() && is_contest_report(command))
    return refused_by(rule::dealt_by_room);
  if (!asker.player.is_none() && live.is_dealt() && !live.is_hosted())
    if (auto refused = refuse_out_of_turn(live, command)) return refused;
  codec::Maybe<Seed> seed;
  auto* const ballot = std::get_if<contest::command::Ballot>(&command);
  std::vector<PlayerId> before;
  if (ballot != nullptr) before = players_to_draw(live.state);
  if (ballot != nullptr && ballot->drawn.empty()) {
    seed = live.next_key ? *live.next_key : draw_key_();
    draw_ballot(live.state, *ballot, *seed);
  }
  contest::Events events;
  // A refusal of the rules comes before one of the house: it has a clause.
  contest::Tournament after = live.state;
  if (const auto refusal = play(after, command, events)) return refused_by(*refusal);
  if (auto refused = refuse(live, command, at.now_ms)) return refused;
  if (auto refused = refuse_excluded(live, command, asker, at.now_ms)) return refused;
  // Whoever got money by an act that is taken back must still have it.
  for (const contest::Event& one : events)
    if (const auto* const e = std::get_if<contest::event::MoneyReturned>(&one))
      if (e->amount < Cents(0) && counter_.wallet(e->player) < -e->amount)
        return refused_by(rule::not_enough_money);
  // Before anything has moved: the table may wait for the staff.
  if (const Refusal refusal = floor_.refusal_at_table(live, command)) return refused_by(*refusal);
  live.state = after;
  const std::string asked = codec::to_text(command);
  const std::string done = codec::to_text(events);
  codec::Maybe<Seed> next;
  if (ballot != nullptr) {
    next = seed || !live.next_key ? draw_key_() : *live.next_key;
    note_ballot(live, std::move(before), ballot->drawn, seed, next);
  }
  recorder_.record(live.stream(),
                   codec::to_text(records::TournamentCommand<codec::Encoded>{
                       asker.player, asker.role, id, {asked}, {done}, seed, next}),
                   at.effects);
  keep(live, events, asker, at);
  return std::nullopt;
}

void ContestPerformer::keep(LiveContest& live, const contest::Events& events, const Asker& asker,
                            const Moment& at) {
  const Cents held = counter_.books().ledger().balance(cage::tournament_account(live.number()));
  for (const cage::Command& money : money_of(live.number(), events, held))
    check(!counter_.move(money, asker, at), "the cage refused what a contest had done");
  board_.note(live, events, at.now_ms);
  floor_.follow(live, events, at);
  board_.tell_players(live, events, at);
  schedule(live, events, at);
}

void ContestPerformer::schedule(LiveContest& live, const contest::Events& events,
                                const Moment& at) {
  Contests& contests = tournaments_.contests();
  contests.due_at(live, 0, contest_clock_due_ms(live, at.now_ms));
  if (!live.is_dealt()) return;
  for (const contest::Event& one : events) {
    std::visit(
        [&](const auto& happened) {
          using One = std::decay_t<decltype(happened)>;
          if constexpr (std::is_same_v<One, contest::event::AntePlaced> ||
                        std::is_same_v<One, contest::event::JackpotWagered>)
            contests.due_at(live, find_entrant(live.state, happened.player)->table, at.now_ms);
          else if constexpr (requires { happened.table; })
            contests.due_at(live, happened.table, at.now_ms);
        },
        one);
    const bool all = std::holds_alternative<contest::event::SessionStarted>(one) ||
                     std::holds_alternative<contest::event::Undone>(one);
    if (!all && !std::holds_alternative<contest::event::BreakEnded>(one)) continue;
    constexpr std::int64_t settle_ms = 3'000;  // People find their seats.
    for (const auto& [number, table] : live.tables)
      contests.due_at(live, number, at.now_ms + (all ? settle_ms : 0));
  }
}

// CP17-17.23: as when it is cancelled.
std::optional<Refused> ContestPerformer::wind_up(LiveContest& live, const Asker& asker,
                                                 const Moment& at) {
  if (!live.stopped) return refused_by(rule::tournament_not_stopped);
  pay_everybody_back(live, paid_in(live.state), {asker, clause("CP17-17.23")}, counter_, recorder_,
                     at);
  end_wound_up(live, at.now_ms);
  floor_.close_all(live, at);
  tournaments_.contests().due_at(live, 0, LiveTable::never);
  board_.change(live);
  return std::nullopt;
}

std::optional<Refused> ContestPerformer::revive(LiveContest& live, const Asker& asker,
                                                const Moment& at) {
  if (auto refused = standstill_.revive(live, asker, at)) return refused;
  Contests& contests = tournaments_.contests();
  for (const auto& [number, table] : live.tables) contests.due_at(live, number, at.now_ms);
  contests.due_at(live, 0, contest_clock_due_ms(live, at.now_ms));
  board_.change(live);
  return std::nullopt;
}

}  // namespace cardroom::room
