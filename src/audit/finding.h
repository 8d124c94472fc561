// Finding: something wrong in a journal, and where.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/journal.h"

namespace cardroom::audit {

enum class Subject : std::uint8_t {
  chain,    // Hashes, signatures, missing records.
  record,   // A record that cannot be read.
  shuffle,  // Keys, commitments, the order of the cards.
  rules,    // A command that the rules refuse, or events that do not follow from it.
  chips,    // A table whose chips do not add up.
  ledger,   // The cage, and whether it agrees with the tables.
};

constexpr std::string_view word(Subject subject) {
  constexpr std::string_view words[] = {"chain", "record", "shuffle", "rules", "chips", "ledger"};
  return words[static_cast<std::size_t>(subject)];
}

struct RecordPlace {
  store::Sequence sequence = 0;  // 0 when it is not about one record.
  std::string stream;
  store::Version version = 0;
  std::uint32_t round = 0;  // Of the table; 0 when no round was under way.
};

struct Finding {
  Subject subject = Subject::record;
  RecordPlace where;
  std::string what;
};

// "record 17 (table/7 version 3, round 2): rules: …".
std::string to_string(const Finding& finding);

// The first of them, and how many there were.
class Findings {
 public:
  void add(Subject subject, const RecordPlace& where, std::string what);

  void add_untold(std::uint64_t more) { count_ += more; }  // Counts findings without keeping them.

  const std::vector<Finding>& kept() const { return kept_; }
  std::uint64_t count() const { return count_; }
  bool none() const { return count_ == 0; }

 private:
  static constexpr std::size_t most = 100;
  std::vector<Finding> kept_;
  std::uint64_t count_ = 0;
};

}  // namespace cardroom::audit
