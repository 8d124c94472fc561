// Opener: opens tables.
#pragma once

#include <optional>
#include <string>

#include "base/fault.h"
#include "room/shuffles/rehearsal.h"
#include "room/tables/runner.h"

namespace cardroom::room {

struct OpenerOptions {
  std::uint32_t tables_most = 2'000;
  const Rehearsal& rehearsal;
  Occasion occasion = Occasion::business;
};

struct TableWanted {
  std::string rulebook;
  std::string name;
  SettingList settings;
  OfTournament of{};
  CardsOf cards = CardsOf::shoe;
  PlayerId host{};  // Of a private table.
};

class Opener {
 public:
  Opener(OpenerOptions options, Tables& tables, const TableShuffler& shuffler, Counter& counter,
         Recorder& recorder, Dealer& dealer, Runner& runner)
      : options_(options),
        tables_(tables),
        shuffler_(shuffler),
        counter_(counter),
        recorder_(recorder),
        dealer_(dealer),
        runner_(runner) {}

  Result<std::uint32_t, Refused> open(const TableWanted& wanted, const Asker& asker,
                                      const Moment& at);

  bool has_room_for(std::size_t more) const {
    return tables_.open() + more <= options_.tables_most;
  }

  // What would be wrong with it in a rehearsal, before it is opened.
  std::optional<Refused> not_rehearsed(const TableWanted& wanted) const;
  // What does not match between the rehearsal's file and the tables.
  std::optional<Fault> fault_in_rehearsal() const;

 private:
  void allow_irregular_wagers(LiveTable& table, const Moment& at);
  std::string wrong_with_rehearsal(std::string_view name, const GameTable& game) const;

  OpenerOptions options_;
  Tables& tables_;
  const TableShuffler& shuffler_;
  Counter& counter_;
  Recorder& recorder_;
  Dealer& dealer_;
  Runner& runner_;
};

}  // namespace cardroom::room
