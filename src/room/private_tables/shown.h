// What people are told about private tables.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "codec/values.h"
#include "room/messages/done.h"

namespace cardroom::room::outgoing {

using codec::Some;

// Whose table it is.
struct Host {
  Some<PlayerId> player;
  std::string_view name_;
  CARDROOM_PART("host", player, name_);
};

// The secret of a link is said once. A host who has lost it makes a new link.
struct PrivateLink {
  Id id;
  std::uint32_t table = 0;
  Maybe<std::string> link;
  CARDROOM_DESCRIBED("private_link", id, table, link);
};

struct PrivateListed {
  std::uint32_t table = 0;
  std::string_view name_;
  std::string_view game;
  Host host;
  int seats = 0;
  int taken = 0;
  CARDROOM_PART("private_listed", table, name_, game, host, seats, taken);
};

// Those that the sender has opened or come to by a link.
struct PrivateTables {
  Id id;
  std::vector<PrivateListed> tables;
  CARDROOM_DESCRIBED("private_tables", id, tables);
};

struct Guest {
  Some<PlayerId> player;
  std::string_view name_;
  bool here = false;
  Seat seat;
  Cents stake_cents;  // On the table.
  Cents purse_cents;  // Not on the table.
  Cents given_cents;  // All that the host ever gave them.
  CARDROOM_PART("guest", player, name_, here, seat, stake_cents, purse_cents, given_cents);
};

struct PrivateTable {
  Id id;
  std::uint32_t table = 0;
  Host host;
  bool ending = false;  // It ends with the round of play.
  Cents welcome_cents;
  std::vector<Guest> guests;
  CARDROOM_DESCRIBED("private_table", id, table, host, ending, welcome_cents, guests);
};

struct PrivateResult {
  Some<PlayerId> player;
  std::string_view name_;
  Cents given_cents;
  Cents had_cents;  // At the end.
  CARDROOM_PART("private_result", player, name_, given_cents, had_cents);
};

// The table is over for the recipient: the host ended it, or does not want them there any more.
struct PrivateEnded {
  std::uint32_t table = 0;
  std::string_view name_;
  bool sent_away = false;
  std::vector<PrivateResult> results;
  CARDROOM_DESCRIBED("private_ended", table, name_, sent_away, results);
};

}  // namespace cardroom::room::outgoing
