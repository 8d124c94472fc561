#include "room/canberra/table.h"

#include "base/money_text.h"
#include "base/overloaded.h"
#include "canberra/game/edition.h"
#include "canberra/table/apply.h"
#include "canberra/table/clearing.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/play.h"
#include "canberra/table/view.h"
#include "codec/json_text.h"
#include "room/canberra/beside.h"
#include "room/canberra/snapshot.h"
#include "room/canberra/told.h"
#include "room/game/whole_command.h"
#include "room/messages/replies.h"
#include "rules/table/refusals.h"

namespace cardroom::room {

using canberra::JackpotWagers;
using canberra::TablePhase;

namespace {

// CP17-3.6, K-25: nothing where no jackpot wagers are taken.
Cents displayed_wager(const canberra::Settings& settings) {
  return settings.jackpot == JackpotWagers::none ? Cents(0) : settings.sign.jackpot_wager_cents;
}

}  // namespace

GameName CanberraTable::name() const {
  return {outgoing::Kind::canberra, "canberra-2017", canberra::canberra_2017.game, "2017"};
}

std::string CanberraTable::sign() const {
  const canberra::Sign& sign = run_.table.settings.sign;
  const auto chips = [](Chips amount) { return std::to_string(amount.count()); };
  return "Canberra Poker (2017). Minimum " + chips(sign.minimum) + ", maximum " +
         chips(sign.maximum) + ", multiples of " + chips(sign.multiple) + ". " +
         (sign.max_payout > Chips(0) ? "Maximum payout " + chips(sign.max_payout)
                                     : "No maximum payout") +
         (displayed_wager(run_.table.settings) == Cents(0)
              ? ". No jackpot wagers."
              : ". Jackpot wager " + in_dollars(sign.jackpot_wager_cents) + ".");
}

void CanberraTable::write_terms(std::string& out) const {
  const canberra::Settings& settings = run_.table.settings;
  const canberra::Sign& sign = settings.sign;
  codec::write(out, outgoing::CanberraTerms{.minimum = sign.minimum,
                                            .maximum = sign.maximum,
                                            .multiple = sign.multiple,
                                            .max_payout = sign.max_payout,
                                            .jackpot_wager_cents = displayed_wager(settings),
                                            .seats = settings.boxes,
                                            .shoe = settings.shoe,
                                            .declaration = settings.declaration,
                                            .marks = {},
                                            .pays = outgoing::pay_lines()});
}

Summary CanberraTable::summary(const Accounts& accounts) const {
  Summary summary;
  summary.seats = run_.table.settings.boxes;
  for (const canberra::Box& box : run_.table.boxes) {
    summary.taken += box.occupied() ? 1 : 0;
    summary.bots += accounts.is_bot(box.player) ? 1 : 0;
  }
  summary.minimum = summary.stake = run_.table.settings.sign.minimum.count();
  summary.limit = std::to_string(run_.table.settings.sign.maximum.count());
  summary.dealing = dealing();
  summary.closing = run_.table.closing_noticed || run_.closed;
  summary.rounds = run_.dealt;
  if (settings_.jackpot != JackpotWagers::none) summary.meter = canberra::meter(run_.table.jackpot);
  return summary;
}

Takings CanberraTable::takings() const {
  if (is_beside(run_.table)) return takings_beside(run_.table);
  if (!is_money()) return {};
  return {{},
          {},
          run_.table.house - run_.table.jackpot.house,
          canberra::meter(run_.table.jackpot),
          canberra::whole_cents(run_.table.jackpot.reserve)};
}

std::vector<PlayerId> CanberraTable::people() const {
  std::vector<PlayerId> people;
  for (const canberra::Box& box : run_.table.boxes)
    if (box.occupied()) people.push_back(box.player);
  return people;
}

Seat CanberraTable::seat_of(PlayerId player) const {
  for (unsigned at = 0; at < canberra::boxes_max; ++at)
    if (!player.is_none() && run_.table.boxes[at].player == player) return seat_at(at);
  return Seat::none();
}

PlayerId CanberraTable::player_at(Seat seat) const {
  if (seat.is_none() || seat.number() > canberra::boxes_max) return PlayerId();
  return run_.table.box(seat).player;
}

Cents CanberraTable::stake_of(PlayerId player) const {
  if (!is_money()) return Cents(0);
  const Seat seat = seat_of(player);
  return seat.is_none() ? Cents(0) : run_.table.stake(seat);
}

bool CanberraTable::is_over() const {
  return run_.closed && people().empty() && !run_.table.cards.closing_check_due;
}

std::string CanberraTable::decision() const {
  return std::to_string(run_.dealt) + std::string(word(run_.table.phase));
}

bool CanberraTable::awaits(PlayerId player) const {
  if (seat_of(player).is_none()) return false;
  const outgoing::CanberraLegal legal = view_of(player).legal;
  return legal.bet || legal.fold;
}

Outcome CanberraTable::try_out(const canberra::Command& command, const Scene& scene, Seat asker) {
  trial_ = run_;
  canberra::Events played;
  if (const auto refusal = canberra::play(trial_.table, command, played))
    return refused_by(*refusal);
  const std::vector<canberra::Event> events(played.begin(), played.end());
  for (const canberra::Event& event : events) trial_.note(event);
  canberra::check_books(trial_.table);
  Happened happened;
  codec::write(happened.command, command);
  codec::write(happened.events, events);
  happened.told = tell_all(events, run_.table, trial_.table, *scene.accounts, scene.seq);
  if (is_beside(run_.table)) add_money_beside(happened, run_.table, events, scene.table);
  if (!is_money()) return happened;
  happened.money = money_of(run_.table, trial_.table, events, scene.table);
  happened.brought = brought_in(trial_.table, events);
  happened.staked = wagered_by(asker, events);
  return happened;
}

// CP17-17.7, CP17-17.13, CP17-17.3(a)(viii): seats, chips and limits are the tournament's.
std::optional<Refused> CanberraTable::refuse_tournaments_own(
    const canberra::Command& command) const {
  if (is_money()) return std::nullopt;
  namespace asked = canberra::command;
  using Why = std::optional<Refused>;
  const auto seats = [] {
    return refused_by(Violation{&refusal::directors_seats, clause("CP17-17.7")});
  };
  const auto chips = [](Clause clause) {
    return refused_by(Violation{&refusal::directors_chips, clause});
  };
  const overloaded own{
      [&](const asked::Sit&) -> Why { return seats(); },
      [&](const asked::Leave&) -> Why { return seats(); },
      [&](const asked::Vacate&) -> Why { return seats(); },
      [&](const asked::Exclude&) -> Why { return seats(); },
      [&](const asked::OpenTable&) -> Why { return seats(); },
      [&](const asked::CloseTable&) -> Why { return seats(); },
      [&](const asked::NoticeClosing&) -> Why { return seats(); },
      [&](const asked::NoticeSign&) -> Why { return chips(clause("CP17-17.3(a)(viii)")); },
      [&](const asked::SetMarker&) -> Why { return chips(clause("CP17-17.3(a)(viii)")); },
      [&](const asked::BuyChips&) -> Why { return chips(clause("CP17-17.13")); },
      [&](const asked::TakeBack&) -> Why { return chips(clause("CP17-17.14")); },
      [&](const asked::VoidWager&) -> Why { return chips(clause("CP17-17.13")); },
      [](const auto&) -> Why { return std::nullopt; }};
  return std::visit(own, command);
}

Result<canberra::Command, Refused> CanberraTable::command_in(const boost::json::object& command,
                                                             const Asker& asker) const {
  auto whole = whole_command<canberra::Command>(command, {asker, seat_of(asker.player)});
  if (!whole) return whole;
  // Nobody sits in two boxes, and the pad always lights up for an on-line wager.
  if (std::holds_alternative<canberra::command::Sit>(*whole) && !seat_of(asker.player).is_none())
    return refused_by(rule::seat_is_taken);
  if (auto* const wager = std::get_if<canberra::command::PlaceJackpot>(&*whole))
    wager->pad = canberra::Pad::lit;
  return whole;
}

Outcome CanberraTable::foresee(const boost::json::object& command, const Asker& asker) const {
  const auto whole = command_in(command, asker);
  if (!whole) return whole.error();
  if (auto refused = refuse_tournaments_own(*whole)) return *refused;
  const canberra::State before = canberra::known_to(run_.table, {seat_of(asker.player)});
  canberra::State known = before;
  canberra::Events played;
  if (const auto refusal = canberra::play(known, *whole, played)) return refused_by(*refusal);
  const std::vector<canberra::Event> events(played.begin(), played.end());
  Happened happened;
  if (is_beside(run_.table)) add_money_beside(happened, before, events, 0);
  happened.money.clear();  // That is for whoever does it.
  if (!is_money()) return happened;
  happened.brought = brought_in(known, events);
  happened.staked = wagered_by(seat_of(asker.player), events);
  return happened;
}

Outcome CanberraTable::try_out(const boost::json::object& command, const Asker& asker,
                               const Scene& scene) {
  auto whole = command_in(command, asker);
  if (!whole) return whole.error();
  if (!asker.player.is_none())
    if (auto refused = refuse_tournaments_own(*whole)) return *refused;
  const int minute = minute_of_day(scene.now_ms / 1000);
  if (auto* const open = std::get_if<canberra::command::OpenTable>(&*whole)) open->minute = minute;
  if (auto* const close = std::get_if<canberra::command::CloseTable>(&*whole))
    close->minute = minute;
  return try_out(*whole, scene, seat_of(asker.player));
}

Outcome CanberraTable::act(const Next& next, const Scene& scene, const BringShoe& bring) {
  return try_out_act(act_of(next, run_, scene, bring),
                     [&](const canberra::Command& command) { return try_out(command, scene, {}); });
}

Outcome CanberraTable::seat_bot(PlayerId bot, Seat seat, const Scene& scene) {
  const Chips stake = run_.table.settings.sign.minimum * 100;
  return try_out(canberra::command::Sit{seat, bot, in_cents(stake)}, scene, {});
}

Outcome CanberraTable::unseat(Seat seat, const Scene& scene) {
  if (!is_money()) return refused_by(rule::tournaments_table);
  return try_out(canberra::command::Leave{seat}, scene, {});
}

Clearing CanberraTable::clearing() const {
  if (is_beside(run_.table)) return clearing_beside(run_.table);
  if (!is_money()) return {};
  const canberra::State after = canberra::without_round(run_.table);
  Clearing clearing;
  clearing.house = settlement(run_.table, after, 0);
  for (unsigned at = 0; at < canberra::boxes_max; ++at) {
    const canberra::Box& box = after.boxes[at];
    const Cents stake = after.stake(seat_at(at));
    if (box.occupied() && stake > Cents(0)) clearing.players.push_back({box.player, stake});
  }
  return clearing;
}

void CanberraTable::clear(std::uint32_t rounds) {
  run_.table = canberra::cleared(run_.table);
  run_.dealt = rounds;
  run_.closed = false;
}

std::vector<cage::Command> CanberraTable::money_for(const Recorded& step) const {
  if (!is_money()) return {};
  canberra::State after = run_.table;
  std::vector<canberra::Event> list;
  for (const boost::json::value& one : step.events)
    if (const auto event = codec::from_json<canberra::Event>(one)) {
      list.push_back(*event);
      canberra::apply(after, *event);
    }
  return money_of(run_.table, after, list, 0);
}

bool CanberraTable::apply(const Recorded& step) {
  trial_ = run_;
  for (const boost::json::value& one : step.events) {
    const auto event = codec::from_json<canberra::Event>(one);
    if (!event) return false;
    canberra::apply(trial_.table, *event);
    trial_.note(*event);
  }
  keep();
  return true;
}

std::vector<ToldEvent> CanberraTable::tell(const Recorded& step, const Accounts& accounts) {
  std::vector<canberra::Event> list;
  for (const boost::json::value& one : step.events)
    if (const auto event = codec::from_json<canberra::Event>(one)) list.push_back(*event);
  canberra::State after = run_.table;
  for (const canberra::Event& event : list) canberra::apply(after, event);
  return tell_all(list, run_.table, after, accounts);
}

// CP17-17.16: what the tournament does not ask for is not offered.
outgoing::CanberraView CanberraTable::view_of(PlayerId player) const {
  outgoing::CanberraView view = outgoing::canberra_view(run_.table, seat_of(player));
  if (is_money()) return view;
  view.jackpot_wager_cents = displayed_wager(run_.table.settings);
  view.legal.ante = view.legal.ante && seat_of(player) == asked_;
  view.legal.take_back = false;
  return view;
}

outgoing::AnyState CanberraTable::state(const Onlooker& onlooker,
                                        const outgoing::Around& around) const {
  return outgoing::CanberraState{view_of(onlooker.player), {}, {around}};
}

void CanberraTable::write_frame(std::string& out, const Onlooker& onlooker) const {
  codec::write(out, outgoing::CanberraFrame{view_of(onlooker.player), {}});
}

std::vector<outgoing::HeldHand> CanberraTable::hands() const {
  std::vector<outgoing::HeldHand> hands;
  const auto cards_of = [](const FiveCards& cards) {
    return std::vector<Card>(cards.begin(), cards.end());
  };
  for (unsigned at = 0; at < canberra::boxes_max; ++at)
    if (run_.table.boxes[at].standing != canberra::BoxStanding::out)
      hands.push_back({seat_at(at), cards_of(run_.table.boxes[at].cards)});
  hands.push_back({std::nullopt, cards_of(run_.table.dealer.cards)});
  return hands;
}

std::vector<outgoing::Dispute> CanberraTable::disputes() const {
  std::vector<outgoing::Dispute> disputes;
  for (const canberra::Dispute& dispute : run_.table.disputes)
    disputes.push_back({.table = 0,
                        .number = dispute.number,
                        .player = player_at(dispute.seat),
                        .name_ = {},
                        .stage = word(dispute.stage),
                        .text = {}});
  return disputes;
}

std::string CanberraTable::snapshot() const { return snapshot_of(run_); }

bool CanberraTable::restore(std::string_view text) {
  const auto run = read_canberra_snapshot(text);
  if (run) run_ = *run;
  return run.has_value();
}

}  // namespace cardroom::room
