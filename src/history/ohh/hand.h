// A hand in Open Hand History: the fields of its objects, in their order.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json_text.h"
#include "history/decimal.h"
#include "history/told.h"

namespace cardroom::history {

// With as many places as it has.
inline void write(std::string& out, Decimal amount) {
  out += in_places(amount.digits, amount.places);
}

namespace ohh {

using codec::Encoded;
using codec::Maybe;

struct BetLimit {
  std::string_view bet_type;
  int bet_cap = 0;
  CARDROOM_PART("bet_limit", bet_type, bet_cap);
};

struct Player {
  std::size_t id = 0;
  int seat = 0;
  std::string_view name_;
  Decimal starting_stack;
  CARDROOM_PART("player", id, seat, name_, starting_stack);
};

struct Action {
  std::size_t action_number = 0;
  std::size_t player_id = 0;
  std::string_view action;
  Decimal amount;
  bool is_allin = false;
  Maybe<ToldCards> cards;
  CARDROOM_PART("action", action_number, player_id, action, amount, is_allin, cards);
};

struct Round {
  std::size_t id = 0;
  std::string street;
  ToldCards cards;
  std::vector<Action> actions;
  CARDROOM_PART("round", id, street, cards, actions);
};

struct Win {
  std::size_t player_id = 0;
  Decimal win_amount;
  CARDROOM_PART("win", player_id, win_amount);
};

struct Pot {
  std::size_t number = 0;
  Decimal amount;
  Decimal rake;
  Decimal jackpot;
  std::vector<Win> player_wins;
  CARDROOM_PART("pot", number, amount, rake, jackpot, player_wins);
};

struct Hand {
  std::string_view spec_version = "1.4.7";
  std::string_view site_name = "cardroom";
  std::string_view network_name = "cardroom";
  std::string_view internal_version = "1";
  bool tournament = false;
  std::string_view game_number;
  Encoded<std::string> start_date_utc;
  Encoded<std::string> table_name;
  std::string_view game_type;
  BetLimit bet_limit;
  int table_size = 10;
  Encoded<std::string> currency;
  int dealer_seat = 0;
  Decimal small_blind_amount;
  Decimal big_blind_amount;
  Decimal ante_amount;
  std::vector<Player> players;
  std::vector<Round> rounds;
  std::vector<Pot> pots;
  Maybe<codec::Named<std::string>> _cardroom;  // Notes for what the format has no words for.
  CARDROOM_PART("hand", spec_version, site_name, network_name, internal_version, tournament,
                game_number, start_date_utc, table_name, game_type, bet_limit, table_size, currency,
                dealer_seat, small_blind_amount, big_blind_amount, ante_amount, players, rounds,
                pots, _cardroom);
};

struct File {
  Hand ohh;
  CARDROOM_PART("file", ohh);
};

}  // namespace ohh
}  // namespace cardroom::history
