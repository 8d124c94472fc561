#include "room/hosted/canberra_table.h"

#include "canberra/round/guards.h"
#include "canberra/round/telling.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/legal.h"
#include "codec/from_json.h"
#include "codec/json.h"
#include "codec/json_text.h"
#include "hosted/canberra_lesson.h"
#include "hosted/events.h"
#include "hosted/refusals.h"
#include "room/canberra/beside.h"
#include "room/canberra/told.h"
#include "room/game/whole_command.h"
#include "room/hosted/lays_cards.h"
#include "room/messages/outgoing.h"
#include "rules/table/refusals.h"
#include "words/canberra/aloud.h"
#include "words/hosted_words.h"

namespace cardroom::room {

using canberra::TablePhase;

namespace {

struct HostedCanberraSnapshot {
  CanberraRun since;
  std::vector<canberra::Command> entries;
  canberra::BoxesLesson lesson;
  CARDROOM_DESCRIBED("hosted_canberra_snapshot", since, entries, lesson);
};

std::vector<canberra::Event> at_table(const canberra::HostedCanberraEvents& events) {
  std::vector<canberra::Event> list;
  for (const canberra::HostedCanberraEvent& event : events)
    if (const auto* const one = std::get_if<canberra::Event>(&event)) list.push_back(*one);
  return list;
}

// The time is the room's, and nobody knows the order of the cards.
void complete(canberra::HostedCanberraCommand& command, std::int64_t now_ms) {
  auto* const given = std::get_if<canberra::Command>(&command);
  if (given == nullptr) return;
  const int minute = minute_of_day(now_ms / 1000);
  if (auto* const call = std::get_if<canberra::command::CallWagers>(given)) call->minute = minute;
  if (auto* const open = std::get_if<canberra::command::OpenTable>(given)) open->minute = minute;
  if (auto* const close = std::get_if<canberra::command::CloseTable>(given)) close->minute = minute;
  if (auto* const deal = std::get_if<canberra::command::Deal>(given)) *deal = {};
}

std::vector<ToldEvent> tell_hosted(const canberra::HostedCanberraEvents& events,
                                   const canberra::State& before, const canberra::State& after,
                                   const Accounts& accounts, codec::Maybe<std::uint64_t> seq) {
  std::vector<ToldEvent> told = tell_all(at_table(events), before, after, accounts, seq);
  for (const canberra::HostedCanberraEvent& event : events) {
    const auto of_entry = [&](const auto& one) {
      if constexpr (!std::is_same_v<std::decay_t<decltype(one)>, canberra::Event>) {
        if (seq) ++*seq;
        const HostedEvent entered = one;
        outgoing::ToldEvent<HostedEvent> line{seq, {entered}, {}, {}, {}};
        line.text = say(entered, Table(), SeatNames(), {});
        told.push_back({codec::to_text(line), {}});
      }
    };
    std::visit(of_entry, event);
  }
  return told;
}

outgoing::LessonState lesson_of(const canberra::HostedCanberra& game) {
  outgoing::LessonState shown{game.lesson.answered, canberra::waits_for_answer(game), {}, {}};
  for (const canberra::LyingOpen& open : canberra::lies_open(game))
    shown.lies.push_back({open.seat, open.card});
  for (std::size_t at = 0; at < game.lesson.tallies.size(); ++at) {
    const LessonTally& tally = game.lesson.tallies[at];
    shown.marks.push_back({static_cast<LessonPart>(at), tally.asked, tally.right});
  }
  return shown;
}

bool is_undo(const canberra::HostedCanberraCommand& command) {
  return std::holds_alternative<hosted_command::Undo>(command);
}

// CP17-17.3(a)(vii): jackpot wagers and what the jackpot paid are money of the wallets.
bool has_moved_beside(const canberra::State& before, const canberra::State& after) {
  if (!is_beside(before)) return false;
  for (unsigned at = 0; at < canberra::boxes_max; ++at) {
    const canberra::Box& one = before.boxes[at];
    const canberra::Box& other = after.boxes[at];
    if (one.jackpot != other.jackpot || one.result.jackpot_paid != other.result.jackpot_paid)
      return true;
  }
  return false;
}

bool may_declare(const canberra::State& state, Seat seat) {
  const canberra::Box& box = state.box(seat);
  if (box.declared != canberra::Declared::no) return false;
  const Refusal refused = canberra::refuse_declaration(state, seat);
  return !refused || (refused->rule == &cardroom::refusal::waits_for_cards &&
                      canberra::tellable(state, seat) > 0);
}

}  // namespace

void HostedCanberraTable::begin() { game_ = {run().table, run().table, {}, {}}; }

boost::json::object HostedCanberraTable::sitting(PlayerId player, Seat seat, Chips stake) const {
  const canberra::command::Sit sit{seat, player, in_cents(stake)};
  return codec::to_json(canberra::Command(sit)).as_object();
}

boost::json::object HostedCanberraTable::buying(Seat seat, Chips amount) const {
  const canberra::command::BuyChips buy{seat, in_cents(amount)};
  return codec::to_json(canberra::Command(buy)).as_object();
}

void HostedCanberraTable::clear(std::uint32_t rounds) {
  CanberraTable::clear(rounds);
  begin();
}

void HostedCanberraTable::keep() {
  game_ = trial_.game;
  stand_as(trial_.run);
  for (const canberra::HostedCanberraEvent& event : trial_.events) {
    const auto* const one = std::get_if<canberra::Event>(&event);
    const bool deals = one != nullptr && std::holds_alternative<canberra::event::DealerDealt>(*one);
    if (deals && trial_.now_ms > 0) pace_.begin_round(trial_.now_ms / 1000);
  }
}

HostedCanberraTable::Trial HostedCanberraTable::played(
    const canberra::HostedCanberraCommand& command) const {
  Trial trial{game_, {}, {}, run(), 0};
  trial.refused = canberra::play(trial.game, command, trial.events);
  if (trial.refused) return trial;
  for (const canberra::Event& event : at_table(trial.events)) trial.run.note(event);
  trial.run.table = trial.game.now;
  canberra::check_books(trial.run.table);
  if (is_undo(command) && has_moved_beside(run().table, trial.run.table))
    trial.refused = Violation{&refusal::chips_have_moved, {}};
  return trial;
}

Outcome HostedCanberraTable::try_out(const canberra::HostedCanberraCommand& command,
                                     const Scene& scene) {
  trial_ = played(command);
  if (trial_.refused) return refused_by(*trial_.refused);
  trial_.now_ms = scene.now_ms;
  const canberra::State& before = run().table;
  const canberra::State& after = trial_.run.table;
  const std::vector<canberra::Event> events = at_table(trial_.events);
  Happened happened;
  codec::write(happened.command, command);
  codec::write(happened.events, trial_.events);
  happened.told = tell_hosted(trial_.events, before, after, *scene.accounts, scene.seq);
  if (is_beside(before)) add_money_beside(happened, before, events, scene.table);
  if (!is_money()) return happened;
  happened.money = money_of(before, after, events, scene.table);
  happened.brought = brought_in(after, events);
  return happened;
}

Outcome HostedCanberraTable::try_out(const canberra::Command& command, const Scene& scene, Seat) {
  return try_out(canberra::HostedCanberraCommand(command), scene);
}

Outcome HostedCanberraTable::try_out(const boost::json::object& command, const Asker& asker,
                                     const Scene& scene) {
  const Own own{asker, seat_of(asker.player)};
  auto whole = whole_command<canberra::HostedCanberraCommand>(command, own);
  if (!whole) return whole.error();
  if (auto refused = refuse_in_tournament(*whole, asker, scene)) return *refused;
  complete(*whole, scene.now_ms);
  Outcome outcome = try_out(*whole, scene);
  if (outcome && is_money()) add_wager(*outcome, trial_, seat_entered(command, own));
  return outcome;
}

void HostedCanberraTable::add_wager(Happened& happened, const Trial& trial, Seat seat) const {
  happened.staked = wagered_by(seat, at_table(trial.events));
  if (!seat.is_none()) happened.staker = player_at(seat);
}

// CP17-17.15: the antes that its dealer enters go through the tournament.
std::optional<Refused> HostedCanberraTable::refuse_in_tournament(
    const canberra::HostedCanberraCommand& command, const Asker& asker, const Scene& scene) const {
  if (is_money() || asker.player.is_none()) return std::nullopt;
  const auto* const given = std::get_if<canberra::Command>(&command);
  if (given == nullptr && canberra::in_round(run().table.phase)) return std::nullopt;
  if (given == nullptr) return refused_by(rule::round_reported);
  if (auto refused = refuse_tournaments_own(*given)) return refused;
  const bool antes = std::holds_alternative<canberra::command::PlaceAnte>(*given) ||
                     std::holds_alternative<canberra::command::PlaceJackpot>(*given);
  if (antes) return refused_by(Violation{&refusal::directors_chips, clause("CP17-17.15")});
  const bool calls = std::holds_alternative<canberra::command::CallWagers>(*given);
  const bool deals = std::holds_alternative<canberra::command::Deal>(*given);
  if (calls || (deals && scene.deals != Scene::Deals::now))
    return refused_by(rule::not_told_to_deal);
  return std::nullopt;
}

Outcome HostedCanberraTable::foresee(const boost::json::object& command, const Asker& asker) const {
  const Own own{asker, seat_of(asker.player)};
  auto whole = whole_command<canberra::HostedCanberraCommand>(command, own);
  if (!whole) return whole.error();
  complete(*whole, 0);
  const Trial trial = played(*whole);
  if (trial.refused) return refused_by(*trial.refused);
  Happened happened;
  if (is_beside(run().table)) add_money_beside(happened, run().table, at_table(trial.events), 0);
  happened.money.clear();  // That is for whoever does it.
  if (!is_money()) return happened;
  happened.brought = brought_in(trial.run.table, at_table(trial.events));
  add_wager(happened, trial, seat_entered(command, own));
  return happened;
}

// Opening and closing are the room's, and the settlement follows from what was told. Everything
// else waits for the dealer.
std::optional<Next> HostedCanberraTable::next(const Scene& scene) const {
  const canberra::State& table = run().table;
  const bool between = table.phase == TablePhase::between || table.phase == TablePhase::wagers;
  const bool acts =
      table.phase == TablePhase::closed || (between && table.closing_noticed) ||
      (canberra::legal_for_dealer(table).settle && !canberra::waits_for_answer(game_));
  if (!acts) return std::nullopt;
  Scene patient = scene;
  patient.paused = true;
  return next_act(run(), patient);
}

// In a lesson the room lays the cards before the trainee deals them.
std::optional<Next> HostedCanberraTable::before(std::string_view type, std::int64_t now_ms) const {
  if (type == "deal" && run().table.phase == TablePhase::wagers && game_.lesson.laid.empty())
    return Next{now_ms, lays_cards, {}};
  return CanberraTable::before(type, now_ms);
}

Outcome HostedCanberraTable::act(const Next& next, const Scene& scene, const BringShoe& bring) {
  if (next.step != lays_cards) return CanberraTable::act(next, scene, bring);
  if (!scene.house.lesson) return refused_by(refusal::no_lesson);
  Brought brought = bring(Deck::full().cards(), ShuffleOf::deck);
  Outcome outcome = try_out(hosted_command::LayCards{brought.shuffled.shoe.rest()}, scene);
  if (outcome) outcome->shuffle = std::move(brought.record);
  return outcome;
}

Outcome HostedCanberraTable::seat_bot(PlayerId, Seat, const Scene&) {
  return refused_by(rule::no_bots_at_hosted);
}

std::vector<cage::Command> HostedCanberraTable::money_for(const Recorded& step) const {
  const auto command = codec::from_json<canberra::HostedCanberraCommand>(step.command);
  if (!is_money() || !command) return {};
  const Trial trial = played(*command);
  if (trial.refused) return {};
  return money_of(run().table, trial.run.table, at_table(trial.events), 0);
}

bool HostedCanberraTable::apply(const Recorded& step) {
  const auto command = codec::from_json<canberra::HostedCanberraCommand>(step.command);
  if (!command) return false;
  trial_ = played(*command);
  if (trial_.refused) return false;
  keep();
  return true;
}

std::vector<ToldEvent> HostedCanberraTable::tell(const Recorded& step, const Accounts& accounts) {
  const auto command = codec::from_json<canberra::HostedCanberraCommand>(step.command);
  if (!command) return {};
  const Trial trial = played(*command);
  return tell_hosted(trial.events, run().table, trial.run.table, accounts, {});
}

// CP17-17.16: in order from the player who is asked.
Seat HostedCanberraTable::next_to_ante() const {
  if (is_money() || asked().is_none() || run().table.phase != TablePhase::wagers)
    return Seat::none();
  for (unsigned step = 0; step < canberra::boxes_max; ++step) {
    const Seat seat = seat_at((asked().index() + step) % canberra::boxes_max);
    const canberra::Box& box = run().table.box(seat);
    if (box.occupied() && box.ante == Chips(0)) return seat;
  }
  return Seat::none();
}

void HostedCanberraTable::add_entries(outgoing::HostedCanberraState& shown) const {
  const canberra::State& state = game_.now;
  for (const canberra::Command& entry : game_.entries)
    shown.entries += canberra::is_entry(entry) ? 1 : 0;
  for (const Card card : canberra::told_cards(state)) shown.told.push_back(card);
  for (unsigned at = 0; at < state.settings.boxes; ++at) {
    const Seat seat = seat_at(at);
    if (!state.box(seat).occupied()) continue;
    const canberra::Legal may = canberra::legal(state, seat);
    shown.boxes.push_back({seat, may.ante, may.jackpot, may.take_back && is_money(), may.bet,
                           may.bet_size, may.fold, may_declare(state, seat),
                           canberra::tellable(state, seat)});
  }
  const canberra::LegalForDealer may = canberra::legal_for_dealer(state);
  const bool unloaded = state.settings.shoe == canberra::ShoeKind::automated && !state.shoe_loaded;
  // A tournament calls for the wagers, and everybody antes (CP17-17.14).
  const bool deals = may.deal && (is_money() || next_to_ante().is_none());
  shown.dealer = {
      may.call_wagers && is_money(), deals, may.announce, may.pay_jackpots, may.collect, unloaded};
  shown.unseen = canberra::tellable(state, Seat::none());
  shown.began_s = pace_.last_s();
  shown.an_hour = pace_.an_hour();
  if (game_.lesson.on) shown.lesson = lesson_of(game_);
}

outgoing::HostedCanberraState HostedCanberraTable::shown_to(const Onlooker& onlooker) const {
  const canberra::State& state = game_.now;
  const canberra::HandWanted wanted = canberra::wanted_now(state);
  outgoing::HostedCanberraState shown;
  shown.cards = wanted.cards;
  shown.whose = wanted.seat;
  shown.clause = wanted.clause;
  shown.asks = canberra::say(wanted);
  shown.say = canberra::say_aloud(state);
  shown.antes = next_to_ante();
  for (canberra::BoxSaid& said : canberra::say_payouts(state))
    shown.payouts.push_back({said.seat, std::move(said.text), said.clause});
  // CP17-DEF-Void: a void round leaves no cards, only what goes back.
  for (unsigned at = 0; at < canberra::boxes_max; ++at) {
    const canberra::Box& box = state.boxes[at];
    const bool voided = state.phase == TablePhase::between && !state.dealer.dealt;
    if (voided && box.result.returned > Cents(0))
      shown.back.push_back({seat_at(at), box.result.returned});
  }
  // The deck changes with the deal.
  const bool second = state.second_deck != 0;
  shown.deck = canberra::in_round(state.phase) == second ? 1 : 2;
  if (may_enter(onlooker.role)) add_entries(shown);
  return shown;
}

outgoing::AnyState HostedCanberraTable::state(const Onlooker& onlooker,
                                              const outgoing::Around& around) const {
  outgoing::CanberraView view = view_of(onlooker.player);
  view.legal = {};  // Players enter nothing.
  return outgoing::CanberraState{view, {}, {around}, shown_to(onlooker)};
}

std::string HostedCanberraTable::snapshot() const {
  HostedCanberraSnapshot kept{run(), game_.entries, game_.lesson};
  kept.since.table = game_.since;
  return codec::to_text(kept);
}

bool HostedCanberraTable::restore(std::string_view text) {
  const auto read = codec::from_snapshot<HostedCanberraSnapshot>(text);
  if (!read || !canberra::is_sound(read->since.table)) return false;
  canberra::HostedCanberra made{read->since.table, read->since.table, {}, {}};
  canberra::HostedCanberraEvents events;
  for (const canberra::Command& entry : read->entries)
    if (canberra::play(made, entry, events)) return false;
  made.lesson = read->lesson;
  CanberraRun now = read->since;
  now.table = made.now;
  game_ = std::move(made);
  stand_as(now);
  return true;
}

}  // namespace cardroom::room
