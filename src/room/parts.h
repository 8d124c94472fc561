// Parts: what a room is made of, each part with the other parts that it needs.
#pragma once

#include "room/audience/audience.h"
#include "room/audience/floor_queue.h"
#include "room/audience/speech.h"
#include "room/counter/counter.h"
#include "room/desk/desk.h"
#include "room/hosted/cash.h"
#include "room/messages/answers.h"
#include "room/private_tables/private_tables.h"
#include "room/protection/attendance.h"
#include "room/protection/own_limits.h"
#include "room/protection/protection.h"
#include "room/records/kept.h"
#include "room/records/recorder.h"
#include "room/room_options.h"
#include "room/shuffles/shuffler.h"
#include "room/tables/dealer.h"
#include "room/tables/house_bots.h"
#include "room/tables/opener.h"
#include "room/tables/orders.h"
#include "room/tables/recovery.h"
#include "room/tables/runner.h"
#include "room/tables/stops.h"
#include "room/tables/tables.h"
#include "room/tournaments/tournament_orders.h"

namespace cardroom::room {

struct Parts {
  explicit Parts(RoomOptions room_options) : options(std::move(room_options)) {}
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;

  Kept kept() {
    return {recorder, desk.accounts(),   counter.books(), tables,
            answers,  protection.book(), tournaments};
  }
  LimitParts limit_parts() { return {protection, desk.accounts(), runner, answers}; }

  CashParts cash_parts() { return {desk, counter, tables, dealer, runner, answers}; }

  RoomOptions options;
  Recorder recorder;
  Answers answers{recorder};
  Tables tables;
  Tournaments tournaments;
  Counter counter{recorder};
  Desk desk{{options.welcome, options.welcomes_a_day, options.draw_key}, recorder, counter};
  Audience audience{desk, counter, tables, options.occasion()};
  FloorQueue floor_queue{tables, desk.accounts()};
  Speech speech{desk.accounts(), audience, recorder, answers};
  TableShuffler shuffler{options.draw_key, options.shuffle, options.rehearsal, recorder};
  Stops stops{tables, audience, recorder};
  Protection protection{desk.accounts(), counter, tables, recorder};
  Dealer dealer{tables, audience, counter, recorder, shuffler, desk.accounts(), protection, stops};
  HouseBots bots{dealer, desk, counter, recorder};
  Runner runner{tables, dealer, bots, stops};
  Attendance attendance{protection, tables, runner, audience, desk.accounts()};
  Opener opener{{options.tables_most, options.rehearsal, options.occasion()},
                tables,
                shuffler,
                counter,
                recorder,
                dealer,
                runner};
  Recovery recovery{tables, counter, recorder, stops, dealer, runner, audience, speech, answers};
  Evening evening{tables, stops,   dealer,          recovery, audience,
                  speech, counter, desk.accounts(), recorder};
  PrivateTables private_tables{options.draw_key, options.tables_most,
                               tables,           opener,
                               dealer,           runner,
                               evening,          audience,
                               counter,          protection,
                               desk.accounts(),  answers};
  Board board{tournaments, desk.accounts(), audience};
  Floor floor{tables, opener, dealer, runner, audience, recorder};
  Performer performer{options.draw_key, tournaments, floor,    board,
                      counter,          protection,  recorder, stops};
  TournamentRunner tournament_runner{
      tournaments, performer, floor,           tables,
      bots,        counter,   desk.accounts(), audience.connections()};
  ContestFloor contest_floor{tables, opener, dealer, runner, audience, recorder};
  ContestPerformer contest_performer{options.draw_key, tournaments, contest_floor, board,
                                     counter,          protection,  recorder,      stops};
  ContestRunner contest_runner{tournaments, contest_performer, contest_floor,         tables, bots,
                               counter,     desk.accounts(),   audience.connections()};
  WalkIns walk_ins{desk, counter, performer, contest_performer};
  TournamentOrders tournament_orders{tournaments,       performer,      tournament_runner,
                                     contest_performer, contest_runner, board,
                                     walk_ins,          answers};
  Orders orders{
      tables, dealer, runner, bots, audience, speech, recorder, answers, options.occasion()};
};

}  // namespace cardroom::room
