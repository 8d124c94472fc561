#include "room/hosted/table.h"

#include "codec/from_json.h"
#include "codec/json.h"
#include "codec/json_text.h"
#include "hosted/lesson.h"
#include "hosted/refusals.h"
#include "hosted/view.h"
#include "room/game/whole_command.h"
#include "room/hosted/lays_cards.h"
#include "room/hosted/snapshot.h"
#include "room/messages/replies.h"
#include "room/poker/hand_teller.h"
#include "room/poker/money.h"
#include "room/poker/ruling.h"
#include "room/poker/told.h"
#include "rules/round/event_words.h"
#include "rules/table/clearing.h"
#include "words/aloud.h"
#include "words/hosted_words.h"

namespace cardroom::room {

namespace {

TableEvents at_table(const std::vector<HostedEvent>& events) {
  TableEvents list;
  for (const HostedEvent& event : events)
    if (const auto* const one = std::get_if<TableEvent>(&event)) list.push_back(*one);
  return list;
}

template <class Of>
const Of* in_round(const HostedEvent& event) {
  const auto* const one = std::get_if<TableEvent>(&event);
  const auto* const of_round = one == nullptr ? nullptr : std::get_if<Event>(one);
  return of_round == nullptr ? nullptr : std::get_if<Of>(of_round);
}

// The time is the room's, and nobody knows the order of the cards.
void complete(HostedCommand& command, std::int64_t now_ms) {
  auto* const given = std::get_if<TableCommand>(&command);
  if (given == nullptr) return;
  if (auto* const start = std::get_if<table_command::StartRound>(given))
    *start = {{}, now_ms / 1000};
  auto* const of_round = std::get_if<Command>(given);
  if (of_round == nullptr) return;
  if (auto* const again = std::get_if<command::Redeal>(of_round)) again->order.clear();
  if (auto* const shuffle = std::get_if<command::Reshuffle>(of_round)) shuffle->order.clear();
}

bool comes_or_goes(const TableCommand& command) {
  const auto is = [&](auto... types) {
    return (std::holds_alternative<decltype(types)>(command) || ...);
  };
  return is(table_command::SitIn(), table_command::SitOut(), table_command::Leave(),
            table_command::ChangeSeat(), table_command::DealOut());
}

bool is_undo(const HostedCommand& command) {
  return std::holds_alternative<hosted_command::Undo>(command);
}

// The cards that the room has laid for this round.
void deal_laid(HostedCommand& command, const Lesson& lesson) {
  auto* const given = std::get_if<TableCommand>(&command);
  if (given == nullptr || lesson.laid.empty()) return;
  if (auto* const start = std::get_if<table_command::StartRound>(given)) start->order = lesson.laid;
}

// Adds what an entry led to, and the table it led to.
HostedListener adding_to(HandTeller& teller) {
  return [&](const HostedEvent& event, const Table& after) {
    if (const auto* const one = std::get_if<TableEvent>(&event)) teller.add(*one, after);
  };
}

// How many events of the round followed from the entries that can be taken back.
std::size_t events_since(const HostedGame& game) {
  std::size_t count = 0;
  HostedTable again = game.since;
  for (const HostedCommand& entry : game.entries)
    (void)play(again, entry, [&](const HostedEvent& event, const Table&) {
      const auto* const one = std::get_if<TableEvent>(&event);
      if (one != nullptr && std::holds_alternative<Event>(*one)) ++count;
    });
  return count;
}

outgoing::LessonState lesson_of(const HostedGame& game) {
  outgoing::LessonState shown{game.lesson.answered, false, {}, {}};
  for (const WantedCard& card : lies_open(game.now))
    shown.lies.push_back({card.seat, card.instead});
  for (std::size_t at = 0; at < game.lesson.tallies.size(); ++at) {
    const LessonTally& tally = game.lesson.tallies[at];
    shown.marks.push_back({static_cast<LessonPart>(at), tally.asked, tally.right});
  }
  return shown;
}

bool counts(const std::vector<HostedEvent>& events) {
  return !events.empty() && std::holds_alternative<hosted_event::StakesCounted>(events.front());
}

}  // namespace

void HostedPokerTable::begin(const Table& table) {
  game_ = {};
  game_.now.table = game_.since.table = table;
  stand_as(table);
}

boost::json::object HostedPokerTable::sitting(PlayerId player, Seat seat, Chips stake) const {
  return codec::to_json(TableCommand(table_command::Sit{player, seat, stake})).as_object();
}

boost::json::object HostedPokerTable::buying(Seat seat, Chips amount) const {
  return codec::to_json(TableCommand(table_command::TopUp{seat, amount})).as_object();
}

void HostedPokerTable::clear(std::uint32_t rounds) { begin(cleared(table(), rounds)); }

Takings HostedPokerTable::takings() const {
  Takings takings = PokerTable::takings();
  takings.house = in_cents(-game_.now.found);
  return takings;
}

void HostedPokerTable::keep() {
  game_ = trial_.game;
  stand_as(game_.now.table);
  note(trial_.events);
}

// What goes back, and the pace.
void HostedPokerTable::note(const std::vector<HostedEvent>& events) {
  std::vector<outgoing::GivenBack> back;
  bool ends = false;
  for (const HostedEvent& event : events) {
    if (const auto* const returned = in_round<event::Returned>(event))
      back.push_back({returned->seat, returned->amount});
    if (const auto* const refunded = in_round<event::Refunded>(event))
      back.push_back({refunded->seat, refunded->amount});
    ends = ends || in_round<event::Misdealt>(event) != nullptr ||
           in_round<event::RoundVoided>(event) != nullptr;
    const auto* const one = std::get_if<TableEvent>(&event);
    if (one == nullptr || !std::holds_alternative<table_event::RoundStarted>(*one)) continue;
    pace_.begin_round(table().now_s);
  }
  back_ = ends ? back : std::vector<outgoing::GivenBack>();
}

HostedPokerTable::Trial HostedPokerTable::played(const HostedCommand& command) const {
  Trial trial{game_, {}, {}};
  trial.refused = play(trial.game, command, [&](const HostedEvent& event, const Table&) {
    trial.events.push_back(event);
  });
  // What left for the cage may be spent by now.
  const Table& after = trial.game.now.table;
  if (is_undo(command) && (after.bought != table().bought || after.cashed != table().cashed))
    trial.refused = Violation{&refusal::chips_have_moved, {}};
  return trial;
}

std::vector<cage::Command> HostedPokerTable::money_of(const Trial& trial,
                                                      std::uint32_t number) const {
  // Chips that a count found came from the house, and those that are missing went to it.
  if (const Chips found = trial.game.now.found - game_.now.found; found != Chips(0))
    return {cage::command::Settle{.table = number,
                                  .commission_cents = {},
                                  .house_cents = in_cents(-found),
                                  .jackpot_cents = {},
                                  .reserve_cents = {}}};
  if (counts(trial.events)) return {};
  return room::money_of(table(), trial.game.now.table, at_table(trial.events), number);
}

Outcome HostedPokerTable::try_out(const HostedCommand& command, const Scene& scene) {
  trial_ = played(command);
  if (trial_.refused) return refused_by(*trial_.refused);
  const Table& after = trial_.game.now.table;
  if (auto refused = refuse_ruling(after, at_table(trial_.events), scene)) return *refused;
  Happened happened;
  codec::write(happened.command, command);
  codec::write(happened.events, trial_.events);
  happened.told = tell_all(trial_.events, after, *scene.accounts, scene.seq);
  if (!is_money()) return happened;
  const TableEvents events = at_table(trial_.events);
  happened.money = money_of(trial_, scene.table);
  happened.brought = brought_in(after, events);
  happened.promised = promised_in(events);
  return happened;
}

Outcome HostedPokerTable::try_out(const TableCommand& command, const Scene& scene, Seat) {
  return try_out(HostedCommand(command), scene);
}

Outcome HostedPokerTable::try_out(const boost::json::object& command, const Asker& asker,
                                  const Scene& scene) {
  auto whole = whole_command<HostedCommand>(command, {asker, seat_of(asker.player)});
  if (!whole) return whole.error();
  if (const auto* const given = std::get_if<TableCommand>(&*whole);
      given && !asker.player.is_none())
    if (const auto refused = refuse_tournaments_own(*given)) return *refused;
  if (auto refused = refuse_in_tournament(*whole, scene)) return *refused;
  if (std::holds_alternative<hosted_command::CountStakes>(*whole) && !scene.house.counts_chips)
    return refused_by(rule::program_counts);
  complete(*whole, scene.now_ms);
  deal_laid(*whole, game_.lesson);
  Outcome outcome = try_out(*whole, scene);
  if (outcome) add_wager(*outcome, trial_, seat_entered(command, {asker, seat_of(asker.player)}));
  return outcome;
}

void HostedPokerTable::add_wager(Happened& happened, const Trial& trial, Seat seat) const {
  if (!is_money() || seat.is_none()) return;
  happened.staked = in_cents(wagered_by(seat, at_table(trial.events)));
  happened.staker = player_at(seat);
}

std::optional<Refused> HostedPokerTable::refuse_in_tournament(const HostedCommand& command,
                                                              const Scene& scene) const {
  const bool counts = std::holds_alternative<hosted_command::CountStakes>(command);
  if (counts && !is_money()) return refused_by(rule::tournaments_table);
  if (is_money() || table().dealing) return std::nullopt;
  const auto* const given = std::get_if<TableCommand>(&command);
  const bool starts = given != nullptr && std::holds_alternative<table_command::StartRound>(*given);
  if (starts && scene.deals != Scene::Deals::now) return refused_by(rule::not_told_to_deal);
  // Who is in the round was settled when it was called.
  if (given != nullptr && scene.deals == Scene::Deals::now && comes_or_goes(*given))
    return refused_by(refusal::round_under_way);
  return std::nullopt;
}

Outcome HostedPokerTable::foresee(const boost::json::object& command, const Asker& asker) const {
  auto whole = whole_command<HostedCommand>(command, {asker, seat_of(asker.player)});
  if (!whole) return whole.error();
  if (const auto* const given = std::get_if<TableCommand>(&*whole))
    if (const auto refused = refuse_tournaments_own(*given)) return *refused;
  complete(*whole, table().now_s * 1000);
  const Trial trial = played(*whole);
  if (trial.refused) return refused_by(*trial.refused);
  Happened happened;
  if (!is_money()) return happened;
  happened.brought = brought_in(trial.game.now.table, at_table(trial.events));
  happened.promised = promised_in(at_table(trial.events));
  add_wager(happened, trial, seat_entered(command, {asker, seat_of(asker.player)}));
  return happened;
}

// The dealer deals, and play waits for people. The room only keeps the clock that the book knows,
// and between rounds awards seats and sees people out.
std::optional<Next> HostedPokerTable::next(const Scene& scene) const {
  if (game_.now.waits()) return std::nullopt;
  if (!table().dealing) {
    Scene between = scene;
    between.paused = true;
    if (scene.deals == Scene::Deals::now) return std::nullopt;
    return PokerTable::next(between);
  }
  if (clock_until_ms() == 0) return std::nullopt;
  Scene patient = scene;
  patient.house.absent_ms = std::int64_t{1} << 40;
  return PokerTable::next(patient);
}

// In a lesson the room lays the cards before the trainee deals them.
std::optional<Next> HostedPokerTable::before(std::string_view type, std::int64_t now_ms) const {
  if (type == "start_round" && !table().dealing && game_.lesson.laid.empty())
    return Next{now_ms, lays_cards, {}};
  return PokerTable::before(type, now_ms);
}

Outcome HostedPokerTable::act(const Next& next, const Scene& scene, const BringShoe& bring) {
  if (next.step != lays_cards) return PokerTable::act(next, scene, bring);
  if (!scene.house.lesson) return refused_by(refusal::no_lesson);
  Brought brought = bring(table().coming.deck.cards(), ShuffleOf::deck);
  Outcome outcome = try_out(hosted_command::LayCards{brought.shuffled.shoe.rest()}, scene);
  if (outcome) outcome->shuffle = std::move(brought.record);
  return outcome;
}

Outcome HostedPokerTable::seat_bot(PlayerId, Seat, const Scene&) {
  return refused_by(rule::no_bots_at_hosted);
}

std::vector<cage::Command> HostedPokerTable::money_for(const Recorded& step) const {
  const auto command = codec::from_json<HostedCommand>(step.command);
  if (!is_money() || !command) return {};
  const Trial trial = played(*command);
  return trial.refused ? std::vector<cage::Command>() : money_of(trial, 0);
}

bool HostedPokerTable::apply(const Recorded& step) {
  const auto command = codec::from_json<HostedCommand>(step.command);
  if (!command) return false;
  trial_ = played(*command);
  if (trial_.refused) return false;
  keep();
  return true;
}

std::vector<ToldEvent> HostedPokerTable::tell(const Recorded& step, const Accounts& accounts) {
  const auto command = codec::from_json<HostedCommand>(step.command);
  if (!command) return {};
  const Trial trial = played(*command);
  return tell_all(trial.events, trial.game.now.table, accounts);
}

// What was taken back is no part of the hand: its events go, and those of the entries that stay are
// told again.
void HostedPokerTable::tell_hand(const Recorded& step, const Accounts& accounts,
                                 history::Played& into) const {
  const auto command = codec::from_json<HostedCommand>(step.command);
  if (!command) return;
  const Trial trial = played(*command);
  if (trial.refused) return;
  HandTeller teller(table(), accounts, into);
  if (is_undo(*command)) {
    into.events.resize(into.events.size() - std::min(into.events.size(), events_since(game_)));
    HostedTable again = trial.game.since;
    for (const HostedCommand& entry : trial.game.entries)
      (void)play(again, entry, adding_to(teller));
    teller.add_nothing(trial.game.now.table);
  } else {
    HostedGame again = game_;
    (void)play(again, *command, adding_to(teller));
  }
  teller.end();
  into.told = true;
  into.invented = trial.game.now.table.terms.deck.cards() - trial.game.now.told;
}

std::vector<outgoing::HeldHand> HostedPokerTable::hands() const {
  std::vector<outgoing::HeldHand> hands;
  for (const Seat seat : table().round.dealt) {
    const auto told = told_hand(game_.now, seat);
    hands.push_back({seat, {told.begin(), told.end()}});
  }
  return hands;
}

outgoing::HostedState HostedPokerTable::shown_to(const Onlooker& onlooker) const {
  const HostedTable& host = game_.now;
  outgoing::HostedState shown;
  shown.wanted = host.wanted.what;
  if (host.waits()) shown.clause = host.wanted.clause;
  for (const WantedCard& card : host.wanted.cards) shown.whose.push_back(card.seat);
  if (host.wanted.what == WantedFor::showdown)
    for (const Seat seat : hands_due(host.before.round, host.told, host.not_shown))
      shown.due.push_back(seat);
  if (host.waits()) shown.asks = say(host.wanted, SeatNames());
  shown.say = host.waits() ? std::string() : say_aloud(host.table, SeatNames());
  shown.back = back_;
  if (!may_enter(onlooker.role)) return shown;
  for (const HostedCommand& entry : game_.entries) shown.entries += can_be_undone(entry) ? 1 : 0;
  for (const Card card : host.told) shown.told.push_back(card);
  const auto known = known_now(host);
  shown.irregularities.assign(known.begin(), known.end());
  if (game_.lesson.on) shown.lesson = lesson_of(game_);
  shown.began_s = host.table.now_s;
  shown.an_hour = pace_.an_hour();
  return shown;
}

outgoing::AnyState HostedPokerTable::state(const Onlooker& onlooker,
                                           const outgoing::Around& around) const {
  const Viewer viewer = may_enter(onlooker.role) ? Viewer::dealer() : Viewer::spectator();
  return outgoing::PokerState{
      view_for(game_.now, viewer), ruling_due(table()), {around}, shown_to(onlooker)};
}

void HostedPokerTable::write_frame(std::string& out, const Onlooker&) const {
  codec::write(out,
               outgoing::PokerFrame{view_for(game_.now, Viewer::spectator()), ruling_due(table())});
}

std::string HostedPokerTable::snapshot() const { return snapshot_of(game_); }

bool HostedPokerTable::restore(std::string_view bytes) {
  const auto game = hosted_from_snapshot(bytes, *table().game);
  if (!game) return false;
  game_ = *game;
  stand_as(game_.now.table);
  return true;
}

}  // namespace cardroom::room
