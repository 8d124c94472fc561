// Witness: follows a round of play only by its events, keeps its own account of chips and cards,
// and finds wagers that no rule allows.
#pragma once

#include "conformance/suite/broken.h"
#include "conformance/suite/settlement.h"
#include "rules/round/play.h"

namespace cardroom::conformance {

class Witness {
 public:
  Witness(const Terms& terms, const Setup& setup);

  // Throws Broken if the event cannot follow what came before.
  void see(const Event& event);

  // The round is over: payments and stakes must equal the second calculation.
  void check_ending(const Round& round) const;

  CardSet to_shuffle() const { return to_shuffle_; }

 private:
  void see(const event::ShoeLoaded&) {}
  void see(const event::Posted& posted);
  void see(const event::Dealt& dealt);
  void see(const event::Burnt&) {}
  void see(const event::Exposed& exposed);
  void see(const event::SharedLast& shared);
  void see(const event::BettingOpened& opened);
  void see(const event::DrawOpened&);
  void see(const event::Folded& folded);
  void see(const event::Checked& checked);
  void see(const event::Declined& declined);
  void see(const event::Wagered& wagered);
  void see(const event::Returned& returned);
  void see(const event::Threw& threw);
  void see(const event::ShuffleNeeded& needed) { to_shuffle_ = needed.cards; }
  void see(const event::ShowdownOpened& opened);
  void see(const event::Shown& shown);
  void see(const event::Mucked&) {}
  void see(const event::CommissionTaken& taken);
  void see(const event::Won& won);
  void see(const event::RoundEnded&) { over_ = true; }
  // Irregularities do not happen in such a round.
  template <class Other>
  void see(const Other&) {
    throw Broken("a ruling where nothing was irregular: " + std::string(Other::name));
  }

  SeatSet able() const { return ending_.active - tapped_out_; }
  Count pot() const;
  void move_chips(Seat seat, Count amount);
  void check_acts(Seat seat) const;
  void check_matched() const;
  void check_above_highest(const event::Wagered& wagered) const;
  void check_least(const event::Wagered& wagered) const;
  void check_most(const event::Wagered& wagered) const;
  bool one_size() const;
  bool is_one_size(Count step) const;
  bool completes_short_raise(const event::Wagered& wagered) const;
  Count one_size_step() const;
  bool pair_is_up() const;
  void raised(const event::Wagered& wagered);

  const Terms& terms_;
  Ending ending_;
  Counts stake_{};
  Counts total_{};  // In this betting round.
  SeatSet tapped_out_;
  SeatSet acted_;       // Since the last total that all players must answer.
  SeatSet had_chance_;  // To raise, since the last full opening or raise.
  bool begun_ = false;  // Somebody has acted in this betting round.
  Count highest_ = 0;
  Count full_ = 0;        // The last total that was a full bet or raise.
  bool doubled_ = false;  // With a pair face up, twice the size may be bet.
  std::array<std::vector<Card>, seats_max> up_;
  Count last_blind_ = 0;
  Seat last_blind_seat_;
  Count least_raise_ = 0;  // The greatest step of this betting round.
  Count raises_ = 0;
  std::size_t street_ = 0;
  bool over_ = false;
  CardSet to_shuffle_;
  SeatSet shown_;
  Settlement told_;
};

}  // namespace cardroom::conformance
