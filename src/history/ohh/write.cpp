#include "history/ohh/write.h"

#include <algorithm>
#include <array>

#include "history/ohh/hand.h"

namespace cardroom::history {

namespace {

struct GameWords {
  std::string_view code;
  std::string_view game;
};
constexpr GameWords known_games[] = {{"T", "Holdem"}, {"O", "Omaha"},       {"O/8", "OmahaHiLo"},
                                     {"7S", "Stud"},  {"7S/8", "StudHiLo"}, {"5D", "Draw"}};

std::string_view limit_of(std::string_view variant) {
  const char letter = variant.empty() ? ' ' : variant[0];
  return letter == 'N' ? "NL" : letter == 'P' ? "PL" : letter == 'F' ? "FL" : "";
}

class OhhWriter {
 public:
  explicit OhhWriter(const ToldHand& told) : told_(told) {
    for (std::size_t at = 0; at < told.players.size(); ++at) left_[at] = told.players[at].stack;
  }

  std::string write() {
    begin_round();
    posts();
    for (const auto& act : told_.acts) add(act);
    end_round();
    ohh::File file;
    add_heading(file.ohh);
    add_players(file.ohh);
    file.ohh.rounds = std::move(rounds_);
    add_pots(file.ohh);
    add_own(file.ohh);
    return codec::to_text(file) + "\n";
  }

 private:
  void add_heading(ohh::Hand& hand) const {
    hand.game_type = told_.variant;
    hand.bet_limit.bet_type = told_.big_bet.digits > 0 ? "FL" : "NL";
    for (const auto& one : known_games)
      if (const auto limit = limit_of(told_.variant);
          !limit.empty() && one.code == told_.variant.substr(1)) {
        hand.game_type = one.game;
        hand.bet_limit.bet_type = limit;
      }
    for (const auto& player : told_.players) {
      if (player.blind.digits == 0) continue;
      Decimal& small = hand.small_blind_amount;
      if (small.digits == 0 || less(player.blind, small)) small = player.blind;
    }
    hand.big_blind_amount = told_.minimum;
    hand.ante_amount = told_.players[0].ante;
    hand.dealer_seat = told_.button > 0 ? told_.button : told_.players.back().seat;
    hand.game_number = told_.id;
    static const std::string no_date = codec::to_text("1970-01-01T00:00:00Z");
    static const std::string own_table = codec::to_text(hand.site_name);
    static const std::string no_currency = codec::to_text("");
    hand.start_date_utc = note("_ohh_start_date_utc", no_date);
    hand.table_name = note("_ohh_table_name", own_table);
    hand.currency = note("_ohh_currency", no_currency);
  }

  // What a file of another room said there, word for word.
  codec::Encoded<std::string> note(std::string_view key, std::string_view otherwise) const {
    const auto value = value_of(told_.foreign, key);
    return {value.empty() ? otherwise : value};
  }

  void add_players(ohh::Hand& hand) const {
    for (std::size_t at = 0; at < told_.players.size(); ++at) {
      const auto& one = told_.players[at];
      hand.players.push_back({at + 1, one.seat, one.name, one.stack});
    }
  }

  void begin_round() {
    total_ = {};
    highest_ = {};
    betting_ = false;
    actions_.clear();
    board_ = {};
  }

  void end_round() {
    constexpr std::array<std::string_view, 4> names = {"Preflop", "Flop", "Turn", "River"};
    const std::string street = shows_                   ? "Showdown"
                               : street_ < names.size() ? std::string(names[street_])
                                                        : "Street " + std::to_string(street_ + 1);
    rounds_.push_back({street_, street, board_, std::move(actions_)});
    ++street_;
    begin_round();
  }

  void action(std::size_t player, std::string_view what, Decimal added, const ToldCards& cards) {
    left_[player] = minus(left_[player], added);
    const bool all_in = added.digits > 0 && left_[player].digits <= 0;
    ohh::Action& made =
        actions_.emplace_back(ohh::Action{actions_.size(), player + 1, what, added, all_in, {}});
    if (!cards.empty()) made.cards = cards;
  }

  Decimal at_most_left(std::size_t player, Decimal amount) const {
    return less(left_[player], amount) ? left_[player] : amount;
  }

  void post(std::size_t player, std::string_view what, Decimal amount) {
    if (amount.digits > 0) action(player, what, at_most_left(player, amount), {});
  }

  // Antes, then blinds from small to large, then any other posts.
  void posts() {
    for (std::size_t at = 0; at < told_.players.size(); ++at)
      post(at, "Post Ante", told_.players[at].ante);
    const std::size_t players = told_.players.size();
    for (std::size_t turn = 0; turn < players; ++turn) {
      const std::size_t at =
          players == 2 && blind(1).digits > 0 && !less(blind(0), blind(1)) ? 1 - turn : turn;
      if (blind(at).digits == 0) continue;
      const bool small = highest_.digits == 0;
      const bool big = !small && big_posted_.digits == 0;
      const bool above = less(highest_, blind(at));
      const std::string_view what = small   ? "Post SB"
                                    : big   ? "Post BB"
                                    : above ? "Straddle"
                                            : "Post Extra Blind";
      const Decimal before = left_[at];
      post(at, what, blind(at));
      total_[at] = minus(before, left_[at]);
      if (big) big_posted_ = blind(at);
      if (above) highest_ = blind(at);
    }
    for (std::size_t at = 0; at < players; ++at) post(at, "Post Dead", told_.players[at].dead);
  }

  Decimal blind(std::size_t at) const { return told_.players[at].blind; }

  void to_total(std::size_t player, Decimal to, std::string_view what) {
    // Chips that a ruling gave back are not told, so a total may be below the one before.
    Decimal added = at_most_left(player, minus(to, total_[player]));
    if (added.digits < 0) added = {};
    action(player, what, added, {});
    total_[player] = to;
    if (less(highest_, to)) highest_ = to;
  }

  void add(const Act& act) {
    const std::size_t player = act.player;
    betting_ = betting_ || act.kind == ActKind::fold || act.kind == ActKind::check_or_call ||
               act.kind == ActKind::bet_to || act.kind == ActKind::bring_in;
    switch (act.kind) {
      case ActKind::board:
        end_round();
        board_ = act.cards;
        return;
      case ActKind::hole:
        if (betting_) end_round();  // In stud, the next cards begin the next round.
        return action(player, "Dealt Cards", {}, act.cards);
      case ActKind::fold:
        return action(player, "Fold", {}, {});
      case ActKind::check_or_call:
        return less(total_[player], highest_) ? to_total(player, highest_, "Call")
                                              : action(player, "Check", {}, {});
      case ActKind::bet_to:
        return to_total(player, act.amount, highest_.digits == 0 ? "Bet" : "Raise");
      case ActKind::bring_in:
        return to_total(player, act.amount, "Bring In");
      case ActKind::discard:
        if (betting_) end_round();
        return action(player, "Draws Cards", {}, act.cards);
      case ActKind::show:
      case ActKind::muck:
        if (!shows_) end_round();
        shows_ = true;
        return action(player, act.kind == ActKind::show ? "Shows Cards" : "Mucks Cards", {},
                      act.cards);
      case ActKind::returned:
        left_[player] = minus(left_[player], minus({}, act.amount));
        return;
    }
  }

  void add_pots(ohh::Hand& hand) const {
    for (const ToldPot& pot : told_.pots) {
      ohh::Pot& made =
          hand.pots.emplace_back(ohh::Pot{hand.pots.size(), pot.amount, pot.rake, pot.jackpot, {}});
      for (const auto& win : pot.wins)
        made.player_wins.push_back({std::size_t{win.player} + 1, win.amount});
    }
  }

  void add_own(ohh::Hand& hand) const {
    codec::NamedList<std::string> own;
    for (const auto& [key, value] : told_.own) own.emplace_back(key, value);
    for (const auto& [key, value] : told_.foreign)
      if (key.substr(0, 5) != "_ohh_") own.emplace_back("phh:" + key, value);
    if (!own.empty()) hand._cardroom.emplace().list = std::move(own);
  }

  const ToldHand& told_;
  std::array<Decimal, 10> left_{};
  std::array<Decimal, 10> total_{};
  Decimal highest_;
  Decimal big_posted_;
  std::vector<ohh::Round> rounds_;
  std::vector<ohh::Action> actions_;
  ToldCards board_;
  std::size_t street_ = 0;
  bool betting_ = false;
  bool shows_ = false;
};

}  // namespace

std::string write_ohh(const ToldHand& told) { return OhhWriter(told).write(); }

}  // namespace cardroom::history
