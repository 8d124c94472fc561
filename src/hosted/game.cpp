#include "hosted/game.h"

#include <algorithm>

#include "hosted/counting.h"
#include "hosted/lesson.h"
#include "hosted/refusals.h"

namespace cardroom {

namespace {

// A new deal brings other cards.
bool deals(const HostedCommand& command) {
  const auto* const at_table = std::get_if<TableCommand>(&command);
  if (at_table == nullptr) return false;
  const auto* const of_round = std::get_if<Command>(at_table);
  return of_round == nullptr ? std::holds_alternative<table_command::StartRound>(*at_table)
                             : std::holds_alternative<command::Redeal>(*of_round);
}

// What happens around the round is no entry of it: a player sits down, buys chips, sits out.
bool is_around_round(const HostedCommand& command) {
  const auto* const at_table = std::get_if<TableCommand>(&command);
  return at_table != nullptr && !std::holds_alternative<Command>(*at_table);
}

// A round whose cards were laid is a lesson.
void begin_lesson(HostedGame& game, const HostedCommand& command) {
  const auto* const at_table = std::get_if<TableCommand>(&command);
  if (at_table == nullptr || !std::holds_alternative<table_command::StartRound>(*at_table)) return;
  game.lesson.on = !game.lesson.laid.empty();
  game.lesson.answered = false;
  game.lesson.laid.clear();
}

// What happened around the round since the entry stays, if it could have happened without it.
Refusal undo(HostedGame& game, const HostedListener& listener) {
  std::vector<HostedCommand> entries = game.entries;
  const auto last = std::find_if(entries.rbegin(), entries.rend(), can_be_undone);
  if (last == entries.rend()) return refuse(refusal::no_entry_to_undo);
  entries.erase(std::next(last).base());
  HostedTable now = game.since;
  bool stands = true;
  // Time that passed after cards were told is refused where the table asks for them again.
  std::erase_if(entries, [&](const HostedCommand& entry) {
    const auto refused = play(now, entry, [](const HostedEvent&, const Table&) {});
    stands = stands && (!refused || is_time(entry));
    return refused.has_value();
  });
  if (!stands) return refuse(refusal::table_went_on);
  game.now = now;
  game.entries = std::move(entries);
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

bool can_be_undone(const HostedCommand& command) {
  return !deals(command) && !is_time(command) && !is_around_round(command);
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
  const bool first = std::none_of(game.entries.begin(), game.entries.end(), can_be_undone);
  if (can_be_undone(command) || (!first && !deals(command))) {
    game.entries.push_back(command);
  } else {
    game.entries.clear();
    game.since = game.now;
  }
  return std::nullopt;
}

}  // namespace cardroom
