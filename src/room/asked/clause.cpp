#include "room/asked/clause.h"

#include "codec/json_text.h"
#include "room/messages/answer.h"
#include "room/messages/fields.h"
#include "rulebook/clause.h"
#include "words/describe.h"

namespace cardroom::room {

void answer_clause(const Message& message, Effects& effects) {
  const auto clause = Clause::parse(text_in(message.fields, "clause"));
  if (!clause) return refuse(message, rule::no_such_clause, effects);
  const ClauseText& text = text_of(*clause);
  std::string out = begin_answer("clause", message.id);
  codec::write_field(out, "clause", *clause);
  codec::write_field(out, "source", text.source);
  codec::write_field(out, "kind", std::string_view(&text.kind, 1));
  codec::write_field(out, "class", class_name(text.kind));
  codec::write_field(out, "paraphrase", text.paraphrase);
  answer(message, out + "}", effects);
}

}  // namespace cardroom::room
