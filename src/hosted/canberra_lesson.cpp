#include "hosted/canberra_lesson.h"

#include <algorithm>
#include <array>

#include "canberra/round/telling.h"
#include "canberra/table/legal.h"
#include "canberra/table/refusals.h"
#include "hosted/refusals.h"

namespace cardroom::canberra {

namespace {

constexpr Cents answered_most{100'000'000'000};
constexpr unsigned all_five = 0b11111;

using ByBox = std::array<Cents, boxes_max>;

// What an entry led to, as far as a trainee must know it beforehand.
struct Outcome {
  bool pays = false;
  bool rules = false;
  Ruling ruling = Ruling::kept;
  ByBox gets = {};
};

void add_payment(Outcome& outcome, const Event& event) {
  if (const auto* const settled = std::get_if<event::BoxSettled>(&event)) {
    outcome.pays = true;
    outcome.gets[settled->seat.index()] +=
        in_cents(settled->ante_paid + settled->bet_paid - settled->collected);
  }
  if (const auto* const jackpot = std::get_if<event::JackpotPaid>(&event)) {
    outcome.pays = true;
    outcome.gets[jackpot->seat.index()] += jackpot->amount_cents;
  }
}

// CP17-14.1 to CP17-14.4: a card or a hand that is found to be wrong is ruled on.
bool is_report(const Command& command) {
  return std::holds_alternative<command::ExposeCard>(command) ||
         std::holds_alternative<command::CountHand>(command) ||
         std::holds_alternative<command::RackHand>(command);
}

void add_ruling(Outcome& outcome, const Event& event) {
  if (std::holds_alternative<event::UpCardChanged>(event)) outcome.ruling = Ruling::faced;
  if (std::holds_alternative<event::HandRacked>(event)) outcome.ruling = Ruling::reconstructed;
  if (std::holds_alternative<event::RoundVoided>(event)) outcome.ruling = Ruling::void_round;
}

Outcome outcome_of(const Command& command, const HostedCanberraEvents& events) {
  Outcome outcome;
  outcome.rules = is_report(command);
  for (const HostedCanberraEvent& event : events) {
    const auto* const at_table = std::get_if<Event>(&event);
    if (at_table == nullptr) continue;
    add_payment(outcome, *at_table);
    add_ruling(outcome, *at_table);
  }
  return outcome;
}

ByBox stated(const hosted_command::BoxesAnswer& answer) {
  ByBox gets = {};
  for (std::size_t at = 0; at < answer.seats.size(); ++at)
    gets[answer.seats[at].index()] += answer.amounts_cents[at];
  return gets;
}

CardSet seen_of(const HostedCanberra& game, Seat seat) {
  const unsigned places = seen_places(game.now, seat);
  CardSet seen;
  for (unsigned at = 0; at < 5; ++at)
    if ((places >> at & 1U) != 0) seen.insert(game.lesson.hands.of(seat)[at]);
  return seen;
}

bool lie_there(const HostedCanberra& game, const command::TellCards& tell) {
  const CardSet seen = seen_of(game, tell.seat);
  for (const Card card : tell.cards)
    if (!seen.contains(card)) return false;
  return true;
}

void mark(BoxesLesson& lesson, const hosted_event::BoxesMarked& marked,
          HostedCanberraEvents& events) {
  count_mark(lesson.tallies, marked.what, marked.right);
  events.emplace_back(marked);
}

void mark_payment(BoxesLesson& lesson, const Outcome& outcome, HostedCanberraEvents& events) {
  hosted_event::BoxesMarked marked{.what = LessonPart::payouts,
                                   .right = stated(lesson.answer) == outcome.gets};
  for (unsigned at = 0; at < boxes_max; ++at)
    if (outcome.gets[at] != Cents(0)) {
      marked.seats.push_back(seat_at(at));
      marked.amounts_cents.push_back(outcome.gets[at]);
    }
  mark(lesson, marked, events);
}

void mark_ruling(BoxesLesson& lesson, Ruling ruling, HostedCanberraEvents& events) {
  mark(lesson,
       {.what = LessonPart::ruling,
        .right = lesson.answer.ruling == ruling,
        .ruling_given = lesson.answer.ruling,
        .ruling = ruling},
       events);
}

}  // namespace

Refusal lay_cards(HostedCanberra& game, const hosted_command::LayCards& lay,
                  HostedCanberraEvents& events) {
  if (set_of(lay.order) != Deck::full().cards() || lay.order.size() != 52)
    return refuse(refusal::wrong_deck, clause("CP17-2.1"),
                  {{"cards", static_cast<int>(lay.order.size())}});
  game.lesson.laid = lay.order;
  events.emplace_back(hosted_event::CardsLaid{});
  return std::nullopt;
}

Refusal give_answer(HostedCanberra& game, const hosted_command::BoxesAnswer& answer,
                    HostedCanberraEvents& events) {
  if (!game.lesson.on) return refuse(cardroom::refusal::no_lesson);
  if (!in_round(game.now.phase)) return refuse(refusal::no_round, clause("CP17-9.1"));
  if (answer.seats.size() != answer.amounts_cents.size())
    return refuse(cardroom::refusal::nothing_counted);
  for (const Seat seat : answer.seats)
    if (seat.is_none() || seat.number() > boxes_max)
      return refuse(cardroom::refusal::nobody_counted);
  for (const Cents amount : answer.amounts_cents)
    if (amount > answered_most || amount < -answered_most)
      return refuse(cardroom::refusal::no_such_count);
  game.lesson.answer = answer;
  game.lesson.answered = true;
  events.emplace_back(hosted_event::AnswerGiven{});
  return std::nullopt;
}

Refusal enter_in_lesson(HostedCanberra& game, const Command& command,
                        HostedCanberraEvents& events) {
  HostedCanberra tried = game;
  HostedCanberraEvents happened;
  if (auto refused = enter(tried, command, happened)) return refused;
  if (const auto* const tell = std::get_if<command::TellCards>(&command)) {
    if (!lie_there(game, *tell)) {
      mark(game.lesson, {.what = LessonPart::cards, .right = false}, events);
      return std::nullopt;
    }
    count_mark(tried.lesson.tallies, LessonPart::cards, true);
  }
  const Outcome outcome = outcome_of(command, happened);
  const bool asks = outcome.pays || outcome.rules;
  if (asks && !game.lesson.answered) return refuse(cardroom::refusal::answer_first);
  game = std::move(tried);
  events.insert(events.end(), happened.begin(), happened.end());
  if (outcome.pays) mark_payment(game.lesson, outcome, events);
  if (outcome.rules) mark_ruling(game.lesson, outcome.ruling, events);
  if (asks) game.lesson.answered = false;
  return std::nullopt;
}

bool waits_for_answer(const HostedCanberra& game) {
  if (!game.lesson.on || game.lesson.answered) return false;
  const LegalForDealer may = legal_for_dealer(game.now);
  const auto& boxes = game.now.boxes;
  // CP17-7.3: where every box has folded, nothing is left to be paid.
  const bool compares = std::any_of(
      boxes.begin(), boxes.end(), [](const Box& box) { return box.standing == BoxStanding::bet; });
  return may.pay_jackpots || (may.settle && compares);
}

std::vector<LyingOpen> lies_open(const HostedCanberra& game) {
  std::vector<LyingOpen> open;
  if (!game.lesson.on) return open;
  // Whoever says what the hands win looks at all of them.
  const bool due = waits_for_answer(game);
  const CardSet told = due ? CardSet() : told_cards(game.now);
  const auto add = [&](Seat seat) {
    for (const Card card : seen_of(game, seat) - told) open.push_back({seat, card});
  };
  add(Seat::none());
  // CP17-9.1: the dealer's hand is turned over before those of the boxes.
  const bool settling = seen_places(game.now, Seat::none()) == all_five;
  if (settling && !due && !open.empty()) return open;
  for (unsigned at = 0; at < boxes_max; ++at) add(seat_at(at));
  return open;
}

}  // namespace cardroom::canberra
