#include "hosted/game.h"

#include <algorithm>

#include "hosted/counting.h"
#include "hosted/lesson.h"
#include "hosted/refusals.h"

namespace cardroom {

namespace {

// A new deal brings other cards, and what happens around the round is no entry of it.
bool can_be_undone(const HostedCommand& command) {
  const auto* const at_table = std::get_if<TableCommand>(&command);
  if (at_table == nullptr) return true;
  const auto* const of_round = std::get_if<Command>(at_table);
  return of_round != nullptr && !std::holds_alternative<command::Redeal>(*of_round);
}

// A round whose cards were laid is a lesson.
void begin_lesson(HostedGame& game, const HostedCommand& command) {
  const auto* const at_table = std::get_if<TableCommand>(&command);
  if (at_table == nullptr || !std::holds_alternative<table_command::StartRound>(*at_table)) return;
  game.lesson.on = !game.lesson.laid.empty();
  game.lesson.answered = false;
  game.lesson.laid.clear();
}

Refusal undo(HostedGame& game, const HostedListener& listener) {
  const auto last = std::find_if_not(game.entries.rbegin(), game.entries.rend(), is_time);
  if (last == game.entries.rend()) return refuse(refusal::no_entry_to_undo);
  game.entries.erase(std::next(last).base());
  game.now = game.since;
  // Time that passed after cards were told is refused where the table asks for them again.
  std::erase_if(game.entries, [&](const HostedCommand& entry) {
    const auto refused = play(game.now, entry, [](const HostedEvent&, const Table&) {});
    check(!refused || is_time(entry), "an entry that stood before is refused");
    return refused.has_value();
  });
  listener(hosted_event::EntryUndone{}, game.now.table);
  if (game.now.waits()) listener(asked(game.now.wanted), game.now.table);
  return std::nullopt;
}

}  // namespace

bool is_time(const HostedCommand& command) {
  const auto* const at_table = std::get_if<TableCommand>(&command);
  const auto* const of_round = at_table ? std::get_if<Command>(at_table) : nullptr;
  return of_round != nullptr && std::holds_alternative<command::PassTime>(*of_round);
}

Refusal play(HostedGame& game, const HostedCommand& command, const HostedListener& listener) {
  if (std::holds_alternative<hosted_command::Undo>(command)) return undo(game, listener);
  if (const auto* const count = std::get_if<hosted_command::CountStakes>(&command))
    return count_stakes(game, *count, listener);
  if (const auto* const lay = std::get_if<hosted_command::LayCards>(&command))
    return lay_cards(game, *lay, listener);
  if (const auto* const answer = std::get_if<hosted_command::LessonAnswer>(&command))
    return give_answer(game, *answer, listener);
  return game.lesson.on ? enter_in_lesson(game, command, listener) : enter(game, command, listener);
}

Refusal enter(HostedGame& game, const HostedCommand& command, const HostedListener& listener) {
  if (auto refused = play(game.now, command, listener)) return refused;
  begin_lesson(game, command);
  if (can_be_undone(command)) {
    game.entries.push_back(command);
  } else {
    game.entries.clear();
    game.since = game.now;
  }
  return std::nullopt;
}

}  // namespace cardroom
