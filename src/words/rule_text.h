// RuleText: the text of the rule documents, clause by clause, read from the house's own copies.
// The copies are plain text and no part of the program; without them the paraphrases stand alone.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rulebook/clause.h"

namespace cardroom {

class RuleText {
 public:
  // Takes in a document; true where it is one of the instruments.
  bool add(std::string_view document);

  bool empty() const { return texts_.empty(); }
  // Empty where no document has the clause.
  std::string_view of(Clause clause) const;

 private:
  std::map<Clause, std::string> texts_;
};

// One line of a book: a clause, its paraphrase, and its text where there is a copy.
struct ClauseLine {
  Clause clause;
  std::string_view paraphrase;
  std::string_view text;
};

// The clauses a rulebook is written under, in the order of the document. Empty: no such rulebook.
std::vector<ClauseLine> lines_of_book(std::string_view rulebook, const RuleText& text);

}  // namespace cardroom
