// Counter: the cage's counter. All money moves across it; each move is a record.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "room/counter/books.h"
#include "room/messages/message.h"
#include "room/messages/refused.h"
#include "room/records/recorder.h"

namespace cardroom::room {

class Counter {
 public:
  explicit Counter(Recorder& recorder) : recorder_(recorder) {}

  const CageBooks& books() const { return books_; }
  CageBooks& books() { return books_; }
  Cents wallet(PlayerId player) const {
    return player.is_none() ? Cents(0) : books_.wallet(player);
  }

  // What a player may bring to a table: what is in the wallet or, at the private table with this
  // number, what the host gave them there.
  Cents may_bring(PlayerId player, std::uint32_t private_table) const {
    return private_table == 0 ? wallet(player)
                              : books_.ledger().balance(cage::purse_account(private_table, player));
  }

  // Why the cage would refuse one of these, done in this order; none: it would do them all.
  std::optional<Refused> refusal_of(const std::vector<cage::Command>& money) const;

  // `id` is the id of the message that asked for it.
  std::optional<Refused> move(const cage::Command& command, const Asker& asker, const Moment& at,
                              const std::string& id = {});

  // The house gives chips away.
  void give(PlayerId player, Cents amount, const Moment& at);
  // All that is in a wallet goes back to the house.
  void take_back(PlayerId player, const Moment& at);

 private:
  Recorder& recorder_;
  CageBooks books_;
};

}  // namespace cardroom::room
