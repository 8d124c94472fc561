#include "script/expectations.h"

namespace cardroom {

void expect_ruling(Transcript& transcript, WordsReader& words,
                   const std::vector<RulingTold>& rulings) {
  const std::string name = words.next("a ruling");
  const bool cited = !words.done();
  const Clause clause = cited ? words.clause() : Clause();
  words.finish();
  if (words.error()) return;
  const std::string wanted = cited ? name + " " + std::string(clause.id()) : name;
  std::string got;
  for (const RulingTold& ruling : rulings) {
    if (ruling.name == name && (!cited || (ruling.clause && related(clause, ruling.clause))))
      return transcript.expect(words.line(), wanted, wanted);
    got += (got.empty() ? "" : ", ") + ruling.name + " " + std::string(ruling.clause.id());
  }
  transcript.expect(words.line(), wanted, got.empty() ? "no ruling" : got);
}

void expect_told(Transcript& transcript, WordsReader& words) {
  const std::string wanted = words.rest();
  if (wanted.empty()) return words.fail("expected words of a sentence");
  transcript.expect(words.line(), wanted, transcript.has_told(wanted) ? wanted : "not told");
}

}  // namespace cardroom
