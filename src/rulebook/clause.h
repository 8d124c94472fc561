// Clause: one numbered clause of the five rule documents. A two-byte value.
//
// clause("H95-10.2") is looked up while compiling: an id that docs/rules/clauses.tsv does not list
// does not build, so no code, test or refusal can cite a clause that does not exist.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cardroom {

namespace rulebook_detail {
inline constexpr auto clause_ids = std::to_array<std::string_view>({
#include "rulebook/clause_ids.inc"
});

constexpr std::uint16_t no_clause = 0xFFFF;

constexpr std::uint16_t find(std::string_view id) {
  const auto* const found = std::lower_bound(clause_ids.begin(), clause_ids.end(), id);
  if (found == clause_ids.end() || *found != id) return no_clause;
  return static_cast<std::uint16_t>(found - clause_ids.begin());
}
}  // namespace rulebook_detail

class Clause {
 public:
  constexpr Clause() = default;  // Cites nothing.

  static constexpr std::optional<Clause> parse(std::string_view id) {
    const auto at = rulebook_detail::find(id);
    if (at == rulebook_detail::no_clause) return std::nullopt;
    return Clause(at);
  }
  static constexpr std::size_t count() { return rulebook_detail::clause_ids.size(); }
  static constexpr Clause at(std::size_t row) { return Clause(static_cast<std::uint16_t>(row)); }

  constexpr explicit operator bool() const { return at_ != rulebook_detail::no_clause; }
  constexpr std::string_view id() const {
    return *this ? rulebook_detail::clause_ids[at_] : std::string_view();
  }
  // "H95" of "H95-10.2": the document and game it belongs to.
  constexpr std::string_view prefix() const { return id().substr(0, id().find('-')); }
  constexpr std::uint16_t row() const { return at_; }

  friend constexpr auto operator<=>(Clause, Clause) = default;

 private:
  constexpr explicit Clause(std::uint16_t at) : at_(at) {}
  std::uint16_t at_ = rulebook_detail::no_clause;
};
static_assert(sizeof(Clause) == 2);

consteval Clause clause(std::string_view id) {
  const auto found = Clause::parse(id);
  if (!found) throw "no such clause in docs/rules/clauses.tsv";
  return *found;
}

// What the table of clauses says about one clause.
struct ClauseText {
  std::string_view source;
  char kind;  // E enforced, D determination, A act of staff, I irregularity, P published, H human.
  std::string_view paraphrase;
  std::string_view machine_action;
};
const ClauseText& text_of(Clause clause);

// True for the same clause twice, and for a clause and its sub-clause: H95-16.1 and H95-16.1(d).
bool related(Clause one, Clause other);

}  // namespace cardroom
