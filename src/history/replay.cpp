#include "history/replay.h"

#include "history/played.h"
#include "words/refusal.h"

namespace cardroom::history {

namespace {

std::string name_of(const ToldHand& told, std::size_t player) {
  const std::string number = "p" + std::to_string(player + 1);
  const std::string& name = told.players[player].name;
  return name.empty() ? number : number + " (" + name + ")";
}

std::string name_of(const ToldHand& told, const Plan& plan, Seat seat) {
  for (std::size_t at = 0; at < told.players.size(); ++at)
    if (plan.seats[at] == seat) return name_of(told, at);
  return "nobody";
}

std::string_view word_of(ActKind kind) {
  switch (kind) {
    case ActKind::hole:
    case ActKind::board:
      return "is dealt cards";
    case ActKind::fold:
      return "folds";
    case ActKind::check_or_call:
      return "checks or calls";
    case ActKind::bet_to:
      return "bets or raises";
    case ActKind::bring_in:
      return "brings in";
    case ActKind::discard:
      return "draws";
    case ActKind::show:
    case ActKind::muck:
      return "shows or mucks";
    case ActKind::returned:
      return "takes back";
  }
  return {};
}

bool is_dealing(ActKind kind) {
  return kind == ActKind::hole || kind == ActKind::board || kind == ActKind::returned;
}

// The only player with winnings, if the file tells them.
std::optional<std::size_t> sole_winner(const ToldHand& told) {
  std::optional<std::size_t> winner;
  for (std::size_t at = 0; at < told.winnings.size() && at < told.players.size(); ++at) {
    if (told.winnings[at].digits <= 0) continue;
    if (winner) return std::nullopt;
    winner = at;
  }
  return winner;
}

bool is_showing(ActKind kind) { return kind == ActKind::show || kind == ActKind::muck; }

}  // namespace

bool HandReplayer::fail(std::string why) {
  trouble_ = std::move(why);
  return false;
}

void HandReplayer::take_events() {
  for (const auto& event : *happened_)
    if (const auto* const back = std::get_if<event::Returned>(&event))
      returned_[back->seat.index()] += back->amount;
  if (keeps_) events_.insert(events_.end(), happened_->begin(), happened_->end());
  happened_->clear();
}

void HandReplayer::begin(const Terms& terms, const Setup& setup) {
  trouble_.clear();
  commands_.clear();
  events_.clear();
  happened_->clear();
  returned_ = {};
  discards_ = 0;
  shuffled_ = 0;
  round_ = deal(terms, setup, *happened_);
  take_events();
}

bool HandReplayer::put(const Terms& terms, const Command& command) {
  if (const auto refused = cardroom::play(terms, round_, command, *happened_))
    return fail(say_cited(*refused));
  if (keeps_) commands_.push_back(command);
  take_events();
  return true;
}

bool HandReplayer::pass_or_call(const Plan& plan) {
  const Legal& legal = round_.legal;
  const Seat seat = round_.turn;
  if (legal.check || legal.decline) return put(*plan.terms, command::Check{seat});
  if (legal.call) return put(*plan.terms, command::Call{seat});
  return put(*plan.terms, command::TapOut{seat});
}

// A hand that the engine has already shown needs no act, and a hand that is out has nothing to
// show.
bool HandReplayer::show_or_muck(const Act& act, const Plan& plan) {
  const Seat seat = plan.seats[act.player];
  if (round_.stage != Stage::over) return true;
  const SeatSet open = round_.active - round_.shown - round_.mucked;
  if (!keeps_ || !open.contains(seat)) return true;
  if (act.kind == ActKind::show) return put(*plan.terms, command::Show{seat});
  return put(*plan.terms, command::Muck{seat});
}

// The shoe may run out; then the cards that were thrown away are shuffled.
bool HandReplayer::exchange(const Act& act, const Plan& plan) {
  CardSet thrown;
  if (discards_ < plan.thrown.size()) {
    thrown = plan.thrown[discards_++];
  } else {
    for (const Card card : act.cards)
      if (!card.is_none()) thrown.insert(card);
  }
  const Seat seat = plan.seats[act.player];
  if (!(thrown.empty() ? put(*plan.terms, command::Stand{seat})
                       : put(*plan.terms, command::Draw{seat, thrown})))
    return false;
  while (round_.stage == Stage::shuffling)
    if (!put(*plan.terms, command::Reshuffle{next_shuffle(plan)})) return false;
  return true;
}

// The cards that the hand tells of come where it tells them; between them, cards that it does not.
CardList HandReplayer::next_shuffle(const Plan& plan) {
  CardSet left = cards_to_shuffle(round_);
  CardSet untold = left;
  for (const Card card : plan.shuffled)
    if (!card.is_none()) untold.erase(card);
  CardList order;
  const auto put = [&](Card card) {
    order.push_back(card);
    left.erase(card);
    untold.erase(card);
  };
  for (std::size_t at = shuffled_; at < plan.shuffled.size(); ++at) {
    const Card told = plan.shuffled[at];
    if (told.is_none() && !untold.empty()) put(*untold.begin());
    if (!told.is_none() && left.contains(told)) put(told);
  }
  shuffled_ += static_cast<std::size_t>(left.size()) + order.size();
  for (const Card card : left) order.push_back(card);
  return order;
}

// Whether everybody else is all-in if they call this.
bool HandReplayer::covers_others(Chips to) const {
  for (const Seat seat : round_.can_act())
    if (seat != round_.turn && round_.total_of(seat) + round_.stake_of(seat) > to) return false;
  return true;
}

bool HandReplayer::act(const Act& act, const ToldHand& told, const Plan& plan) {
  if (is_dealing(act.kind)) return true;
  if (is_showing(act.kind)) return show_or_muck(act, plan);
  const Seat seat = plan.seats[act.player];
  // Some files let a player check whom nobody asks, because all others are all-in.
  const bool unasked = act.kind == ActKind::check_or_call && round_.stage == Stage::over &&
                       round_.contested && round_.active.contains(seat);
  if (unasked) return true;
  // Some sites let a player fold who is away and has put in everything.
  const bool all_in =
      round_.active.contains(seat) && round_.stake_of(seat) == Chips(0) && round_.turn != seat;
  if (act.kind == ActKind::fold && all_in) return true;
  if (round_.turn != seat)
    return fail(name_of(told, act.player) + " " + std::string(word_of(act.kind)) + ", but " +
                (round_.turn.is_none() ? "the hand is over"
                                       : name_of(told, plan, round_.turn) + " is to act"));
  const Terms& terms = *plan.terms;
  if (act.kind == ActKind::fold) return put(terms, command::Fold{seat});
  if (act.kind == ActKind::check_or_call) return pass_or_call(plan);
  if (act.kind == ActKind::discard) return exchange(act, plan);
  Chips to = act.kind == ActKind::bring_in ? terms.bring_in : units(act.amount, plan.places);
  if (round_.legal.tap_out && to >= round_.legal.tap_out_to)
    return put(terms, command::TapOut{seat});
  // A raise that puts all others all-in: what the least raise adds to it goes back uncalled.
  const Sizes& sizes = round_.legal.sizes;
  if (plan.short_covers && sizes.any && to > round_.highest && to < sizes.low && covers_others(to))
    to = sizes.low;
  if (round_.legal.bet) return put(terms, command::Bet{seat, to});
  return put(terms, command::RaiseTo{seat, to});
}

// Files that do not record the stakes also leave out the checks after the last wager.
bool HandReplayer::check_to_end(const ToldHand& told, const Plan& plan) {
  bool recorded = true;
  for (const auto& player : told.players) recorded = recorded && player.stack_known;
  while (!recorded && round_.stage == Stage::betting && round_.legal.check)
    if (!put(*plan.terms, command::Check{round_.turn})) return false;
  // Others leave out the last folds, of players who were gone, and name the one who wins.
  const auto winner = sole_winner(told);
  while (winner && round_.stage == Stage::betting && !round_.legal.check &&
         round_.turn != plan.seats[*winner])
    if (!put(*plan.terms, command::Fold{round_.turn})) return false;
  return round_.stage == Stage::over;
}

bool HandReplayer::play(const ToldHand& told, const Plan& plan) {
  if (const auto text = value_of(told.own, "commands"); !text.empty()) {
    const auto commands = parse_commands(text);
    return commands ? play(*plan.terms, plan.setup, *commands) : fail(commands.error().why);
  }
  begin(*plan.terms, plan.setup);
  for (const auto& one : told.acts)
    if (!act(one, told, plan))
      return fail(name_of(told, one.player) + " " + std::string(word_of(one.kind)) + ": " +
                  trouble_);
  if (!check_to_end(told, plan)) return fail("the hand is not over when its actions end");
  return true;
}

bool HandReplayer::play(const Terms& terms, const Setup& setup,
                        const std::vector<Command>& commands) {
  const std::vector<Command> given = commands;
  begin(terms, setup);
  for (const auto& command : given)
    if (!put(terms, command)) return false;
  return true;
}

}  // namespace cardroom::history
