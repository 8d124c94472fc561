#include "hosted/table.h"

#include <algorithm>

#include "hosted/card_swap.h"
#include "hosted/flow.h"
#include "hosted/refusals.h"
#include "rules/round/pots.h"
#include "rules/round/refusals.h"

namespace cardroom {

namespace {

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

// A wrong number of cards is found when the hand is turned over. What was shown before stays shown.
Refusal report_at_showdown(HostedFlow& flow, const command::Report& report) {
  HostedTable& host = flow.host;
  flow.shows_on = true;
  if (auto refused = begin(flow, Command(report))) return refused;
  const bool shows = host.table.dealing && host.table.round.stage == Stage::showdown;
  if (host.waits() || !shows) return std::nullopt;
  host.before = host.table;
  go_on_with_showdown(flow);
  return std::nullopt;
}

// A card exposed on the deal, a boxed card, a misdeal: found before the cards that were turned are
// told.
Refusal report_at_deal(HostedFlow& flow, command::Report report) {
  HostedTable& host = flow.host;
  CardList card;
  if (!report.card.is_none() && !host.told.contains(report.card)) {
    card.push_back(report.card);
    if (auto refused = refuse_told(host, card)) return refused;
    report.card = {};
  }
  host.wrong.push_back(report);
  if (auto refused = play_waiting(flow)) return refused;
  if (card.empty() || host.wanted.what != WantedFor::exposed) return std::nullopt;
  return perform(flow, hosted_command::TellCards{Seat::none(), card});
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
  const auto* const report = in_round<command::Report>(command);
  if (report != nullptr && host.wanted.what == WantedFor::showdown)
    return report_at_showdown(flow, *report);
  if (report != nullptr && host.wanted.what == WantedFor::street && host.wrong.empty())
    return report_at_deal(flow, *report);
  if (host.waits() && !voids)
    return refuse(refusal::waits_for_cards, clause_now(host),
                  {{"cards", static_cast<int>(host.wanted.cards.size())}});
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
