// A table of Canberra Poker with real cards and chips, as the room runs it. Its dealer enters what
// players do, and tells cards when they are seen. The room settles by itself when all is known.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "hosted/canberra.h"
#include "room/canberra/table.h"
#include "room/hosted/canberra_state.h"
#include "room/hosted/pace.h"
#include "room/hosted/permissions.h"

namespace cardroom::room {

class HostedCanberraTable : public CanberraTable {
 public:
  HostedCanberraTable(const canberra::Settings& settings, ChipsOf chips)
      : CanberraTable(canberra::hosted(settings), chips) {
    begin();
  }

  bool is_hosted() const override { return true; }
  std::span<const Permission> permissions() const override { return hosted_canberra_permissions(); }
  boost::json::object sitting(PlayerId player, Seat seat, Chips stake) const override;
  boost::json::object buying(Seat seat, Chips amount) const override;
  Outcome try_out(const boost::json::object& command, const Asker& asker,
                  const Scene& scene) override;
  Outcome foresee(const boost::json::object& command, const Asker& asker) const override;
  std::optional<Next> next(const Scene& scene) const override;
  std::optional<Next> before(std::string_view type, std::int64_t now_ms) const override;
  Outcome act(const Next& next, const Scene& scene, const BringShoe& bring) override;
  Outcome seat_bot(PlayerId bot, Seat seat, const Scene& scene) override;
  void clear(std::uint32_t rounds) override;
  void keep() override;

  std::vector<cage::Command> money_for(const Recorded& step) const override;
  bool apply(const Recorded& step) override;
  outgoing::AnyState state(const Onlooker& onlooker, const outgoing::Around& around) const override;
  std::vector<ToldEvent> tell(const Recorded& step, const Accounts& accounts) override;
  std::string snapshot() const override;
  bool restore(std::string_view text) override;

  const canberra::HostedCanberra& game() const { return game_; }

 private:
  // What a command leads to.
  struct Trial {
    canberra::HostedCanberra game;
    canberra::HostedCanberraEvents events;
    Refusal refused;
    CanberraRun run;
    std::int64_t now_ms = 0;
  };
  Outcome try_out(const canberra::Command& command, const Scene& scene, Seat asker) override;
  Outcome try_out(const canberra::HostedCanberraCommand& command, const Scene& scene);
  // CP17-10.4, CP17-10.5: the player declares and the dealer confirms, in one entry each.
  Trial played(const canberra::HostedCanberraCommand& command) const;
  // Whoever made the wager that was entered is guarded by their limits.
  void add_wager(Happened& happened, const Trial& trial, Seat seat) const;
  // A tournament asks for the antes, says when the cards are dealt, and goes on from the round's
  // end.
  std::optional<Refused> refuse_in_tournament(const canberra::HostedCanberraCommand& command,
                                              const Asker& asker, const Scene& scene) const;
  Seat next_to_ante() const;
  outgoing::HostedCanberraState shown_to(const Onlooker& onlooker) const;
  void add_entries(outgoing::HostedCanberraState& shown) const;
  void begin();

  canberra::HostedCanberra game_;
  Trial trial_;
  DealersPace pace_;
};

}  // namespace cardroom::room
