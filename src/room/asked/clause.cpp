#include "room/asked/clause.h"

#include "room/messages/given.h"
#include "room/messages/replies.h"
#include "rulebook/clause.h"
#include "words/describe.h"

namespace cardroom::room {

void answer_clause(const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::Clause>(message, effects);
  if (!asked) return;
  const auto clause = Clause::parse(asked->clause);
  if (!clause) return refuse(message, rule::no_such_clause, effects);
  const ClauseText& text = text_of(*clause);
  answer(message,
         outgoing::Clause{outgoing::id_of(message.id), clause->id(), text.source,
                          std::string_view(&text.kind, 1), class_name(text.kind), text.paraphrase},
         effects);
}

}  // namespace cardroom::room
