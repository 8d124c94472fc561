#include "hosted/canberra.h"

#include <utility>

#include "base/overloaded.h"
#include "canberra/table/play.h"
#include "hosted/canberra_lesson.h"
#include "hosted/refusals.h"

namespace cardroom::canberra {

namespace {

template <class... Types>
bool is_one_of(const Command& command) {
  return (std::holds_alternative<Types>(command) || ...);
}

bool is_settlement(const Command& command) {
  return std::holds_alternative<command::Settle>(command);
}

// The same cards, dealt at a table beside this one where everybody sees them.
HandsLaid hands_of(State beside, const CardList& order) {
  constexpr int cut = 26;  // The order is that after the cut.
  beside.settings.known = CardsKnown::dealt;
  Events events;
  check(!play(beside, command::Deal{Shoe::from_order(order), cut}, events),
        "laid cards cannot be dealt");
  HandsLaid hands;
  hands.dealer = beside.dealer.cards;
  for (unsigned at = 0; at < boxes_max; ++at) hands.boxes[at] = beside.boxes[at].cards;
  return hands;
}

// `before`: when the cards were to be dealt.
void begin_lesson(BoxesLesson& lesson, const State& before) {
  lesson.on = !lesson.laid.empty();
  lesson.answered = false;
  lesson.hands = lesson.on ? hands_of(before, lesson.laid) : HandsLaid();
  lesson.laid.clear();
}

// CP17-10.4, CP17-10.5: the dealer enters that the player declares, and confirms it.
Refusal play_entry(State& state, const Command& command, Events& events) {
  const auto* const declare = std::get_if<command::Declare>(&command);
  if (declare == nullptr || declare->by == Role::player) return play(state, command, events);
  const bool seated = declare->seat.number() >= 1 && declare->seat.number() <= boxes_max;
  if (seated && state.box(declare->seat).declared == Declared::no)
    if (auto refused = play(state, command::Declare{Role::player, declare->seat}, events))
      return refused;
  return play(state, command::Declare{Role::dealer, declare->seat}, events);
}

Refusal undo(HostedCanberra& game, HostedCanberraEvents& events) {
  // The settlement goes with the entry that it followed from.
  while (!game.entries.empty() && is_settlement(game.entries.back())) game.entries.pop_back();
  if (game.entries.empty()) return refuse(cardroom::refusal::no_entry_to_undo);
  game.entries.pop_back();
  game.now = game.since;
  for (const Command& entry : game.entries) {
    Events again;
    check(!play_entry(game.now, entry, again), "an entry that stood before is refused");
  }
  events.emplace_back(hosted_event::EntryUndone{});
  return std::nullopt;
}

}  // namespace

// CP17-10.4, K-11: the machine sees no card, so players declare jackpot hands.
Settings hosted(Settings settings) {
  settings.known = CardsKnown::told;
  settings.declaration = Declaration::manual;
  return settings;
}

bool is_entry(const Command& command) {
  return is_one_of<command::PlaceAnte, command::PlaceJackpot, command::TakeBack, command::Announce,
                   command::PlaceBet, command::Fold, command::TellCards, command::Declare,
                   command::PayJackpots, command::Collect, command::ExposeCard, command::CountHand,
                   command::RackHand, command::Reconstruct, command::VoidRound>(command);
}

Refusal play(HostedCanberra& game, const HostedCanberraCommand& command,
             HostedCanberraEvents& events) {
  HostedCanberra tried = game;
  HostedCanberraEvents happened;
  const overloaded asked{
      [&](const Command& given) {
        return tried.lesson.on ? enter_in_lesson(tried, given, happened)
                               : enter(tried, given, happened);
      },
      [&](const hosted_command::LayCards& lay) { return lay_cards(tried, lay, happened); },
      [&](const hosted_command::BoxesAnswer& answer) {
        return give_answer(tried, answer, happened);
      },
      [&](const hosted_command::Undo&) { return undo(tried, happened); }};
  if (auto refused = std::visit(asked, command)) return refused;
  game = std::move(tried);
  events.insert(events.end(), happened.begin(), happened.end());
  return std::nullopt;
}

// A round whose cards were laid is a lesson.
Refusal enter(HostedCanberra& game, const Command& command, HostedCanberraEvents& events) {
  const State before = game.now;
  Events happened;
  if (auto refused = play_entry(game.now, command, happened)) return refused;
  events.insert(events.end(), happened.begin(), happened.end());
  if (std::holds_alternative<command::Deal>(command) && game.now.dealer.dealt)
    begin_lesson(game.lesson, before);
  if (is_entry(command) || is_settlement(command)) {
    game.entries.push_back(command);
  } else {
    game.entries.clear();
    game.since = game.now;
  }
  return std::nullopt;
}

}  // namespace cardroom::canberra
