#include "room/canberra/told.h"

#include "base/overloaded.h"
#include "canberra/table/apply.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/view.h"
#include "codec/json_text.h"
#include "room/canberra/beside.h"
#include "room/messages/outgoing.h"
#include "words/canberra/story.h"

namespace cardroom::room {

namespace {

using canberra::BoxNames;
using canberra::State;

// The state without the cards that the viewer may not see: sentences are made from it.
State masked(const State& state, const canberra::VisibleTable& view) {
  State seen = state;
  for (const canberra::VisibleBox& box : view.boxes) seen.box(box.seat).cards = box.cards;
  seen.dealer.cards = view.dealer;
  return seen;
}

class Teller {
 public:
  Teller(const State& after, const Accounts& accounts) : after_(after), accounts_(accounts) {}

  ToldEvent tell(const canberra::Event& event, const State& now,
                 codec::Maybe<std::uint64_t> seq) const {
    ToldEvent told;
    told.shown = shown_to(event, now, Seat::none(), seq);
    for (unsigned at = 0; at < canberra::boxes_max; ++at) {
      const PlayerId player = now.boxes[at].player;
      if (player.is_none()) continue;
      std::string own = shown_to(event, now, seat_at(at), seq);
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
  std::string shown_to(const canberra::Event& event, const State& now, Seat seat,
                       codec::Maybe<std::uint64_t> seq) const {
    const canberra::Event seen = canberra::seen_by(after_, event, {seat});
    const State told_from = masked(now, canberra::view_for(after_, {seat}));
    outgoing::ToldEvent<canberra::Event> told{seq, {seen}, {}, {}, {}};
    told.text = canberra::say(seen, told_from, names(now));
    return codec::to_text(told);
  }

  const State& after_;
  const Accounts& accounts_;
};

}  // namespace

std::vector<ToldEvent> tell_all(const std::vector<canberra::Event>& events, const State& before,
                                const State& after, const Accounts& accounts,
                                codec::Maybe<std::uint64_t> seq) {
  const Teller teller(after, accounts);
  std::vector<ToldEvent> told;
  State now = before;
  for (const canberra::Event& event : events) {
    // A player who leaves is named from the state before; their seat is empty afterwards.
    const State was = now;
    canberra::apply(now, event);
    const bool leaves = std::holds_alternative<canberra::event::Left>(event) ||
                        std::holds_alternative<canberra::event::Vacated>(event) ||
                        std::holds_alternative<canberra::event::Excluded>(event);
    if (seq) ++*seq;
    told.push_back(teller.tell(event, leaves ? was : now, seq));
  }
  return told;
}

cage::command::Settle settlement(const State& before, const State& after, std::uint32_t table) {
  const auto pools = [](const State& state) {
    return canberra::whole_cents(state.jackpot.pool + state.jackpot.reserve);
  };
  const Cents jackpot = canberra::meter(after.jackpot) - canberra::meter(before.jackpot);
  const Cents both = pools(after) - pools(before);
  const Cents put_in = after.jackpot.house - before.jackpot.house;
  // Antes and bets of a tournament are no money.
  const Cents won = is_beside(after) ? Cents(0) : after.house - before.house;
  return {.table = table,
          .commission_cents = {},
          .house_cents = won - put_in,
          .jackpot_cents = jackpot,
          .reserve_cents = both - jackpot};
}

Cents wagered_by(Seat seat, const std::vector<canberra::Event>& events) {
  Cents wagered;
  const overloaded count{[&](const canberra::event::AntePlaced& ante) {
                           if (ante.seat == seat) wagered += in_cents(ante.ante);
                         },
                         [&](const canberra::event::BetPlaced& bet) {
                           if (bet.seat == seat) wagered += in_cents(bet.bet);
                         },
                         [&](const canberra::event::JackpotAccepted& jackpot) {
                           if (jackpot.seat == seat) wagered += jackpot.wager_cents;
                         },
                         [](const auto&) {}};
  if (!seat.is_none())
    for (const canberra::Event& event : events) std::visit(count, event);
  return wagered;
}

std::vector<records::Payment> brought_in(const State& after,
                                         const std::vector<canberra::Event>& events) {
  std::vector<records::Payment> brought;
  for (const canberra::Event& event : events) {
    if (const auto* const sat = std::get_if<canberra::event::Seated>(&event))
      brought.push_back({sat->player, sat->stake_cents});
    if (const auto* const more = std::get_if<canberra::event::ChipsBought>(&event))
      brought.push_back({after.box(more->seat).player, more->amount_cents});
  }
  return brought;
}

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
  // What the house owes comes to the table before anybody takes it away.
  money.insert(money.end(), out.begin(), out.end());
  return money;
}

}  // namespace cardroom::room
