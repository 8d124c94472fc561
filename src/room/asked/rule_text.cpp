#include "room/asked/rule_text.h"

#include "room/messages/given.h"
#include "room/messages/replies.h"
#include "rules/games/games.h"

namespace cardroom::room {

void answer_rule_text(const RuleText& text, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::AskRuleText>(message, effects);
  if (!asked) return;
  const auto lines = lines_of_book(asked->rulebook, text);
  // G-05: on the list of 2001, but without a text.
  const auto game = find_game(asked->rulebook);
  if (!game && game.error().reason == NoSuchGame::Reason::rules_not_supplied)
    return refuse(message, rule::rules_not_supplied, effects);
  if (lines.empty()) return refuse(message, rule::no_such_rulebook, effects);
  outgoing::RuleText told{outgoing::id_of(message.id), asked->rulebook, !text.empty(), {}};
  for (const ClauseLine& line : lines)
    told.lines.push_back(
        {line.clause.id(), text_of(line.clause).source, line.paraphrase, line.text});
  answer(message, told, effects);
}

}  // namespace cardroom::room
