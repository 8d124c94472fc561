#include "hosted/flow.h"

#include <algorithm>

#include "rules/round/refusals.h"
#include "rules/round/showdown.h"
#include "rules/table/round.h"

namespace cardroom {

Clause clause_now(const HostedTable& host) {
  return host.wanted.clause ? host.wanted.clause : host.table.cite().shuffle;
}

namespace {

void ask(HostedFlow& flow, const CardsWanted& wanted) {
  flow.host.wanted = wanted;
  flow.tell(asked(wanted));
}

// The hand that is asked for next, clockwise from the player who shows first.
void ask_next_hand(HostedFlow& flow, SeatSet due) {
  const HostedTable& host = flow.host;
  const Round& round = host.before.round;
  const Seat next = due.from(first_to_show(host.before.terms, round));
  const Citations& cites = host.before.cite();
  ask(flow, {.what = WantedFor::showdown,
             .clause = round.aggressor.is_none() ? cites.showdown_unbet : cites.showdown,
             .cards = untold_hand(round, next, host.told)});
}

// A hand that was told but need not have been shown is open to the whole table all the same
// (*95-15.6, S05-16.6).
void show_told_hands(HostedFlow& flow) {
  Table& table = flow.host.table;
  for (const Seat seat : flow.host.showed - table.round.shown) {
    TableEvents events;
    if (play(table, Command(command::Show{seat}), events)) continue;
    for (const TableEvent& event : events) flow.tell(without_untold(event, flow.host.told));
  }
}

// Every player has shown, thrown in or kept their hand: the pots are paid.
void pay(HostedFlow& flow) {
  HostedTable& host = flow.host;
  Table paid = host.before;
  TableEvents events;
  TableFlow settling{paid, events};
  settle_shown(settling, host.not_shown);
  host.table = host.before;
  host.wanted = {};
  for (const TableEvent& event : events) {
    apply(host.table, event);
    // The showdown itself was opened before the hands were asked for.
    if (&event != events.begin()) flow.tell(without_untold(event, host.told));
  }
  show_told_hands(flow);
}

}  // namespace

void go_on_with_showdown(HostedFlow& flow) {
  HostedTable& host = flow.host;
  const SeatSet due = hands_due(host.before.round, host.told, host.not_shown);
  if (due.empty()) return pay(flow);
  ask_next_hand(flow, due);
}

namespace {

// Which cards are told while the events of a command happen. A card that goes into the shoe is not
// known any more.
CardSet still_told(CardSet told, const TableEvent& event) {
  const auto* const of_round = std::get_if<Event>(&event);
  if (of_round == nullptr) return told;
  if (const auto* const loaded = std::get_if<event::ShoeLoaded>(of_round))
    return told - set_of(loaded->order);
  return std::holds_alternative<event::Misdealt>(*of_round) ? CardSet() : told;
}

bool opens_showdown(const TableEvent& event) {
  const auto* const of_round = std::get_if<Event>(&event);
  return of_round != nullptr && std::holds_alternative<event::ShowdownOpened>(*of_round);
}

// A ruling that asks for no card leaves no card seen either.
bool is_ruling(const TableEvent& event) {
  const auto* const of_round = std::get_if<Event>(&event);
  return of_round != nullptr && std::holds_alternative<event::Ruled>(*of_round);
}

// Goes through the events of the waiting command, up to the first that shows an untold card.
void follow_events(HostedFlow& flow, const TableEvents& events) {
  HostedTable& host = flow.host;
  CardSet told = host.told_before;
  host.table = host.before;
  host.wanted = {};
  for (std::size_t at = 0; at < events.size(); ++at) {
    told = still_told(told, events[at]);
    host.told = told | host.told_since;
    const CardsWanted wanted = wanted_by(events, at, host.table.round, host.told);
    if (wanted.what != WantedFor::nothing) return ask(flow, wanted);
    const bool showdown = opens_showdown(events[at]);
    const Table before = host.table;
    const TableEvent seen = without_untold(events[at], host.told);
    apply(host.table, is_ruling(events[at]) ? seen : events[at]);
    const auto number = static_cast<std::uint32_t>(at + 1);
    if (number > host.reported) flow.tell(seen);
    host.reported = std::max(host.reported, number);
    if (!showdown) continue;
    if (!flow.shows_on) host.not_shown = host.showed = {};
    const bool begun = !host.not_shown.empty() || !host.showed.empty();
    if (!begun && hands_due(before.round, host.told, {}).empty()) continue;
    host.before = before;
    return go_on_with_showdown(flow);
  }
}

// What went wrong while the cards were turned: the card that it asks for, then the open cards that
// the ruling leaves on the table. Only then did it all happen. Nothing that depends on a card is
// told of the deal: the turn is in the state.
void follow_ruling(HostedFlow& flow, const TableEvents& events, std::size_t own,
                   const Table& after) {
  HostedTable& host = flow.host;
  for (std::size_t at = own; at < events.size(); ++at) {
    const CardsWanted wanted = wanted_by(events, at, after.round, host.told);
    if (wanted.what == WantedFor::exposed) return ask(flow, wanted);
  }
  const bool lies = after.dealing && after.round.stage != Stage::shuffling;
  if (const auto open = untold_open(after.round, host.told); lies && !open.empty()) {
    // The dealer turns the rest by the ruling.
    flow.tell(without_untold(events[own], host.told));
    host.ruled = true;
    return ask(flow, {.what = WantedFor::street, .clause = clause_now(host), .cards = open});
  }
  host.table = host.before;
  host.wanted = {};
  for (std::size_t at = 0; at < events.size(); ++at) {
    const TableEvent seen = without_untold(events[at], host.told);
    apply(host.table, is_ruling(events[at]) ? seen : events[at]);
    const bool told =
        at < host.reported || (at == own && host.ruled) || (at < own && !is_of_deal(events[at]));
    if (!told) flow.tell(seen);
  }
  host.reported = static_cast<std::uint32_t>(events.size());
  if (host.table.round.stage == Stage::misdealt) host.told = {};
}

// A street whose cards are asked for, and then play goes on.
bool turns_street(const HostedTable& host, const Table& played) {
  return host.wanted.what != WantedFor::showdown && played.dealing &&
         played.round.stage == Stage::betting;
}

}  // namespace

Refusal play_waiting(HostedFlow& flow) {
  HostedTable& host = flow.host;
  Table played = host.before;
  TableEvents events;
  if (auto refused = play(played, host.waiting, events)) return refused;
  if (host.wrong.empty()) {
    follow_events(flow, events);
    return std::nullopt;
  }
  const std::size_t own = events.size();
  if (!turns_street(host, played))
    return refuse(refusal::waits_for_cards, clause_now(host),
                  {{"cards", static_cast<int>(host.wanted.cards.size())}});
  if (auto refused = play(played, TableCommand(Command(host.wrong[0])), events)) return refused;
  follow_ruling(flow, events, own, played);
  return std::nullopt;
}

namespace {

// Any order will do for cards that nobody knows.
void fill_order(CardList& order, CardSet cards) {
  if (order.empty()) order = list_of(cards);
}

TableCommand completed(const Table& table, TableCommand command) {
  if (auto* const start = std::get_if<table_command::StartRound>(&command)) {
    const bool again = table.dealing && table.round.stage == Stage::misdealt;
    fill_order(start->order, (again ? table.terms : table.coming).deck.cards());
  }
  auto* const of_round = std::get_if<Command>(&command);
  if (of_round == nullptr) return command;
  if (auto* const again = std::get_if<command::Redeal>(of_round))
    fill_order(again->order, table.terms.deck.cards());
  if (auto* const shuffle = std::get_if<command::Reshuffle>(of_round))
    fill_order(shuffle->order, cards_to_shuffle(table.round));
  return command;
}

}  // namespace

Refusal begin(HostedFlow& flow, const TableCommand& command) {
  HostedTable& host = flow.host;
  host.before = host.table;
  host.waiting = completed(host.table, command);
  host.told_before = host.told;
  host.told_since = {};
  host.reported = 0;
  host.wrong.clear();
  host.ruled = false;
  return play_waiting(flow);
}

}  // namespace cardroom
