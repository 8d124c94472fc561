#include "history/plan.h"

#include <algorithm>

#include "base/check.h"
#include "base/number.h"
#include "cards/parse.h"
#include "history/cards/shoe.h"
#include "history/stakes.h"

namespace cardroom::history {

namespace {

// Seats as the hand tells them if they go round the table once, otherwise by place.
void choose_seats(const ToldHand& told, Plan& plan) {
  int wraps = 0;
  bool usable = true;
  const std::size_t players = told.players.size();
  for (std::size_t at = 0; at < players; ++at) {
    const int seat = told.players[at].seat;
    const int next = told.players[(at + 1) % players].seat;
    usable = usable && seat >= 1 && seat <= seats_max && seat != next;
    if (next < seat) ++wraps;
  }
  for (std::size_t at = 0; at < players; ++at)
    plan.seats[at] =
        usable && wraps == 1 ? Seat(told.players[at].seat) : seat_at(static_cast<unsigned>(at));
}

// The last player has the button; a buck is in front of the first.
void place_marker(const ToldHand& told, Plan& plan) {
  const bool on_first = plan.terms->game->first == FirstPosition::marker_itself;
  plan.setup.marker = on_first ? plan.seats[0] : plan.seats[told.players.size() - 1];
  const bool free = told.button >= 1 && told.button <= seats_max;
  if (!free || plan.setup.players.contains(Seat(told.button))) return;
  const Seat first = on_first ? plan.setup.players.from(Seat(told.button))
                              : plan.setup.players.after(Seat(told.button));
  if (first == plan.seats[0]) plan.setup.marker = Seat(told.button);
}

std::size_t blinds_posted(const Plan& plan) {
  if (plan.terms->forced != Forced::blind) return 0;
  return static_cast<std::size_t>(std::min(plan.terms->blinds, plan.setup.players.size()));
}

// Whether a player has one of the forced blinds. With two players the button has the first, if the
// game says so.
bool has_blind(const ToldHand& told, const Plan& plan, std::size_t player) {
  const std::size_t players = told.players.size();
  if (plan.terms->game->forced.from == BlindsFrom::last_player)
    return player + 1 == players && blinds_posted(plan) > 0;
  const bool reversed =
      players == 2 && plan.terms->game->heads_up == HeadsUpBlinds::button_posts_first;
  return (reversed ? players - 1 - player : player) < blinds_posted(plan);
}

// Blinds beyond the forced ones: higher ones are over-blinds; others are posts to come in.
Result<Done, Unplayable> add_posts(const ToldHand& told, Plan& plan) {
  const Terms& terms = *plan.terms;
  std::size_t antes = 0;
  for (const auto& player : told.players)
    if (player.ante.digits > 0) ++antes;
  if (antes > 1 && antes < told.players.size())
    return Unplayable{"some players pay an ante and others do not"};
  if (antes == 1)
    for (std::size_t at = 0; at < told.players.size(); ++at)
      if (const Chips ante = units(told.players[at].ante, plan.places); ante > Chips(0))
        plan.setup.posts.push_back(
            {.seat = plan.seats[at], .what = Forcing::ante, .live = {}, .dead = ante});
  const std::size_t forced = blinds_posted(plan);
  Chips highest = forced > 0 ? last_blind(terms, static_cast<int>(forced)) : Chips(0);
  for (std::size_t at = 0; at < told.players.size(); ++at) {
    const bool forced_blind = has_blind(told, plan, at);
    const Chips blind = forced_blind ? Chips(0) : units(told.players[at].blind, plan.places);
    const Chips dead = units(told.players[at].dead, plan.places);
    if (blind == Chips(0) && dead == Chips(0)) continue;
    const Forcing what = blind > highest ? Forcing::over_blind : Forcing::post;
    plan.setup.posts.push_back({.seat = plan.seats[at], .what = what, .live = blind, .dead = dead});
    highest = std::max(highest, blind);
  }
  return Done{};
}

std::string_view next_word(std::string_view& text) {
  while (!text.empty() && text[0] == ' ') text.remove_prefix(1);
  const auto word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

// "3 over_blind 20 0; 5 post 10 5": seat, what, live, dead.
Result<Done, Unplayable> read_posts(std::string_view text, Plan& plan) {
  const Unplayable wrong{"posts '" + std::string(text) + "' are not seat, kind, live and dead"};
  plan.setup.posts.clear();
  while (!text.empty()) {
    std::string_view one = text.substr(0, text.find(';'));
    text.remove_prefix(std::min(text.size(), one.size() + 1));
    const auto seat = parse_number(next_word(one));
    const auto what = next_word(one);
    const auto live = parse_number(next_word(one));
    const auto dead = parse_number(next_word(one));
    const bool known = what == "over_blind" || what == "post" || what == "ante";
    if (!seat || !live || !dead || *seat < 1 || *seat > seats_max || !known || *live < 0 ||
        *dead < 0 || plan.setup.posts.full() ||
        !plan.setup.players.contains(Seat(static_cast<int>(*seat))))
      return wrong;
    plan.setup.posts.push_back({.seat = Seat(static_cast<int>(*seat)),
                                .what = what == "over_blind" ? Forcing::over_blind
                                        : what == "post"     ? Forcing::post
                                                             : Forcing::ante,
                                .live = Chips(*live),
                                .dead = Chips(*dead)});
  }
  return Done{};
}

template <class Visit>
void visit_wagered(const ToldHand& told, Visit&& visit) {
  for (const auto& player : told.players) {
    visit(player.stack);
    visit(player.ante);
    visit(player.blind);
    visit(player.dead);
  }
  visit(told.minimum);
  visit(told.big_bet);
  visit(told.bring_in);
  for (const auto& act : told.acts) visit(act.amount);
}

template <class Visit>
void visit_results(const ToldHand& told, Visit&& visit) {
  for (const Decimal amount : told.finishing) visit(amount);
  for (const Decimal amount : told.winnings) visit(amount);
  for (const auto& pot : told.pots) {
    visit(pot.amount);
    visit(pot.rake);
    visit(pot.jackpot);
    for (const auto& win : pot.wins) visit(win.amount);
  }
}

bool fits(const ToldHand& told, int places) {
  bool fit = true;
  const auto look = [&](Decimal amount) { fit = fit && scaled(amount, places).has_value(); };
  visit_wagered(told, look);
  visit_results(told, look);
  return fit;
}

}  // namespace

int places_wagered(const ToldHand& told) {
  int places = 0;
  visit_wagered(told, [&](Decimal amount) { places = std::max(places, amount.places); });
  return places;
}

int places_of(const ToldHand& told) {
  int places = places_wagered(told);
  visit_results(told, [&](Decimal amount) { places = std::max(places, amount.places); });
  return places;
}

Result<Done, Unplayable> seat_players(const ToldHand& told, Plan& plan) {
  choose_seats(told, plan);
  plan.setup.stakes = {};
  plan.setup.players = {};
  plan.setup.posts.clear();
  const auto stakes = stakes_of(told, plan.places);
  for (std::size_t at = 0; at < told.players.size(); ++at) {
    plan.setup.players.insert(plan.seats[at]);
    plan.setup.stakes[plan.seats[at].index()] = stakes[at];
    if (stakes[at] <= Chips(0)) return Unplayable{"a player has no chips"};
  }
  place_marker(told, plan);
  if (const auto marker = parse_number(value_of(told.own, "marker"));
      marker && *marker >= 1 && *marker <= seats_max)
    plan.setup.marker = Seat(static_cast<int>(*marker));
  if (plan.setup.players.size() > plan.terms->seats)
    return Unplayable{"the table has " + std::to_string(plan.terms->seats) + " seats"};
  for (std::size_t at = 0; at < told.players.size(); ++at)
    if (has_blind(told, plan, at) && told.players[at].blind.digits == 0 && told.own.empty())
      return Unplayable{"a blind is not posted"};
  plan.setup.absent = {};
  for (auto absent = value_of(told.own, "absent"); !absent.empty();)
    if (const auto seat = parse_number(next_word(absent)); seat && *seat >= 1 && *seat <= seats_max)
      plan.setup.absent.insert(Seat(static_cast<int>(*seat)));
  plan.setup.absent = plan.setup.absent & plan.setup.players;
  const auto posts = value_of(told.own, "posts");
  return posts.empty() ? add_posts(told, plan) : read_posts(posts, plan);
}

Result<Done, Unplayable> make_plan(const ToldHand& told, const Wanted& wanted, Books& books,
                                   Plan& plan) {
  if (!told.second_board.empty())
    return Unplayable{"the board was dealt twice, and no rulebook does that"};
  plan.places = places_of(told);
  if (const auto places = parse_number(value_of(told.own, "places"));
      places && *places > plan.places)
    plan.places = static_cast<int>(std::min<std::int64_t>(*places, 9));
  plan.unknown = {};
  plan.invented = {};
  plan.thrown.clear();
  plan.shuffled.clear();
  plan.short_covers = wanted.short_covers;
  if (!fits(told, plan.places)) return Unplayable{"an amount is too large"};
  auto book = book_of(told, plan.places, wanted);
  if (!book) return book.error();
  plan.book = std::move(*book);
  const auto terms = books.terms_of(plan.book);
  if (!terms) return terms.error();
  plan.terms = *terms;
  if (const auto seated = seat_players(told, plan); !seated) return seated;
  return prepare_shoe(told, plan);
}

}  // namespace cardroom::history
