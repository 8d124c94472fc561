#include "room/canberra/told.h"

#include "canberra/table/apply.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/view.h"
#include "codec/json_text.h"
#include "words/canberra_story.h"

namespace cardroom::room {

namespace {

using canberra::BoxNames;
using canberra::State;

// The state with every card taken out that the viewer may not see: sentences are made from it.
State masked(const State& state, const canberra::View& view) {
  State seen = state;
  for (const canberra::BoxView& box : view.boxes) seen.box(box.seat).cards = box.cards;
  seen.dealer.cards = view.dealer;
  return seen;
}

class Teller {
 public:
  Teller(const State& after, const Accounts& accounts) : after_(after), accounts_(accounts) {}

  ToldEvent tell(const canberra::Event& event, const State& now) const {
    ToldEvent told;
    codec::write(told.record, event);
    told.shown = shown_to(event, now, Seat::none());
    for (unsigned at = 0; at < canberra::boxes_max; ++at) {
      const PlayerId player = now.boxes[at].player;
      if (player.is_none()) continue;
      std::string own = shown_to(event, now, seat_at(at));
      if (own != told.shown) told.own.emplace_back(player, std::move(own));
    }
    return told;
  }

 private:
  BoxNames names(const State& now) const {
    BoxNames names;
    for (unsigned at = 0; at < canberra::boxes_max; ++at) {
      const PlayerId player = now.boxes[at].player;
      names[at] = accounts_.name_of(player.is_none() ? after_.boxes[at].player : player);
    }
    return names;
  }
  std::string shown_to(const canberra::Event& event, const State& now, Seat seat) const {
    const canberra::Event seen = canberra::seen_by(after_, event, {seat});
    const State told_from = masked(now, canberra::view_for(after_, {seat}));
    std::string out;
    codec::write_open(out, seen);
    out.erase(0, 1);
    codec::write_field(out, "text", canberra::say(seen, told_from, names(now)));
    out += '}';
    return out;
  }

  const State& after_;
  const Accounts& accounts_;
};

void write_box(std::string& out, const canberra::BoxView& box) {
  out += "{\"seat\":";
  codec::write(out, box.seat);
  codec::write_field(out, "player", box.player);
  codec::write_field(out, "stake_cents", box.stake);
  codec::write_field(out, "ante", box.ante);
  codec::write_field(out, "bet", box.bet);
  codec::write_field(out, "jackpot_cents", box.jackpot);
  codec::write_field(out, "cards", box.cards);
  codec::write_field(out, "standing", box.standing);
  codec::write_field(out, "declared", box.declared);
  codec::write_field(out, "marker", box.marker);
  codec::write_field(out, "racked", box.racked);
  codec::write_field(out, "ante_paid", box.result.ante_paid);
  codec::write_field(out, "bet_paid", box.result.bet_paid);
  codec::write_field(out, "collected", box.result.collected);
  codec::write_field(out, "returned_cents", box.result.returned);
  codec::write_field(out, "jackpot_paid_cents", box.result.jackpot_paid);
  out += '}';
}

void write_sign(std::string& out, const canberra::Sign& sign) {
  codec::write_field(out, "minimum", sign.minimum);
  codec::write_field(out, "maximum", sign.maximum);
  codec::write_field(out, "multiple", sign.multiple);
  codec::write_field(out, "max_payout", sign.max_payout);
  codec::write_field(out, "jackpot_wager_cents", sign.jackpot_wager_cents);
}

void write_legal(std::string& out, const canberra::Legal& legal, Seat seat) {
  out += ",\"legal\":{\"seat\":";
  codec::write(out, seat);
  codec::write_field(out, "ante", legal.ante);
  codec::write_field(out, "minimum", legal.minimum);
  codec::write_field(out, "maximum", legal.maximum);
  codec::write_field(out, "multiple", legal.multiple);
  codec::write_field(out, "jackpot", legal.jackpot);
  codec::write_field(out, "jackpot_wager_cents", legal.jackpot_wager_cents);
  codec::write_field(out, "take_back", legal.take_back);
  codec::write_field(out, "bet", legal.bet);
  codec::write_field(out, "bet_size", legal.bet_size);
  codec::write_field(out, "fold", legal.fold);
  codec::write_field(out, "declare", legal.declare);
  out += '}';
}

}  // namespace

std::vector<ToldEvent> tell_all(const std::vector<canberra::Event>& events, const State& before,
                                const State& after, const Accounts& accounts) {
  const Teller teller(after, accounts);
  std::vector<ToldEvent> told;
  State now = before;
  for (const canberra::Event& event : events) {
    // Who leaves is named as he was before; his seat is empty after.
    const State was = now;
    canberra::apply(now, event);
    const bool leaves = std::holds_alternative<canberra::event::Left>(event) ||
                        std::holds_alternative<canberra::event::Vacated>(event) ||
                        std::holds_alternative<canberra::event::Excluded>(event);
    told.push_back(teller.tell(event, leaves ? was : now));
  }
  return told;
}

void write_house_view(std::string& out, const State& state, Seat seat) {
  const canberra::View view = canberra::view_for(state, {seat});
  out += "{\"type\":\"house_view\"";
  codec::write_field(out, "phase", view.phase);
  write_sign(out, view.sign);
  out += ",\"sign_noticed\":";
  if (view.sign_noticed) {
    out += "{\"type\":\"sign\"";
    write_sign(out, view.noticed);
    out += '}';
  } else {
    codec::write_null(out);
  }
  codec::write_field(out, "closing_noticed", view.closing_noticed);
  codec::write_field(out, "equipment", view.equipment);
  codec::write_field(out, "meter_cents", view.meter);
  out += ",\"boxes\":[";
  for (const canberra::BoxView& box : view.boxes) {
    if (!out.ends_with('[')) out += ',';
    write_box(out, box);
  }
  out += ']';
  codec::write_field(out, "dealer", view.dealer);
  codec::write_field(out, "up", view.up);
  write_legal(out, view.legal, seat);
  out += '}';
}

namespace {

// Below zero where the house paid.
cage::command::Settle settlement(const State& before, const State& after, std::uint32_t table) {
  const auto pools = [](const State& state) {
    return canberra::whole_cents(state.jackpot.pool + state.jackpot.reserve);
  };
  const Cents jackpot = canberra::meter(after.jackpot) - canberra::meter(before.jackpot);
  const Cents both = pools(after) - pools(before);
  const Cents put_in = after.jackpot.house - before.jackpot.house;
  return {.table = table,
          .commission_cents = {},
          .house_cents = after.house - before.house - put_in,
          .jackpot_cents = jackpot,
          .reserve_cents = both - jackpot};
}

}  // namespace

std::vector<cage::Command> money_of(const State& before, const State& after,
                                    const std::vector<canberra::Event>& events,
                                    std::uint32_t table) {
  std::vector<cage::Command> money;
  std::vector<cage::Command> out;
  Cents brought;
  const auto leaves = [&](Seat seat, Cents took, Clause clause) {
    const PlayerId player = before.box(seat).player;
    if (took > Cents(0)) out.push_back(cage::command::CashOut{player, table, took, clause});
    brought -= took;
  };
  for (const canberra::Event& event : events) {
    if (const auto* const sat = std::get_if<canberra::event::Seated>(&event)) {
      money.push_back(cage::command::BuyIn{sat->player, table, sat->stake_cents, sat->clause});
      brought += sat->stake_cents;
    }
    if (const auto* const more = std::get_if<canberra::event::ChipsBought>(&event)) {
      money.push_back(cage::command::BuyIn{after.box(more->seat).player, table, more->amount_cents,
                                           more->clause});
      brought += more->amount_cents;
    }
    if (const auto* const left = std::get_if<canberra::event::Left>(&event))
      leaves(left->seat, left->took_cents, left->clause);
    if (const auto* const vacated = std::get_if<canberra::event::Vacated>(&event))
      leaves(vacated->seat, vacated->took_cents, vacated->clause);
    if (const auto* const excluded = std::get_if<canberra::event::Excluded>(&event))
      leaves(excluded->seat, excluded->took_cents, excluded->clause);
  }
  check(brought == after.brought - before.brought, "chips left a table for nobody");
  const auto settled = settlement(before, after, table);
  if (settled.house_cents != Cents(0) || settled.jackpot_cents != Cents(0) ||
      settled.reserve_cents != Cents(0))
    money.push_back(settled);
  // What the house owes is on the table before anybody takes it away.
  money.insert(money.end(), out.begin(), out.end());
  return money;
}

}  // namespace cardroom::room
