#include "words/irregularity_words.h"

#include <algorithm>
#include <array>

#include "rules/game/citations.h"

namespace cardroom {

namespace {

std::string moment_words(RoundMoment from, RoundMoment until) {
  const std::string first(word(from));
  return from == until ? first : first + " to " + std::string(word(until));
}

// The condition of a row, where the engine takes it for granted.
std::string condition_words(const IrregularityRule& rule) {
  if (rule.what == Irregularity::wager_out_of_turn) return "nobody before them wagers more";
  if (rule.what == Irregularity::wrong_amount) return "above the call, below a raise";
  return std::string(word(rule.when));
}

RulingRow row_of(const IrregularityRule& rule) {
  return {rule.what, moment_words(rule.from, rule.until), condition_words(rule), rule.ruling,
          rule.clause};
}

// The second half of two rules that betting itself applies, after the row of the first half.
std::vector<RulingRow> rest_of(const IrregularityRule& rule, const Citations& cites) {
  const std::string moment = moment_words(rule.from, rule.until);
  // *95-16.4, S05-17.6, T01-17.5
  if (rule.what == Irregularity::wager_out_of_turn && cites.out_of_turn_exceeded)
    return {{rule.what, moment, "somebody before them wagers more: they fold", Ruling::returned,
             cites.out_of_turn_exceeded}};
  // S05-17.8, T01-17.7
  if (rule.what == Irregularity::wrong_amount && cites.wrong_amount_short)
    return {
        {rule.what, moment, "below the call", Ruling::complete_or_fold, cites.wrong_amount_short}};
  return {};
}

void widen(std::size_t& width, const std::string& cell) { width = std::max(width, cell.size()); }

std::string padded(std::string cell, std::size_t width) {
  cell.resize(width + 2, ' ');
  return cell;
}

}  // namespace

std::vector<RulingRow> ruling_rows(const Game& game) {
  std::vector<RulingRow> rows;
  for (const IrregularityRule& rule : game.irregularities) {
    rows.push_back(row_of(rule));
    for (const auto& row : rest_of(rule, *game.cite)) rows.push_back(row);
  }
  return rows;
}

std::vector<std::string> ruling_table(const Game& game) {
  using Cells = std::array<std::string, 4>;
  std::vector<Cells> rows = {{"irregularity", "moment", "condition", "ruling"}};
  std::vector<std::string> clauses = {"clause"};
  for (const RulingRow& row : ruling_rows(game)) {
    rows.push_back({std::string(word(row.irregularity)), row.moment, row.condition,
                    std::string(word(row.ruling))});
    clauses.emplace_back(row.clause.id());
  }
  std::array<std::size_t, 4> widths{};
  for (const Cells& row : rows)
    for (std::size_t at = 0; at < row.size(); ++at) widen(widths[at], row[at]);
  std::vector<std::string> lines;
  for (const Cells& row : rows) {
    std::string& line = lines.emplace_back();
    for (std::size_t at = 0; at < row.size(); ++at) line += padded(row[at], widths[at]);
    line += clauses[lines.size() - 1];
  }
  return lines;
}

}  // namespace cardroom
