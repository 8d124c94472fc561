// CageBooks: the cage's ledger and what people ask about it: statements, and the house's takings by
// the hour.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cage/ledger.h"
#include "room/messages/money.h"
#include "room/protection/tally.h"

namespace cardroom::room {

struct Hour {
  Cents commission;
  Cents house;
};

// From the one up to the other, which is not among them.
struct Numbers {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
};

class CageBooks {
 public:
  const cage::Ledger& ledger() const { return ledger_; }
  Cents wallet(PlayerId player) const { return ledger_.balance(cage::account_of(player)); }

  // Refuses and changes nothing, or moves the money; the events are for the journal.
  Result<cage::Events, Violation> move(const cage::Command& command, std::int64_t now_ms);
  void apply(const cage::Event& event, std::int64_t now_ms);

  std::vector<outgoing::Entry> entries(PlayerId player) const;
  const Tally* tally(PlayerId player) const;  // Null: never brought anything to a table.
  const std::map<std::int64_t, Hour>& hours() const { return hours_; }
  // The house's accounts that have one of these numbers: a table's is the table's.
  std::vector<outgoing::LedgerLine> ledger_lines(const Numbers& numbers) const;

  // Whoever has lines or sums here, and letting go of them. What is in the wallet stays.
  std::vector<PlayerId> players() const;
  void forget(PlayerId player);

  std::string snapshot() const;
  bool restore(std::string_view bytes);

 private:
  struct Line {
    std::int64_t at_ms = 0;
    std::string what;
    std::uint32_t table = 0;
    Cents change;
    Cents balance;
  };
  Hour& hour_at(std::int64_t now_ms);
  void note(const cage::Event& event, std::int64_t now_ms);
  void add_up(PlayerId player, const cage::event::Moved& moved, std::int64_t now_ms);
  void note(cage::LedgerAccount account, const cage::event::Moved& moved, Cents change,
            std::int64_t now_ms);

  static constexpr std::size_t lines_kept = 200;
  static constexpr std::size_t hours_kept = 24 * 31;

  cage::Ledger ledger_;
  std::map<PlayerId, std::deque<Line>> lines_;
  std::map<std::int64_t, Hour> hours_;
  std::map<PlayerId, Tally> tallies_;
};

}  // namespace cardroom::room
