#include "hosted/table.h"

#include <algorithm>

#include "hosted/card_swap.h"
#include "hosted/refusals.h"
#include "rules/round/pots.h"
#include "rules/round/refusals.h"
#include "rules/round/showdown.h"
#include "rules/table/round.h"

namespace cardroom {

namespace {

struct HostedFlow {
  HostedTable& host;
  const HostedListener& listener;

  void tell(const HostedEvent& event) const { listener(event, host.table); }
};

Clause clause_now(const HostedTable& host) {
  return host.wanted.clause ? host.wanted.clause : host.table.cite().shuffle;
}

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

void go_on_with_showdown(HostedFlow& flow) {
  HostedTable& host = flow.host;
  const SeatSet due = hands_due(host.before.round, host.told, host.not_shown);
  if (due.empty()) return pay(flow);
  ask_next_hand(flow, due);
}

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
    host.not_shown = host.showed = {};
    if (hands_due(before.round, host.told, {}).empty()) continue;
    host.before = before;
    return go_on_with_showdown(flow);
  }
}

Refusal play_waiting(HostedFlow& flow) {
  Table played = flow.host.before;
  TableEvents events;
  if (auto refused = play(played, flow.host.waiting, events)) return refused;
  follow_events(flow, events);
  return std::nullopt;
}

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

Refusal begin(HostedFlow& flow, const TableCommand& command) {
  HostedTable& host = flow.host;
  host.before = host.table;
  host.waiting = completed(host.table, command);
  host.told_before = host.told;
  host.told_since = {};
  host.reported = 0;
  return play_waiting(flow);
}

template <class Of>
const Of* in_round(const TableCommand& command) {
  const auto* const of_round = std::get_if<Command>(&command);
  return of_round == nullptr ? nullptr : std::get_if<Of>(of_round);
}

// Where everybody has seen the card.
void add_place(const Round& round, Card card, Facts& facts) {
  for (std::size_t at = 0; at < round.board.size(); ++at)
    if (round.board[at] == card) return facts.push_back({"communal", static_cast<int>(at) + 1});
  for (const Seat seat : round.dealt)
    if (round.hands[seat.index()].holds(card) || round.thrown[seat.index()].contains(card))
      return facts.push_back({"seat", seat.number()});
  if (round.burnt.contains(card)) facts.push_back({"discarded", 1});
}

Refusal refuse_told(const HostedTable& host, const CardList& cards) {
  const Clause clause = clause_now(host);
  CardSet told = host.told;
  int number = 0;
  for (const Card card : cards) {
    Facts facts = {{"card", ++number}};
    if (card.is_none() || !host.table.terms.deck.contains(card))
      return refuse(refusal::not_in_deck, clause, facts);
    if (told.contains(card)) {
      add_place(host.table.round, card, facts);
      return refuse(refusal::card_seen_before, clause, facts);
    }
    told.insert(card);
  }
  return std::nullopt;
}

// Puts the card in its place, and what stood there where the card was.
void put_card(HostedTable& host, std::size_t place, Card card) {
  const CardSwap swap{host.wanted.cards[place].instead, card};
  swap.in(host.table.round);
  swap.in(host.before.round);
  swap.in(host.waiting);
  for (WantedCard& wanted : host.wanted.cards) swap.in(wanted.instead);
  host.told.insert(card);
  host.told_since.insert(card);
}

void take_told(HostedFlow& flow, const CardList& cards) {
  HostedTable& host = flow.host;
  hosted_event::CardsTold told{
      .what = host.wanted.what, .clause = host.wanted.clause, .whose = {}, .cards = {}};
  for (std::size_t at = 0; at < cards.size(); ++at) {
    put_card(host, at, cards[at]);
    told.whose.push_back(host.wanted.cards[at].seat);
    told.cards.push_back(cards[at]);
  }
  flow.tell(told);
  for (std::size_t at = 0; at < cards.size(); ++at) host.wanted.cards.erase_at(0);
}

Refusal perform(HostedFlow& flow, const hosted_command::TellCards& tell) {
  HostedTable& host = flow.host;
  const bool showdown = host.wanted.what == WantedFor::showdown;
  if (!host.waits()) return refuse(refusal::no_cards_asked, clause_now(host));
  if (!tell.seat.is_none() && showdown) {
    const SeatSet due = hands_due(host.before.round, host.told, host.not_shown);
    if (!due.contains(tell.seat))
      return refuse(refusal::hand_not_asked, clause_now(host), {{"seat", tell.seat.number()}});
    host.wanted.cards = untold_hand(host.before.round, tell.seat, host.told);
  } else if (!tell.seat.is_none() && host.wanted.cards[0].seat != tell.seat) {
    return refuse(refusal::hand_not_asked, clause_now(host), {{"seat", tell.seat.number()}});
  }
  if (tell.cards.empty()) return refuse(refusal::no_card_told, clause_now(host));
  if (tell.cards.size() > host.wanted.cards.size())
    return refuse(refusal::too_many_cards, clause_now(host),
                  {{"asked", static_cast<int>(host.wanted.cards.size())},
                   {"told", static_cast<int>(tell.cards.size())}});
  if (auto refused = refuse_told(host, tell.cards)) return refused;
  const Seat seat = host.wanted.cards[0].seat;
  take_told(flow, tell.cards);
  if (showdown && host.wanted.cards.empty()) {
    host.showed.insert(seat);
    go_on_with_showdown(flow);
  } else if (host.wanted.cards.empty()) {
    const auto refused = play_waiting(flow);
    check(!refused, "a command is refused once its cards are told");
  }
  return std::nullopt;
}

// Whether somebody else can still win each pot that the seat contests.
bool others_contest(const HostedTable& host, Seat seat) {
  const Round& round = host.before.round;
  const SeatSet gone = host.not_shown | round.mucked | SeatSet{seat};
  const Pots pots = pots_of(round);
  return std::all_of(pots.begin(), pots.end(), [&](const Pot& pot) {
    return !pot.eligible.contains(seat) || !(pot.eligible - gone).empty();
  });
}

Refusal refuse_hidden(const HostedTable& host, Seat seat) {
  if (host.wanted.what != WantedFor::showdown)
    return refuse(refusal::hand_not_asked, clause_now(host), {{"seat", seat.number()}});
  if (!hands_due(host.before.round, host.told, host.not_shown).contains(seat))
    return refuse(refusal::hand_not_asked, clause_now(host), {{"seat", seat.number()}});
  if (!others_contest(host, seat))
    return refuse(refusal::last_hand_shows, clause_now(host), {{"seat", seat.number()}});
  return std::nullopt;
}

Refusal perform(HostedFlow& flow, const hosted_command::KeepHidden& keep) {
  if (auto refused = refuse_hidden(flow.host, keep.seat)) return refused;
  flow.host.not_shown.insert(keep.seat);
  const Citations& cites = flow.host.table.cite();
  flow.tell(hosted_event::HandKeptHidden{
      keep.seat, cites.need_not_show ? cites.need_not_show : cites.showdown});
  go_on_with_showdown(flow);
  return std::nullopt;
}

// *95-16.8, S05-17.10, T01-17.9: the hand is thrown in, and takes no further part.
Refusal throw_in(HostedFlow& flow, Seat seat) {
  HostedTable& host = flow.host;
  if (auto refused = refuse_hidden(host, seat)) return refused;
  const TableEvent mucked = Event(event::Mucked{seat, host.table.cite().dead_cards});
  apply(host.before, mucked);
  apply(host.table, mucked);
  host.not_shown.insert(seat);
  flow.tell(mucked);
  go_on_with_showdown(flow);
  return std::nullopt;
}

// An irregularity that names the card which was seen: the card is told with it.
Refusal report_with_card(HostedFlow& flow, command::Report report) {
  const CardList card = {report.card};
  if (auto refused = refuse_told(flow.host, card)) return refused;
  report.card = {};
  if (auto refused = begin(flow, Command(report))) return refused;
  if (flow.host.wanted.what != WantedFor::exposed) return std::nullopt;
  return perform(flow, hosted_command::TellCards{Seat::none(), card});
}

Refusal perform(HostedFlow& flow, const TableCommand& command) {
  HostedTable& host = flow.host;
  const auto* const muck = in_round<command::Muck>(command);
  if (muck != nullptr && host.wanted.what == WantedFor::showdown) return throw_in(flow, muck->seat);
  // A round can be declared void whatever it waits for.
  const bool voids = in_round<command::VoidRound>(command) != nullptr;
  if (host.waits() && !voids)
    return refuse(refusal::waits_for_cards, clause_now(host),
                  {{"cards", static_cast<int>(host.wanted.cards.size())}});
  const auto* const report = in_round<command::Report>(command);
  if (report != nullptr && !report->card.is_none() && !host.told.contains(report->card))
    return report_with_card(flow, *report);
  const auto* const draw = in_round<command::Draw>(command);
  if (draw != nullptr && !(draw->cards - host.told).empty())
    return refuse(refusal::count_not_cards, host.table.cite().draw);
  return begin(flow, command);
}

// Of the cards that nobody has seen it does not matter which are thrown away.
Refusal perform(HostedFlow& flow, const hosted_command::ThrowAway& away) {
  HostedTable& host = flow.host;
  if (host.waits()) return perform(flow, TableCommand(Command(command::Stand{away.seat})));
  const Round& round = host.table.round;
  const Clause clause = host.table.cite().draw;
  CardSet cards;
  if (round.stage == Stage::drawing && round.turn == away.seat) {
    const Hand& hand = round.hands[away.seat.index()];
    for (const Card card : away.seen)
      if (!hand.holds(card) || !host.told.contains(card))
        return refuse(refusal::not_their_card, clause, {{"seat", away.seat.number()}});
    cards = away.seen;
    for (const WantedCard& unseen : untold_hand(round, away.seat, host.told))
      if (cards.size() < away.count) cards.insert(unseen.instead);
    if (cards.size() != away.count)
      return refuse(refusal::too_many_cards, clause,
                    {{"cards", hand.count}, {"thrown", away.count}});
  }
  return begin(flow, Command(command::Draw{away.seat, cards}));
}

// hosted/counting.h and hosted/lesson.h do these.
Refusal perform(HostedFlow&, const hosted_command::CountStakes&) {
  return refuse(refusal::nothing_counted);
}
Refusal perform(HostedFlow&, const hosted_command::LayCards&) { return refuse(refusal::no_lesson); }
Refusal perform(HostedFlow&, const hosted_command::LessonAnswer&) {
  return refuse(refusal::no_lesson);
}

Refusal perform(HostedFlow&, const hosted_command::Undo&) {
  return refuse(refusal::no_entry_to_undo);
}

}  // namespace

Refusal play(HostedTable& host, const HostedCommand& command, const HostedListener& listener) {
  HostedTable tried = host;
  HostedFlow flow{tried, listener};
  auto refused = std::visit([&](const auto& asked) { return perform(flow, asked); }, command);
  if (!refused) host = tried;
  return refused;
}

}  // namespace cardroom
