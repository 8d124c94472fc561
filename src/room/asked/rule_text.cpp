#include "room/asked/rule_text.h"

#include "room/messages/given.h"
#include "room/messages/replies.h"

namespace cardroom::room {

void answer_rule_text(const RuleText& text, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::AskRuleText>(message, effects);
  if (!asked) return;
  const auto lines = lines_of_book(asked->rulebook, text);
  if (lines.empty()) return refuse(message, rule::no_such_rulebook, effects);
  outgoing::RuleText told{outgoing::id_of(message.id), asked->rulebook, !text.empty(), {}};
  for (const ClauseLine& line : lines)
    told.lines.push_back(
        {line.clause.id(), text_of(line.clause).source, line.paraphrase, line.text});
  answer(message, told, effects);
}

}  // namespace cardroom::room
