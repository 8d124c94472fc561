// Replay: a told hand played again by the real engine.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "history/plan.h"

namespace cardroom::history {

// Plays hands one after the other and reuses its memory.
class HandReplayer {
 public:
  // False if an act is refused, comes from a player who is not to act, or if the hand does not end
  // with its acts; trouble() says which.
  bool play(const ToldHand& told, const Plan& plan);

  // The same with commands instead of acts.
  bool play(const Terms& terms, const Setup& setup, const std::vector<Command>& commands);

  const Round& round() const { return round_; }
  const std::string& trouble() const { return trouble_; }

  // Uncalled wagers that went back, by seat.
  const std::array<Chips, seats_max>& returned() const { return returned_; }

  // Keeps commands and events from now on; verifying needs neither.
  void keep_record() { keeps_ = true; }
  const std::vector<Command>& commands() const { return commands_; }
  const std::vector<Event>& events() const { return events_; }

 private:
  bool put(const Terms& terms, const Command& command);
  bool act(const Act& act, const ToldHand& told, const Plan& plan);
  bool pass_or_call(const Plan& plan);
  bool exchange(const Act& act, const Plan& plan);
  CardList next_shuffle(const Plan& plan);
  bool covers_others(Chips to) const;
  bool check_to_end(const ToldHand& told, const Plan& plan);
  bool show_or_muck(const Act& act, const Plan& plan);
  bool fail(std::string why);
  void begin(const Terms& terms, const Setup& setup);
  void take_events();

  Round round_;
  std::array<Chips, seats_max> returned_{};
  std::unique_ptr<Events> happened_ = std::make_unique<Events>();
  std::vector<Command> commands_;
  std::vector<Event> events_;
  std::string trouble_;
  std::size_t discards_ = 0;  // How many the hand has told so far.
  std::size_t shuffled_ = 0;  // How many cards were in the shuffles before.
  bool keeps_ = false;
};

}  // namespace cardroom::history
