// TextTable: a hand while it is read from the text of a poker site: the players by name, the wagers
// of the betting round, the pots.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/parse_error.h"
#include "history/text/order.h"
#include "history/told.h"

namespace cardroom::history {

class TextTable {
 public:
  static constexpr std::size_t players_most = text_players_most;

  explicit TextTable(ToldHand& told) : told_(told) {}

  ToldHand& told() { return told_; }
  const ToldHand& told() const { return told_; }

  // False and an error at this line.
  bool fail(std::string what);
  void at_line(std::size_t line) { line_ = line; }
  const ParseError& wrong() const { return wrong_; }

  bool set_game(std::string_view words);
  // The stakes of a heading: blinds, or the bets of a fixed limit.
  void set_stakes(Decimal low, Decimal high);
  void cap(Decimal most) { cap_ = most; }  // What a player may put into one hand.
  void set_button(int seat) { button_ = seat; }

  bool seat(int number, std::string_view name, std::optional<Decimal> stack);
  void set_places(int places) { places_ = places; }  // How many seats the table has.
  // A player who posts and has no seat in the list: they sit at the next free one.
  bool admit(std::string_view name);

  // The player whose name stands at the beginning of a text, with `after` behind it; the longest.
  std::optional<std::uint8_t> player_at(std::string_view text, std::string_view after) const;
  std::string_view name_of(std::uint8_t player) const { return told_.players[player].name; }

  void ante(std::uint8_t player, Decimal amount);
  enum class Blind { small, big };
  void blind(std::uint8_t player, Blind which, Decimal amount);
  void post(std::uint8_t player, Decimal live, Decimal dead);
  void level(Decimal ante) { level_ante_ = ante; }
  void post_level();  // If nobody has posted.
  void act(ActKind kind, std::uint8_t player, const ToldCards& cards = {});
  void call(std::uint8_t player, Decimal added);
  void bet_to(std::uint8_t player, Decimal to);
  void put_in(std::uint8_t player, Decimal added);  // A call or a raise, by the amount.
  void board(const ToldCards& cards);
  // Stud and draw: cards that come in several rounds.
  bool in_rounds() const;
  bool deal_more(std::uint8_t player, std::string_view brackets);
  void next_street();
  void bring_in(std::uint8_t player, Decimal amount);
  bool discard(std::uint8_t player, std::string_view text);
  // The whole hand of a player after a draw; what they threw away may not be told.
  void new_hand(std::uint8_t player, const ToldCards& cards);
  void next_round();

  bool won() const { return !told_.pots.empty() && !told_.pots[0].wins.empty(); }
  void win(std::uint8_t player, Decimal amount);
  // For sites whose winners also get what nobody called: the pots without it, and a player who sold
  // their hand to the house.
  void pot(Decimal amount) { pots_ = plus(pots_, amount); }
  void cash_out(std::uint8_t player) { sold_ = player; }
  void rake(Decimal amount);
  Decimal total(std::uint8_t player) const { return total_[player]; }
  Decimal small() const { return small_; }
  Decimal big() const { return big_; }

  // False if the text does not tell a hand.
  bool finish();

 private:
  void note_uncalled();
  void take_uncalled_back();
  void stakes_by_blind(Blind which, Decimal amount);

  ToldHand& told_;
  std::size_t line_ = 1;
  ParseError wrong_;
  int button_ = 0;
  std::optional<Decimal> cap_;
  bool raked_ = false;
  bool bet_ = false;  // Somebody has called, bet or raised.
  Decimal small_;
  Decimal big_;
  Decimal highest_;
  int places_ = 10;
  int last_post_ = 0;  // The seat.
  Decimal pots_;
  std::optional<std::uint8_t> sold_;
  std::optional<ToldWin> uncalled_;  // What nobody called.
  BlindsPosted posted_;
  std::optional<Decimal> level_ante_;  // Of a level whose blinds the heading tells.
  std::array<Decimal, players_most> total_{};
  std::array<bool, players_most> takes_part_{};
};

}  // namespace cardroom::history
