#include "history/stats/figures.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "history/stats/all_in.h"
#include "history/tell.h"

namespace cardroom::history {

namespace {

// What one player did in one hand.
struct Deeds {
  bool entered = false;
  bool raised = false;
  bool faced_raise = false;
  bool reraised = false;
  bool saw_flop = false;
  bool folded = false;
  std::uint64_t attacks = 0;
  std::uint64_t calls = 0;
};
using AllDeeds = std::array<Deeds, seats_max>;

// Goes through the acts with what each player has wagered in the betting round.
class DeedsReader {
 public:
  explicit DeedsReader(const ToldHand& told) : told_(told) {
    for (std::size_t at = 0; at < told.players.size(); ++at) {
      total_[at] = told.players[at].blind;
      if (less(highest_, total_[at])) highest_ = total_[at];
    }
  }

  AllDeeds read() {
    for (const Act& act : told_.acts) see(act);
    return deeds_;
  }

 private:
  void see(const Act& act) {
    if (act.kind == ActKind::board || (act.kind == ActKind::hole && acted_)) return next_round();
    Deeds& deeds = deeds_[act.player];
    if (act.kind == ActKind::fold) deeds.folded = true;
    const bool raise = act.kind == ActKind::bet_to;
    const bool call = act.kind == ActKind::check_or_call && less(total_[act.player], highest_);
    if (!raise && !call && act.kind != ActKind::fold) return;
    acted_ = true;
    if (first_round_) {
      deeds.entered = deeds.entered || raise || call;
      deeds.faced_raise = deeds.faced_raise || (raises_ == 1 && !deeds.raised);
      deeds.reraised = deeds.reraised || (raise && raises_ == 1);
      deeds.raised = deeds.raised || raise;
      if (raise) ++raises_;
    } else {
      if (raise) ++deeds.attacks;
      if (call) ++deeds.calls;
    }
    if (raise) highest_ = act.amount;
    if (raise || call) total_[act.player] = highest_;
  }

  void next_round() {
    acted_ = false;
    if (first_round_)
      for (Deeds& deeds : deeds_) deeds.saw_flop = !deeds.folded;
    first_round_ = false;
    total_ = {};
    highest_ = {};
  }

  const ToldHand& told_;
  AllDeeds deeds_{};
  std::array<Decimal, seats_max> total_{};
  Decimal highest_;
  int raises_ = 0;
  bool first_round_ = true;
  bool acted_ = false;
};

double number(Decimal amount) {
  return static_cast<double>(amount.digits) / static_cast<double>(power_of_ten(amount.places));
}

// The table as the file names it, otherwise the file.
std::string table_of(const ToldHand& told, std::string_view file) {
  for (const std::string_view key : {"table", "_stars_table"})
    if (auto name = value_of(told.foreign, key); name.size() > 2)
      return std::string(name.substr(1, name.size() - 2));
  return std::string(file);
}

}  // namespace

double PlayerFigures::aggression() const {
  return static_cast<double>(attacks) / static_cast<double>(std::max<std::uint64_t>(calls, 1));
}

void PlayerFigures::add_result(double big_blinds) {
  ++hands;
  const double before = big_blinds - mean_;
  mean_ += before / static_cast<double>(hands);
  squares_ += before * (big_blinds - mean_);
}

double PlayerFigures::result() const { return 100 * mean_; }

double PlayerFigures::error() const {
  if (hands < 2) return 0;
  const double count = static_cast<double>(hands);
  return 100 * std::sqrt(squares_ / (count - 1) / count);
}

void PlayerFigures::add_adjusted(double big_blinds) { adjusted_ += big_blinds; }

double PlayerFigures::adjusted() const {
  return 100 * adjusted_ / static_cast<double>(std::max<std::uint64_t>(hands, 1));
}

bool Figures::add(const ToldHand& told, std::string_view file) {
  if (!make_plan(told, wanted_, books_, plan_) || !replayer_.play(told, plan_)) return false;
  count(told, file,
        {*plan_.terms, replayer_.round(), plan_.setup, plan_.places, plan_.seats, plan_.unknown,
         replayer_.returned()});
  return true;
}

void Figures::add(const Played& played, std::string_view file, SeatSet unknown) {
  const ToldHand told = tell(played, Saying::nothing);
  Ended ended{played.terms, played.round, played.setup, played.places, {}, unknown, {}};
  for (std::size_t at = 0; at < told.players.size(); ++at)
    ended.seats[at] = Seat(told.players[at].seat);
  count(told, file, ended);
}

void Figures::count(const ToldHand& told, std::string_view file, const Ended& ended) {
  const Round& round = ended.round;
  const AllDeeds deeds = DeedsReader(told).read();
  const bool flop = deeds[0].saw_flop || round.street > 0;
  const double unit = std::max(number(told.minimum), 1e-9);
  const auto in_blinds = [&](Chips chips) {
    return number(decimal_of(chips.count(), ended.places)) / unit;
  };
  bool told_winnings = false;
  for (const Decimal amount : told.winnings) told_winnings = told_winnings || amount.digits > 0;
  const auto expected = expected_winnings(told, ended.terms, round, ended.unknown);
  TableFigures& table = tables_[table_of(told, file)];
  ++table.hands;
  table.players += told.players.size();
  table.flops.count(flop);
  table.showdowns.count(round.contested);
  for (std::size_t at = 0; at < told.players.size(); ++at) {
    const Seat seat = ended.seats[at];
    const std::string& name = told.players[at].name;
    PlayerFigures& player = players_[name.empty() ? "p" + std::to_string(at + 1) : name];
    const Deeds& done = deeds[at];
    const Chips won = round.won[seat.index()];
    Chips gain = round.stake_of(seat) - ended.setup.stakes[seat.index()];
    // The rake of the house is in the winnings that the file tells. In some files an uncalled wager
    // that went back is in them too.
    if (told_winnings && won > Chips(0)) {
      const Chips short_of = won - units(told.winnings[at], ended.places);
      const Chips back = short_of < Chips(0) ? ended.returned[seat.index()] : Chips(0);
      gain -= std::max(Chips(0), short_of + back);
    }
    player.add_result(in_blinds(gain));
    const double paid_by_chances =
        expected
            ? (*expected)[seat.index()] / (static_cast<double>(power_of_ten(ended.places)) * unit)
            : in_blinds(won);
    player.add_adjusted(in_blinds(gain - won) + paid_by_chances);
    player.entered.count(done.entered);
    player.raised.count(done.raised);
    if (done.faced_raise) player.reraised.count(done.reraised);
    const bool shown = round.contested && round.active.contains(seat);
    if (flop && done.saw_flop) player.to_showdown.count(shown);
    if (shown) player.won_there.count(won > Chips(0));
    player.attacks += done.attacks;
    player.calls += done.calls;
    table.pots += in_blinds(won);
  }
}

}  // namespace cardroom::history
