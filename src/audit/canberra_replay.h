// CanberraReplay: a table of Canberra Poker, played again.
#pragma once

#include "audit/replay.h"
#include "canberra/table/clearing.h"
#include "hosted/canberra.h"

namespace cardroom::audit {

class CanberraReplay {
 public:
  static Result<CanberraReplay, std::string> open(const records::TableOpened& opened);

  void step(const CommandRecord& record, CheckedKeys& keys, Complaints& complaints);
  void clear(std::uint32_t rounds) {
    state_ = canberra::cleared(state_);
    told_ = {state_, state_, {}, {}};
    dealt_ = rounds;
  }
  std::uint32_t rounds() const { return dealt_; }
  TableMoney money() const;
  const canberra::State& state() const { return state_; }
  bool is_hosted() const { return state_.settings.known == canberra::CardsKnown::told; }

 private:
  CanberraReplay(const canberra::Settings& settings, bool is_money)
      : opened_(canberra::make_table(settings)),
        state_(opened_),
        told_{opened_, opened_, {}, {}},
        is_money_(is_money) {}
  void check_asker(const CommandRecord& record, Complaints& complaints) const;
  // Its cards were told, not dealt. A record that the rules refuse changes nothing there.
  void step_hosted(const CommandRecord& record, CheckedKeys& keys, Complaints& complaints);
  void go_on_from(const CommandRecord& record, Complaints& complaints);

  canberra::State opened_;
  canberra::State state_;
  canberra::HostedCanberra told_;  // Where the table is hosted: with its entries.
  std::uint32_t dealt_ = 0;        // Including void rounds.
  bool is_money_;                  // Chips of a tournament are not.
};

}  // namespace cardroom::audit
