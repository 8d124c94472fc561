#include "words/irregularity_words.h"

#include <algorithm>

#include "rules/game/citations.h"

namespace cardroom {

namespace {

std::string moment_words(Moment from, Moment until) {
  const std::string first(word(from));
  return from == until ? first : first + " to " + std::string(word(until));
}

// What the condition of a row is, where it goes without saying in the engine.
std::string condition_words(const IrregularityRule& rule) {
  if (rule.what == Irregularity::wager_out_of_turn) return "nobody before him wagers more";
  if (rule.what == Irregularity::wrong_amount) return "above the call, below a raise";
  return std::string(word(rule.when));
}

RulingRow row_of(const IrregularityRule& rule) {
  return {std::string(word(rule.what)), moment_words(rule.from, rule.until), condition_words(rule),
          std::string(word(rule.ruling)), rule.clause};
}

// The other half of two rules that betting itself applies, after the row of the first.
std::vector<RulingRow> rest_of(const IrregularityRule& rule, const Citations& cites) {
  const std::string moment = moment_words(rule.from, rule.until);
  const std::string what(word(rule.what));
  // *95-16.4, S05-17.6, T01-17.5
  if (rule.what == Irregularity::wager_out_of_turn && cites.out_of_turn_exceeded)
    return {{what, moment, "somebody before him wagers more: he folds",
             std::string(word(Ruling::returned)), cites.out_of_turn_exceeded}};
  // S05-17.8, T01-17.7
  if (rule.what == Irregularity::wrong_amount && cites.wrong_amount_short)
    return {{what, moment, "below the call", std::string(word(Ruling::complete_or_fold)),
             cites.wrong_amount_short}};
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
  std::vector<RulingRow> rows = {{"irregularity", "moment", "condition", "ruling", {}}};
  for (const auto& row : ruling_rows(game)) rows.push_back(row);
  std::size_t widths[4] = {};
  for (const auto& row : rows) {
    widen(widths[0], row.irregularity);
    widen(widths[1], row.moment);
    widen(widths[2], row.condition);
    widen(widths[3], row.ruling);
  }
  std::vector<std::string> lines;
  for (const auto& row : rows)
    lines.push_back(padded(row.irregularity, widths[0]) + padded(row.moment, widths[1]) +
                    padded(row.condition, widths[2]) + padded(row.ruling, widths[3]) +
                    (lines.empty() ? "clause" : std::string(row.clause.id())));
  return lines;
}

}  // namespace cardroom
