#include "room/archive/round_figures.h"

#include <algorithm>

#include "room/messages/fields.h"

namespace cardroom::room {

namespace {

// Chips that come to a table or leave it are neither won nor lost.
bool moves_chips(const boost::json::array& events) {
  constexpr std::string_view types[] = {"sat",    "topped_up",    "took_off", "left",
                                        "seated", "chips_bought", "vacated",  "excluded"};
  return std::any_of(events.begin(), events.end(), [&](const boost::json::value& one) {
    const std::string type = one.is_object() ? text_in(one.get_object(), "type") : std::string();
    return std::find(std::begin(types), std::end(types), type) != std::end(types);
  });
}

// A count of real chips puts stakes right; nobody wins or loses by it.
bool counts_chips(const boost::json::array& events) {
  return std::any_of(events.begin(), events.end(), [](const boost::json::value& one) {
    return one.is_object() && text_in(one.get_object(), "type") == "stakes_counted";
  });
}

}  // namespace

FigureStep::FigureStep(const GameTable& game, const Recorded& step) {
  for (const PlayerId player : game.people()) before_[player] = game.stake_of(player);
  if (counts_chips(step.events)) {
    before_.clear();
    return;
  }
  const auto moved = moves_chips(step.events) ? game.money_for(step) : std::vector<cage::Command>();
  for (const cage::Command& money : moved) {
    if (const auto* const in = std::get_if<cage::command::BuyIn>(&money))
      before_[in->player] += in->amount_cents;
    if (const auto* const out = std::get_if<cage::command::CashOut>(&money))
      before_[out->player] -= out->amount_cents;
  }
  for (const boost::json::value& one : step.events) {
    const boost::json::object* const event = one.if_object();
    const auto kind = event == nullptr ? std::nullopt : kind_of(*event);
    if (kind)
      deeds_.push_back({game.player_at(Seat(static_cast<int>(number_in(*event, "seat")))), *kind});
  }
}

// A call answers a wager and is none to fold to.
std::optional<FigureStep::Deed::Kind> FigureStep::kind_of(const boost::json::object& event) {
  const std::string type = text_in(event, "type");
  const std::string what = text_in(event, "what");
  if (type == "folded") return Deed::Kind::fold;
  if (type == "posted" && (what == "blind" || what == "over_blind")) return Deed::Kind::blind;
  if (type == "wagered" && what != "call" && what != "compulsory_call") return Deed::Kind::wager;
  return std::nullopt;
}

void FigureStep::add_to(RoundFigures& figures, const GameTable& after) const {
  for (const auto& [player, stake] : before_) {
    const Cents change = after.stake_of(player) - stake;
    if (change != Cents(0)) figures.results[player] += change;
  }
  for (const Deed& deed : deeds_) {
    const bool folds = deed.kind == Deed::Kind::fold;
    const bool raises = deed.kind == Deed::Kind::wager && !figures.is_blind;
    if (!figures.wagered_last.is_none() && figures.wagered_last != deed.player) {
      if (folds) ++figures.against[{deed.player, figures.wagered_last}].folds;
      if (raises) ++figures.against[{deed.player, figures.wagered_last}].raises;
    }
    if (folds) continue;
    figures.wagered_last = deed.player;
    figures.is_blind = deed.kind == Deed::Kind::blind;
  }
}

Cents flow(const RoundFigures& figures, PlayerId from, PlayerId to) {
  const auto result_of = [&](PlayerId player) {
    const auto found = figures.results.find(player);
    return found == figures.results.end() ? Cents(0) : found->second;
  };
  if (result_of(from) > result_of(to)) return -flow(figures, to, from);
  const Cents lost = -std::min(result_of(from), Cents(0));
  const Cents won = std::max(result_of(to), Cents(0));
  Cents all_won;
  Cents all_lost;
  for (const auto& [player, result] : figures.results) {
    all_won += std::max(result, Cents(0));
    all_lost -= std::min(result, Cents(0));
  }
  // Commission goes to nobody: what was lost is shared by what was won.
  if (all_won == Cents(0) || all_lost == Cents(0)) return Cents(0);
  return Cents(static_cast<std::int64_t>(static_cast<double>(lost.count()) *
                                         static_cast<double>(won.count()) /
                                         static_cast<double>(std::max(all_won, all_lost).count())));
}

}  // namespace cardroom::room
