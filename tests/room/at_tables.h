// AtTables: tables and their dealer without a room: no messages come in, nobody is connected unless
// a test connects them.
#pragma once

#include <doctest/doctest.h>

#include "room/audience/audience.h"
#include "room/desk/desk.h"
#include "room/shuffles/shuffler.h"
#include "room/tables/house_bots.h"
#include "room/tables/opener.h"
#include "room/tables/runner.h"
#include "room_settings.h"

namespace cardroom::room {

struct AtTables {
  LiveTable& open(const std::string& rulebook, const SettingList& settings = {}) {
    const auto opened = opener.open({rulebook, "T", with_needed(rulebook, settings)}, house, now());
    REQUIRE(opened);
    return tables.at(*opened);
  }
  // A guest with play chips, who watches the table.
  PlayerId player(LiveTable& table, const std::string& name) {
    SignIn asked;
    asked.name = name;
    asked.token_hash = store::Hasher().text(name).done();
    desk.sign_in(asked, now());
    const PlayerId player = desk.accounts().session(asked.token_hash, now_ms);
    audience.connections().add(player.number(), {player, {}, {}, {}});
    audience.watch(table, player.number());
    return player;
  }
  std::string refusal(LiveTable& table, PlayerId player, const boost::json::object& command) {
    const auto refused = dealer.perform(table, command, {player, Role::player}, "m", now());
    return refused ? refused->rule : "";
  }
  void pass(std::int64_t ms) {
    now_ms += ms;
    runner.run_due(now());
  }
  Moment now() { return {now_ms, effects}; }

  const Asker house{PlayerId(), Role::operator_};
  std::int64_t now_ms = 1'700'000'000'000;
  std::uint64_t keys = 0;
  Effects effects;
  Rehearsal rehearsal;
  DrawKey draw_key = [this] { return seed_from_number(++keys); };
  Recorder recorder;
  Tables tables;
  Counter counter{recorder};
  Desk desk{{Cents(200'000), 1'000, draw_key}, recorder, counter};
  Audience audience{desk, counter, tables, Occasion::business};
  TableShuffler shuffler{draw_key, cardroom::shuffle, rehearsal, recorder};
  Stops stops{tables, audience, recorder};
  Protection protection{desk.accounts(), counter, tables, recorder};
  Dealer dealer{tables, audience, counter, recorder, shuffler, desk.accounts(), protection, stops};
  HouseBots bots{dealer, desk, counter, recorder};
  Runner runner{tables, dealer, bots, stops};
  Opener opener{{1'000, rehearsal}, tables, shuffler, counter, recorder, dealer, runner};
};

}  // namespace cardroom::room
