#include "conformance/suite/random_table.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "conformance/suite/broken.h"

namespace cardroom::conformance {

namespace {

using Values = std::vector<std::string_view>;

struct Candidates {
  std::string_view setting;
  Values values;
};

const std::vector<Candidates>& candidates() {
  static const std::vector<Candidates> all = {
      {"minimum", {"1", "2", "5", "10", "25"}},
      {"maximum", {"5", "10", "20", "50", "100", "1000"}},
      {"stake", {"0", "50", "100", "200", "1000"}},
      {"seats", {"2", "3", "4", "5", "6", "7", "8", "9", "10"}},
      {"forced", {"blind", "ante"}},
      {"ante", {"1", "2", "5", "10"}},
      {"bring-in", {"1", "2", "5"}},
      {"blinds", {"1", "2", "3"}},
      {"blind-amounts", {"5", "5/10", "1/2", "5/10/20", "10/10", "2/5", "25/50/100", "3/3/7"}},
      {"small-blind", {"1", "2", "5", "25"}},
      {"over-blind", {"on", "off", "15", "20", "100"}},
      {"over-blind-count", {"1", "2", "3", "8"}},
      {"limit", {"fixed", "range", "half-pot", "full-pot", "straddle", "no-limit"}},
      {"raises", {"0", "1", "3", "4"}},
      {"blind-option", {"A", "B", "C"}},
      {"opener", {"low-card", "high-card"}},
      {"burn", {"on", "off"}},
      {"deck", {"52", "48", "44", "40", "36", "32"}},
      {"joker", {"on", "off"}},
      {"ace-low", {"on", "off"}},
      {"win", {"high", "low", "high-low"}},
      {"low-qualifier", {"8", "off"}},
      {"low-ace", {"high", "low"}},
      {"final-check", {"allowed", "refused"}},
      {"commission", {"none", "1", "2", "3", "4", "5", "10"}},
      {"commission-cap", {"0", "1", "2", "3", "10", "100"}},
      {"time-charge", {"5"}},
      {"time-period", {"30", "60"}},
      {"rake", {"0", "1", "2", "3", "4", "5"}},
      {"rake-cap", {"0", "1", "3", "10", "100"}},
      {"chip", {"1", "2", "5", "25"}},
      {"hours", {"any", "12:00-04:00"}},
      {"card-check", {"on", "off"}},
      {"table-approval", {"on", "off"}},
      {"reading",
       {"B-06 a", "B-06 b", "B-14 b", "B-19 b", "B-20 b", "B-27 b", "B-38 b", "H-07 a", "H-12 b"}},
  };
  return all;
}

const Values& values_of(std::string_view setting) {
  for (const auto& known : candidates())
    if (known.setting == setting) return known.values;
  throw Broken("setting " + std::string(setting) + " has no values in suite/random_table.cpp");
}

struct Choice {
  std::string_view setting;
  std::string_view value;
  std::uint64_t place = 0;  // In the order of determining.
};

// Each setting is chosen by itself, so a new setting changes nothing for the others.
std::optional<Choice> choice_of(std::string_view setting, std::uint64_t seed) {
  for (const char letter : setting) seed = seed * 31 + static_cast<unsigned char>(letter);
  Random random(seed);
  const Values& values = values_of(setting);
  if (!random.percent(40)) return std::nullopt;
  return Choice{setting, random.pick(values), random.below(1'000'000)};
}

void check_refusal(const Game& game, const SettingRefusal& refusal) {
  check(refusal.rule != nullptr && !refusal.rule->name.empty(), "a setting was refused by no rule");
  check(!game.documented || refusal.clause, "a setting was refused without a clause");
  check(!refusal.sentence.empty(), "a setting was refused without a sentence");
}

// Determines one more setting if the book allows it together with the others.
bool determine_more(Determinations& into, const Game& game, std::string_view setting,
                    std::string_view value) {
  Determinations more = into;
  const auto read = determine(more, game, setting, value);
  if (!read) {
    check_refusal(game, read.error());
    return false;
  }
  const auto terms = make_terms(game, more);
  if (!terms) {
    check_refusal(game, terms.error());
    return false;
  }
  into = more;
  return true;
}

// One chip, a few blinds, or plenty, in whole chips.
Chips random_stake(const Terms& terms, Random& random) {
  const Chips unit = std::max(terms.minimum, terms.ante);
  Chips stake;
  if (random.percent(35)) {
    stake = Chips(random.between(1, unit.count() * 6));
  } else if (random.percent(60)) {
    stake = Chips(random.between(unit.count() * 4, unit.count() * 40));
  } else {
    stake = Chips(random.between(unit.count() * 30, unit.count() * 400));
  }
  return std::max(terms.chip, stake - stake % terms.chip);
}

struct Blinds {
  SeatSet seats;
  Seat last;
};

Blinds blinds_of(const Terms& terms, const Setup& setup) {
  Blinds blinds;
  Seat seat = terms.game->first == FirstPosition::marker_itself ? setup.players.from(setup.marker)
                                                                : setup.players.after(setup.marker);
  // With two players the button may post first; with one blind, that player alone.
  if (setup.players.size() == 2 && terms.game->heads_up == HeadsUpBlinds::button_posts_first)
    seat = setup.players.from(setup.marker);
  for (int blind = 0; blind < std::min(terms.blinds, setup.players.size()); ++blind) {
    blinds.seats.insert(seat);
    blinds.last = seat;
    seat = setup.players.after(seat);
  }
  return blinds;
}

// B-32: the players next to the last blind may over-blind. P-10, P-11: others, except the marked
// player, pay for blinds they missed.
void add_posts(const Terms& terms, Random& random, Setup& setup) {
  const Blinds blinds = blinds_of(terms, setup);
  SeatSet others = setup.players - blinds.seats;
  Seat next = setup.players.after(blinds.last);
  Chips amount = terms.over_blind;
  for (int left = terms.over_blinds ? terms.over_blinds_most : 0; left > 0; --left) {
    if (!others.contains(next) || random.percent(50)) break;
    setup.posts.push_back({.seat = next, .what = Forcing::over_blind, .live = amount, .dead = {}});
    others.erase(next);
    next = setup.players.after(next);
    amount = amount * 2;
  }
  others.erase(setup.marker);
  const Chips live = terms.blind[terms.blinds > 1 ? 1 : 0];
  const Chips dead = terms.blinds > 1 ? terms.blind[0] : Chips(0);
  for (const Seat seat : others)
    if (random.percent(8))
      setup.posts.push_back({.seat = seat, .what = Forcing::post, .live = live, .dead = dead});
}

}  // namespace

RandomTable random_table(const Game& game, std::uint64_t seed) {
  std::vector<Choice> choices;
  for (const auto& setting : setting_list()) {
    if (setting.key == "historical")
      continue;  // What a round of play is like does not depend on it.
    if (const auto choice = choice_of(setting.key, seed)) choices.push_back(*choice);
  }
  std::sort(choices.begin(), choices.end(),
            [](const Choice& left, const Choice& right) { return left.place < right.place; });
  Determinations determined;
  RandomTable table;
  for (const auto& choice : choices)
    if (determine_more(determined, game, choice.setting, choice.value))
      table.settings += (table.settings.empty() ? "" : " ") + std::string(choice.setting) + "=" +
                        std::string(choice.value);
  const auto terms = make_terms(game, determined);
  check(static_cast<bool>(terms), "settings that were allowed one by one are allowed together");
  table.determined = determined;
  table.terms = *terms;
  return table;
}

std::pair<std::string_view, std::string_view> random_setting(Random& random) {
  const Candidates& setting = random.pick(candidates());
  return {setting.setting, random.pick(setting.values)};
}

Setup random_setup(const Terms& terms, Random& random) {
  Setup setup;
  const auto players = random.between(2, terms.seats);
  while (setup.players.size() < players)
    setup.players.insert(Seat(static_cast<int>(random.between(1, terms.seats))));
  for (const Seat seat : setup.players) setup.stakes[seat.index()] = random_stake(terms, random);
  setup.marker = setup.players.from(Seat(static_cast<int>(random.between(1, terms.seats))));
  setup.shoe = Shoe::from_order(random.order(terms.deck.cards()));
  if (terms.forced == Forced::blind && terms.game->forced.over_blinds)
    add_posts(terms, random, setup);
  return setup;
}

}  // namespace cardroom::conformance
