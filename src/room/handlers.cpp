#include "room/handlers.h"

#include "room/asked/accounts.h"
#include "room/asked/chances.h"
#include "room/asked/clause.h"
#include "room/asked/disputes.h"
#include "room/asked/figures.h"
#include "room/asked/rounds.h"
#include "room/asked/rule_text.h"
#include "room/asked/rulebooks.h"
#include "room/asked/statement.h"
#include "room/asked/why.h"
#include "room/audience/calls.h"
#include "room/audience/watching.h"
#include "room/counter/cashier.h"
#include "room/desk/conduct.h"
#include "room/desk/own_account.h"
#include "room/desk/staff.h"
#include "room/hosted/cash.h"
#include "room/protection/own_limits.h"

namespace cardroom::room {

namespace {

using M = const Message&;
using E = Effects&;
using P = Parts&;

struct Entry {
  std::string_view type;
  Handler handler;
};

constexpr Entry entries[] = {
    // The audience.
    {"lobby", [](P p, M m, E e) { enter_lobby(p.audience, m, e); }},
    {"leave_lobby", [](P p, M m, E e) { leave_lobby(p.audience, m, e); }},
    {"still_there", [](P, M m, E e) { still_there(m, e); }},
    {"watch", [](P p, M m, E e) { watch(p.audience, p.tables, p.dealer, m, e); }},
    {"unwatch", [](P p, M m, E e) { unwatch(p.audience, p.tables, p.dealer, m, e); }},
    {"chat", [](P p, M m, E e) { p.speech.chat(p.tables, m, e); }},
    {"announce", [](P p, M m, E e) { p.speech.announce(p.tables, m, e); }},
    // What can be asked.
    {"rulebooks", [](P, M m, E e) { answer_rulebooks(m, e); }},
    {"clause", [](P, M m, E e) { answer_clause(m, e); }},
    {"rule_text", [](P p, M m, E e) { answer_rule_text(*p.options.rule_text, m, e); }},
    {"why", [](P p, M m, E e) { answer_why(p.tables, p.dealer, p.recorder, m, e); }},
    {"chances",
     [](P p, M m, E e) {
       answer_chances(p.tables, {p.options.occasion(), p.desk.accounts()}, m, e);
     }},
    {"rounds", [](P, M m, E e) { ask_rounds(m, e); }},
    {"replay", [](P p, M m, E e) { ask_replay(p.recorder, m, e); }},
    {"search_rounds", [](P p, M m, E e) { ask_search_rounds(p.recorder, m, e); }},
    {"pairs", [](P p, M m, E e) { ask_pairs(p.recorder, m, e); }},
    {"pair_rounds", [](P p, M m, E e) { ask_pair_rounds(p.recorder, m, e); }},
    {"audit", [](P p, M m, E e) { ask_audit(p.counter.books().ledger(), m, e); }},
    {"statement",
     [](P p, M m, E e) { answer_statement(p.desk.accounts(), p.counter.books(), m, e); }},
    {"disputes", [](P p, M m, E e) { answer_disputes(p.tables, p.desk.accounts(), m, e); }},
    {"figures",
     [](P p, M m, E e) { answer_figures(p.tables, p.counter.books(), p.desk.accounts(), m, e); }},
    {"accounts",
     [](P p, M m, E e) { answer_accounts(p.desk, p.counter, p.audience.connections(), m, e); }},
    // Tables.
    {"open_table", [](P p, M m, E e) { p.orders.open(p.opener, m, e); }},
    {"tournaments", [](P p, M m, E e) { p.tournament_orders.list(m, e); }},
    {"watch_tournament", [](P p, M m, E e) { p.tournament_orders.watch(m, e); }},
    {"unwatch_tournament", [](P p, M m, E e) { p.tournament_orders.unwatch(m, e); }},
    {"tournament_players", [](P p, M m, E e) { p.tournament_orders.list_players(m, e); }},
    {"tournament_story", [](P p, M m, E e) { p.tournament_orders.tell_story(m, e); }},
    {"tournament_ballot", [](P p, M m, E e) { p.tournament_orders.show_ballot(m, e); }},
    {"enter_walk_in", [](P p, M m, E e) { p.tournament_orders.enter_walk_in(m, e); }},
    {"announce_tournament", [](P p, M m, E e) { p.tournament_orders.announce(m, e); }},
    {"enter_bots", [](P p, M m, E e) { p.tournament_orders.enter_bots(m, e); }},
    {"revive_tournament", [](P p, M m, E e) { p.tournament_orders.revive(m, e); }},
    {"wind_up_tournament", [](P p, M m, E e) { p.tournament_orders.wind_up(m, e); }},
    {"pause_table", [](P p, M m, E e) { p.orders.pause(m, e); }},
    {"resume_table", [](P p, M m, E e) { p.orders.pause(m, e); }},
    {"set_house", [](P p, M m, E e) { p.orders.set_house(m, e); }},
    {"free_seat", [](P p, M m, E e) { p.orders.free_seat(m, e); }},
    {"seat_walk_in", [](P p, M m, E e) { seat_walk_in(p.cash_parts(), m, e); }},
    {"sell_chips", [](P p, M m, E e) { sell_chips(p.cash_parts(), m, e); }},
    {"seat_bot", [](P p, M m, E e) { p.orders.seat_bot(m, e); }},
    {"remove_bot", [](P p, M m, E e) { p.orders.remove_bot(m, e); }},
    {"revive_table", [](P p, M m, E e) { p.recovery.revive(m, e); }},
    {"clear_table", [](P p, M m, E e) { p.recovery.clear(m, e); }},
    {"wind_up_table", [](P p, M m, E e) { p.recovery.wind_up(m, e); }},
    {"entropy", [](P p, M m, E e) { p.orders.mix_in(m, e); }},
    // The floor.
    {"call_staff",
     [](P p, M m, E e) { call_staff({p.tables, p.speech, p.recorder, p.answers}, m, e); }},
    {"answer_call",
     [](P p, M m, E e) { answer_call({p.tables, p.speech, p.recorder, p.answers}, m, e); }},
    {"watch_floor", [](P p, M m, E e) { p.floor_queue.watch(m, e); }},
    // Private tables.
    {"open_private", [](P p, M m, E e) { p.private_tables.open(m, e); }},
    {"join_private", [](P p, M m, E e) { p.private_tables.join(m, e); }},
    {"private_tables", [](P p, M m, E e) { p.private_tables.list(m, e); }},
    {"private_table", [](P p, M m, E e) { p.private_tables.show(m, e); }},
    {"new_link", [](P p, M m, E e) { p.private_tables.make_link(m, e); }},
    {"deal_in", [](P p, M m, E e) { p.private_tables.deal_in(m, e); }},
    {"seat_guest", [](P p, M m, E e) { p.private_tables.seat(m, e); }},
    {"unseat_guest", [](P p, M m, E e) { p.private_tables.unseat(m, e); }},
    {"send_away", [](P p, M m, E e) { p.private_tables.send_away(m, e); }},
    {"pause_private", [](P p, M m, E e) { p.private_tables.pause(m, e); }},
    {"end_private", [](P p, M m, E e) { p.private_tables.end(m, e); }},
    // Protection.
    {"limits", [](P p, M m, E e) { answer_limits(p.limit_parts(), m, e); }},
    {"set_limit", [](P p, M m, E e) { set_limit(p.limit_parts(), m, e); }},
    {"confirm_limit", [](P p, M m, E e) { confirm_limit(p.limit_parts(), m, e); }},
    {"keep_limit", [](P p, M m, E e) { keep_limit(p.limit_parts(), m, e); }},
    {"set_notices", [](P p, M m, E e) { set_notices(p.limit_parts(), m, e); }},
    {"exclude_me", [](P p, M m, E e) { exclude_me(p.limit_parts(), m, e); }},
    {"set_house_limit", [](P p, M m, E e) { set_house_limit(p.limit_parts(), m, e); }},
    {"exclude_player", [](P p, M m, E e) { exclude_player(p.limit_parts(), m, e); }},
    {"readmit_player", [](P p, M m, E e) { readmit_player(p.limit_parts(), m, e); }},
    {"my_rounds", [](P p, M m, E e) { ask_my_rounds(p.recorder, m, e); }},
    {"hands", [](P p, M m, E e) { ask_hands(p.recorder, m, e); }},
    {"statistics", [](P p, M m, E e) { ask_statistics(p.recorder, m, e); }},
    // The desk and the counter.
    {"appoint", [](P p, M m, E e) { appoint(p.desk, p.answers, m, e); }},
    {"restrict",
     [](P p, M m, E e) { restrict_player({p.desk, p.tables, p.runner, p.answers}, m, e); }},
    {"lift_restriction",
     [](P p, M m, E e) { lift_restriction({p.desk, p.tables, p.runner, p.answers}, m, e); }},
    {"restrictions", [](P p, M m, E e) { answer_restrictions(p.desk.accounts(), m, e); }},
    {"new_code", [](P p, M m, E e) { make_new_code(p.desk, p.answers, m, e); }},
    {"sessions", [](P p, M m, E e) { answer_sessions(p.desk, p.audience.connections(), m, e); }},
    {"sign_out", [](P p, M m, E e) { sign_out(p.desk, p.answers, m, e); }},
    {"sign_out_everywhere", [](P p, M m, E e) { sign_out_everywhere(p.desk, p.answers, m, e); }},
    {"begin_second_factor", [](P p, M m, E e) { begin_second_factor(p.desk, m, e); }},
    {"confirm_second_factor",
     [](P p, M m, E e) { confirm_second_factor(p.desk, p.answers, m, e); }},
    {"remove_second_factor", [](P p, M m, E e) { remove_second_factor(p.desk, p.answers, m, e); }},
    {"dismiss", [](P p, M m, E e) { dismiss(p.desk, p.audience.connections(), p.answers, m, e); }},
    {"cage_issue",
     [](P p, M m, E e) { move_at_counter(p.desk.accounts(), p.counter, p.answers, m, e); }},
    {"cage_redeem",
     [](P p, M m, E e) { move_at_counter(p.desk.accounts(), p.counter, p.answers, m, e); }},
};

}  // namespace

Handler find_handler(std::string_view type) {
  for (const Entry& entry : entries)
    if (entry.type == type) return entry.handler;
  return nullptr;
}

}  // namespace cardroom::room
