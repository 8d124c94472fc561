#include "room/poker/table.h"

#include <algorithm>
#include <utility>

#include "codec/json_text.h"
#include "room/game/whole_command.h"
#include "room/messages/replies.h"
#include "room/poker/hand_teller.h"
#include "room/poker/money.h"
#include "room/poker/ruling.h"
#include "room/poker/snapshot.h"
#include "room/poker/told.h"
#include "rules/round/event_words.h"
#include "rules/table/clearing.h"
#include "rules/table/known.h"
#include "rules/table/view.h"

namespace cardroom::room {

namespace {

std::vector<Chips> blinds_of(const Terms& terms) {
  if (terms.forced != Forced::blind) return {};
  return {terms.blind.begin(), terms.blind.begin() + terms.blinds};
}

// Dealers and supervisors must know what to refuse, but no member of staff sees a hidden card.
Viewer viewer_for(const Table& table, const Onlooker& onlooker) {
  const bool deals = onlooker.role == Role::dealer || onlooker.role == Role::supervisor;
  return deals ? Viewer::dealer() : viewer_of(table, onlooker.player);
}

// D-0011: a card that not everybody sees is taken as told. It is on record, and nothing that
// follows depends on it: the report is about a place.
void take_as_told(command::Report& report, const Round& round) {
  const bool named = report.what == Irregularity::hole_exposed ||
                     report.what == Irregularity::communal_early ||
                     report.what == Irregularity::boxed;
  if (!named || report.card.is_none()) return;
  const RoundView open = view_for(round, Viewer::spectator());
  for (const Card card : open.ahead)
    if (card == report.card) return;
  for (const SeatView& seat : open.seats)
    for (const Card card : seat.cards)
      if (card == report.card) return;
  report.told = std::exchange(report.card, Card());
}

}  // namespace

void PokerTable::write_terms(std::string& out) const {
  const Terms& terms = table_.coming;
  const Game& game = *table_.game;
  const HighOrder& high = terms.high_order;
  const LowOrder& low = terms.low_order;
  codec::write(
      out, outgoing::PokerTerms{.minimum = terms.minimum,
                                .maximum = terms.maximum,
                                .stake = terms.stake,
                                .chip = terms.chip,
                                .limit = word(terms.limit),
                                .forced = terms.forced == Forced::blind ? "blind" : "ante",
                                .blinds = blinds_of(terms),
                                .ante = terms.forced == Forced::ante ? terms.ante : Chips(0),
                                .deck = terms.deck.natural_cards(),
                                .joker = terms.deck.has_joker(),
                                .win = word(terms.win),
                                .seats = terms.seats,
                                .streets = game.streets.size(),
                                .hole_cards = cards_to_each(game),
                                .draw = has_draw(game),
                                .over_blinds = terms.over_blinds,
                                .marker = game.marker == Marker::buck ? "buck" : "dealer_button",
                                .from_hole = game.showdown.from_hole,
                                .order = key_of(high.order),
                                .ace_low = high.ace == AceInStraights::high_and_low,
                                .side_cards = high.kickers == Kickers::all_count,
                                .low_ace = low.ace == LowAce::low ? "low" : "high",
                                .low_eight = low.qualifier == LowQualifier::eight,
                                .low_kind = key_of(low.kind)});
}

Summary PokerTable::summary(const Accounts& accounts) const {
  Summary summary;
  const Terms& terms = table_.coming;
  summary.seats = terms.seats;
  for (const Seat seat : seated(table_)) {
    ++summary.taken;
    summary.bots += accounts.is_bot(table_.place(seat).player) ? 1 : 0;
  }
  summary.waiting = static_cast<int>(table_.waiting.size());
  summary.minimum = terms.minimum.count();
  summary.stake = terms.stake.count();
  summary.limit = word(terms.limit);
  summary.dealing = table_.dealing;
  summary.closing = table_.closing;
  summary.rounds = table_.rounds;
  return summary;
}

Takings PokerTable::takings() const {
  return {in_cents(table_.commission), in_cents(table_.time_charges), {}, {}, {}};
}

std::vector<PlayerId> PokerTable::people() const {
  std::vector<PlayerId> people;
  for (const Seat seat : seated(table_)) people.push_back(table_.place(seat).player);
  for (const PlayerId player : table_.waiting) people.push_back(player);
  for (const SeatWish& wish : table_.wishes) people.push_back(wish.player);
  // A player who has left stays known as long as their cards are there.
  for (const PlayerId player : table_.dealt_to)
    if (!player.is_none()) people.push_back(player);
  return people;
}

PlayerId PokerTable::player_at(Seat seat) const {
  return seat.is_none() ? PlayerId() : table_.place(seat).player;
}

Cents PokerTable::stake_of(PlayerId player) const {
  const Seat seat = seat_of(player);
  return seat.is_none() || !is_money() ? Cents(0) : in_cents(cardroom::stake_of(table_, seat));
}

Unasked PokerTable::unasked_of(PlayerId player) const {
  if (!is_money()) return {};
  const Terms& terms = table_.coming;
  const Seat seat = seat_of(player);
  Chips largest = terms.bring_in;
  Chips blinds;
  if (terms.forced == Forced::blind)
    for (int blind = 0; blind < terms.blinds; ++blind) {
      const Chips amount = terms.blind[static_cast<std::size_t>(blind)];
      largest = std::max(largest, amount);
      blinds += amount;
    }
  for (const ExtraPost& over : table_.over_blinds)
    if (over.seat == seat) largest = std::max(largest, over.live);
  // Whoever comes back posts all that they missed.
  const bool posts = !seat.is_none() && table_.place(seat).posts;
  const Chips together = terms.ante + (posts ? std::max(largest, blinds) : largest);
  return {in_cents(std::max(terms.ante, largest)), in_cents(together)};
}

bool PokerTable::is_over() const {
  return table_.closing && !table_.dealing && seated(table_).empty();
}

std::string PokerTable::decision() const {
  const Round& round = table_.round;
  return std::to_string(table_.rounds) + (table_.dealing ? "d" : "b") +
         std::to_string(round.street) + "/" + std::to_string(round.actions) + "/" +
         std::to_string(round.turn.number()) + "/" + std::to_string(static_cast<int>(round.stage));
}

Outcome PokerTable::try_out(const TableCommand& command, const Scene& scene, Seat asker) {
  trial_ = table_;
  TableEvents events;
  if (const auto refusal = play(trial_, command, events)) return refused_by(*refusal);
  if (auto refused = refuse_ruling(trial_, events, scene)) return *refused;
  Happened happened;
  codec::write(happened.command, command);
  codec::write(happened.events, events);
  happened.told = tell_all(events, trial_, *scene.accounts, scene.seq);
  if (!is_money()) return happened;
  happened.money = money_of(table_, trial_, events, scene.table);
  happened.brought = brought_in(trial_, events);
  happened.promised = promised_in(events);
  happened.staked = in_cents(wagered_by(asker, events));
  return happened;
}

Outcome PokerTable::try_out(const boost::json::object& command, const Asker& asker,
                            const Scene& scene) {
  const Seat seat = seat_of(asker.player);
  const auto whole = command_in(command, asker);
  if (!whole) return whole.error();
  if (!asker.player.is_none())
    if (const auto refused = refuse_tournaments_own(*whole)) return *refused;
  if (asker.role == Role::player && !scene.house.irregular_wagers)
    if (const auto refused = refuse_irregular(table_, *whole)) return *refused;
  return try_out(*whole, scene, seat);
}

Outcome PokerTable::act(const Next& next, const Scene& scene, const BringShoe& bring) {
  return try_out_act(act_of(next, table_, scene, bring, thought_),
                     [&](const TableCommand& command) { return try_out(command, scene, {}); });
}

Result<TableCommand, Refused> PokerTable::command_in(const boost::json::object& command,
                                                     const Asker& asker) const {
  auto whole = whole_command<TableCommand>(command, {asker, seat_of(asker.player)});
  if (!whole) return whole;
  if (auto* const of_round = std::get_if<Command>(&*whole))
    if (auto* const report = std::get_if<command::Report>(of_round))
      take_as_told(*report, table_.round);
  return whole;
}

Outcome PokerTable::foresee(const boost::json::object& command, const Asker& asker) const {
  const auto whole = command_in(command, asker);
  if (!whole) return whole.error();
  if (const auto refused = refuse_tournaments_own(*whole)) return *refused;
  Table known = known_to(table_, viewer_for(table_, {asker.player, asker.role}));
  TableEvents events;
  if (const auto refusal = play(known, *whole, events)) return refused_by(*refusal);
  Happened happened;
  if (!is_money()) return happened;
  happened.brought = brought_in(known, events);
  happened.promised = promised_in(events);
  happened.staked = in_cents(wagered_by(seat_of(asker.player), events));
  return happened;
}

Outcome PokerTable::seat_bot(PlayerId bot, Seat seat, const Scene& scene) {
  const Terms& terms = table_.coming;
  Chips stake = std::max(terms.stake, terms.minimum * 50);
  stake -= stake % terms.chip;
  return try_out(table_command::Sit{bot, seat, stake}, scene, {});
}

Outcome PokerTable::unseat(Seat seat, const Scene& scene) {
  if (!is_money()) return refused_by(rule::tournaments_table);
  return try_out(table_command::Leave{seat}, scene, {});
}

Clearing PokerTable::clearing() const {
  Clearing clearing;
  if (!is_money()) return clearing;
  for (const Owed& owed : owed_at(table_))
    if (owed.amount > Chips(0)) clearing.players.push_back({owed.player, in_cents(owed.amount)});
  return clearing;
}

void PokerTable::clear(std::uint32_t rounds) { table_ = cleared(table_, rounds); }

std::vector<Wish> PokerTable::wishes() const {
  std::vector<Wish> wishes;
  for (const PlayerId player : table_.waiting) wishes.push_back({player, Seat::none(), Cents(0)});
  for (const SeatWish& wish : table_.wishes)
    wishes.push_back({wish.player, wish.seat, in_cents(wish.stake)});
  return wishes;
}

Outcome PokerTable::drop(const Wish& wish, const Scene& scene) {
  if (wish.seat.is_none()) return try_out(table_command::LeaveList{wish.player}, scene, {});
  return try_out(table_command::GiveUp{wish.player, wish.seat}, scene, {});
}

std::vector<cage::Command> PokerTable::money_for(const Recorded& step) const {
  if (!is_money()) return {};
  Table after = table_;
  TableEvents list;
  for (const boost::json::value& one : step.events)
    if (const auto event = codec::from_json<TableEvent>(one)) {
      list.push_back(*event);
      cardroom::apply(after, *event);
    }
  return money_of(table_, after, list, 0);
}

bool PokerTable::apply(const Recorded& step) {
  trial_ = table_;
  for (const boost::json::value& one : step.events) {
    const auto event = codec::from_json<TableEvent>(one);
    if (!event) return false;
    cardroom::apply(trial_, *event);
  }
  keep();
  return true;
}

std::vector<ToldEvent> PokerTable::tell(const Recorded& step, const Accounts& accounts) {
  TableEvents list;
  trial_ = table_;
  for (const boost::json::value& one : step.events)
    if (const auto event = codec::from_json<TableEvent>(one)) {
      list.push_back(*event);
      cardroom::apply(trial_, *event);
    }
  return tell_all(list, trial_, accounts);
}

void PokerTable::tell_hand(const Recorded& step, const Accounts& accounts,
                           history::Played& into) const {
  HandTeller teller(table_, accounts, into);
  for (const boost::json::value& one : step.events)
    if (const auto event = codec::from_json<TableEvent>(one)) teller.add(*event);
  teller.end();
}

std::vector<outgoing::HeldHand> PokerTable::hands() const {
  std::vector<outgoing::HeldHand> hands;
  for (const Seat seat : table_.round.dealt) {
    const Hand& hand = table_.round.hands[seat.index()];
    hands.push_back({seat, {hand.cards.begin(), hand.cards.begin() + hand.count}});
  }
  return hands;
}

outgoing::AnyState PokerTable::state(const Onlooker& onlooker,
                                     const outgoing::Around& around) const {
  return outgoing::PokerState{
      view_for(table_, viewer_for(table_, onlooker)), ruling_due(table_), {around}};
}

void PokerTable::write_frame(std::string& out, const Onlooker& onlooker) const {
  codec::write(out, outgoing::PokerFrame{view_for(table_, viewer_for(table_, onlooker)),
                                         ruling_due(table_)});
}

std::vector<outgoing::Dispute> PokerTable::disputes() const {
  std::vector<outgoing::Dispute> disputes;
  for (const Dispute& dispute : table_.disputes)
    disputes.push_back({.table = 0,
                        .number = dispute.number,
                        .player = dispute.player,
                        .name_ = {},
                        .stage = word(dispute.stage),
                        .text = std::string(dispute.text.view())});
  return disputes;
}

std::string PokerTable::snapshot() const { return snapshot_of(table_); }

bool PokerTable::restore(std::string_view bytes) {
  const auto table = table_from_snapshot(bytes, *table_.game);
  if (table) table_ = *table;
  return table.has_value();
}

}  // namespace cardroom::room
