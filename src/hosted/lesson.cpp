#include "hosted/lesson.h"

#include <algorithm>
#include <array>

#include "hosted/refusals.h"

namespace cardroom {

namespace {

constexpr Chips answered_most{1'000'000'000};

struct Heard {
  HostedEvent event;
  Table after;
};

// What an entry led to, as far as a trainee must know it beforehand.
struct Outcome {
  bool pays = false;
  bool rules = false;
  Ruling ruling = {};
  Chips commission;
  std::array<Chips, seats_max> won = {};
};

Outcome outcome_of(const std::vector<Heard>& heard) {
  Outcome outcome;
  for (const Heard& one : heard) {
    const auto* const at_table = std::get_if<TableEvent>(&one.event);
    const auto* const of_round = at_table ? std::get_if<Event>(at_table) : nullptr;
    if (of_round == nullptr) continue;
    if (const auto* const won = std::get_if<event::Won>(of_round)) {
      outcome.pays = true;
      outcome.won[won->seat.index()] += won->amount;
    }
    if (const auto* const taken = std::get_if<event::CommissionTaken>(of_round))
      outcome.commission += taken->amount;
    const auto* const ruled = std::get_if<event::Ruled>(of_round);
    if (ruled == nullptr || outcome.rules) continue;
    outcome.rules = true;
    outcome.ruling = ruled->ruling;
  }
  return outcome;
}

bool is_report(const HostedCommand& command) {
  const auto* const at_table = std::get_if<TableCommand>(&command);
  const auto* const of_round = at_table ? std::get_if<Command>(at_table) : nullptr;
  return of_round != nullptr && std::holds_alternative<command::Report>(*of_round);
}

bool same_payouts(const hosted_command::LessonAnswer& answer, const Outcome& outcome) {
  std::array<Chips, seats_max> stated = {};
  for (std::size_t at = 0; at < answer.seats.size(); ++at)
    stated[answer.seats[at].index()] += answer.amounts[at];
  return stated == outcome.won;
}

// The cards in the places that a trainee names: in any order within a hand.
bool lie_there(const HostedTable& host, const hosted_command::TellCards& tell) {
  if (!host.waits()) return true;
  const bool of_hand =
      host.wanted.what == WantedFor::showdown || host.wanted.what == WantedFor::hand;
  const Seat seat = tell.seat.is_none() ? host.wanted.cards[0].seat : tell.seat;
  if (!of_hand) {
    for (std::size_t at = 0; at < std::min(tell.cards.size(), host.wanted.cards.size()); ++at)
      if (tell.cards[at] != host.wanted.cards[at].instead) return false;
    return true;
  }
  CardSet lie;
  for (const WantedCard& card : untold_hand(host.before.round, seat, host.told))
    lie.insert(card.instead);
  for (const WantedCard& card : host.wanted.cards)
    if (card.seat == seat) lie.insert(card.instead);
  return std::all_of(tell.cards.begin(), tell.cards.end(),
                     [&](Card card) { return lie.contains(card); });
}

void mark(Lesson& lesson, hosted_event::Marked marked, const Table& after,
          const HostedListener& listener) {
  count_mark(lesson.tallies, marked.what, marked.right);
  listener(marked, after);
}

void mark_payment(HostedGame& game, const Outcome& outcome, const HostedListener& listener) {
  const hosted_command::LessonAnswer& answer = game.lesson.answer;
  const Table& after = game.now.table;
  hosted_event::Marked paid{.what = LessonPart::payouts, .right = same_payouts(answer, outcome)};
  for (unsigned at = 0; at < seats_max; ++at)
    if (outcome.won[at] > Chips(0)) {
      paid.seats.push_back(seat_at(at));
      paid.amounts.push_back(outcome.won[at]);
    }
  mark(game.lesson, paid, after, listener);
  mark(game.lesson,
       {.what = LessonPart::commission,
        .right = answer.commission == outcome.commission,
        .given = answer.commission,
        .correct = outcome.commission},
       after, listener);
}

}  // namespace

Refusal lay_cards(HostedGame& game, const hosted_command::LayCards& lay,
                  const HostedListener& listener) {
  game.lesson.laid = lay.order;
  listener(hosted_event::CardsLaid{}, game.now.table);
  return std::nullopt;
}

Refusal give_answer(HostedGame& game, const hosted_command::LessonAnswer& answer,
                    const HostedListener& listener) {
  if (!game.lesson.on) return refuse(refusal::no_lesson);
  if (!game.now.table.dealing) return refuse(refusal::no_round);
  if (answer.seats.size() != answer.amounts.size()) return refuse(refusal::nothing_counted);
  for (const Seat seat : answer.seats)
    if (seat.is_none() || seat.number() > seats_max) return refuse(refusal::nobody_counted);
  for (const Chips amount : answer.amounts)
    if (amount < Chips(0) || amount > answered_most) return refuse(refusal::no_such_count);
  game.lesson.answer = answer;
  game.lesson.answered = true;
  listener(hosted_event::AnswerGiven{}, game.now.table);
  return std::nullopt;
}

Refusal enter_in_lesson(HostedGame& game, const HostedCommand& command,
                        const HostedListener& listener) {
  HostedGame tried = game;
  std::vector<Heard> heard;
  const auto refused = enter(tried, command, [&](const HostedEvent& event, const Table& after) {
    heard.push_back({event, after});
  });
  if (refused) return refused;
  if (const auto* const tell = std::get_if<hosted_command::TellCards>(&command)) {
    const bool right = lie_there(game.now, *tell);
    if (!right) {
      mark(game.lesson, {.what = LessonPart::cards, .right = false}, game.now.table, listener);
      return std::nullopt;
    }
    count_mark(tried.lesson.tallies, LessonPart::cards, true);
  }
  const Outcome outcome = outcome_of(heard);
  const bool ruling = is_report(command) && outcome.rules;
  if ((outcome.pays || ruling) && !game.lesson.answered) return refuse(refusal::answer_first);
  game = std::move(tried);
  for (const Heard& one : heard) listener(one.event, one.after);
  if (outcome.pays) mark_payment(game, outcome, listener);
  if (ruling)
    mark(game.lesson,
         {.what = LessonPart::ruling,
          .right = game.lesson.answer.ruling == outcome.ruling,
          .ruling_given = game.lesson.answer.ruling,
          .ruling = outcome.ruling},
         game.now.table, listener);
  if (outcome.pays || ruling) game.lesson.answered = false;
  return std::nullopt;
}

FixedList<WantedCard, 70> lies_open(const HostedTable& host) {
  FixedList<WantedCard, 70> open;
  if (host.wanted.what != WantedFor::showdown) {
    for (const WantedCard& card : host.wanted.cards) open.push_back(card);
    return open;
  }
  for (const Seat seat : hands_due(host.before.round, host.told, host.not_shown))
    for (const WantedCard& card : untold_hand(host.before.round, seat, host.told))
      open.push_back(card);
  return open;
}

}  // namespace cardroom
