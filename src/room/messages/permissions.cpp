#include "room/messages/permissions.h"

namespace cardroom::room {

namespace {

constexpr Roles player{Role::player};
constexpr Roles floor{Role::dealer, Role::supervisor};
constexpr Roles supervisor{Role::supervisor};
constexpr Roles chooser{Role::supervisor, Role::operator_};
constexpr Roles operator_only{Role::operator_};
// A tournament's director rules where the book says so; elsewhere the book itself refuses them.
constexpr Roles ruling{Role::operator_, Role::director};
constexpr Roles clocking{Role::supervisor, Role::director};
constexpr Roles inspector{Role::inspector};
constexpr Roles staff{Role::dealer, Role::supervisor, Role::operator_, Role::director,
                      Role::inspector};
constexpr Roles floor_staff{Role::dealer, Role::supervisor, Role::operator_, Role::director};
constexpr Roles books{Role::operator_, Role::inspector};
// Who enters what happens at a hosted table, and reports what went wrong at any.
constexpr Roles entering{Role::dealer, Role::supervisor, Role::operator_};
constexpr Roles anybody = Roles::anybody();
constexpr Roles signed_in = Roles::signed_in();

constexpr Permission room_list[] = {
    {"lobby", anybody},
    {"watch", anybody},
    {"unwatch", anybody},
    {"leave_lobby", anybody},
    {"still_there", anybody},
    {"rulebooks", anybody},
    {"clause", anybody},
    {"rule_text", anybody},
    {"rounds", anybody},
    {"replay", anybody},
    {"why", signed_in},
    {"chances", player},
    {"chat", signed_in},
    {"statement", signed_in},
    {"sessions", signed_in},
    {"sign_out", signed_in},
    {"sign_out_everywhere", signed_in},
    {"begin_second_factor", signed_in},
    {"confirm_second_factor", signed_in},
    {"remove_second_factor", signed_in},
    {"limits", signed_in},
    {"set_limit", player},
    {"confirm_limit", player},
    {"keep_limit", player},
    {"set_notices", player},
    {"exclude_me", player},
    {"my_rounds", signed_in},
    {"hands", signed_in},
    {"statistics", signed_in},
    {"set_house_limit", operator_only},
    {"exclude_player", operator_only},
    {"readmit_player", operator_only},
    {"entropy", player},
    {"call_staff", player},
    {"answer_call", floor_staff},
    {"watch_floor", floor_staff},
    {"open_private", player},
    {"join_private", player},
    {"private_tables", player},
    {"private_table", player},
    {"new_link", player},
    {"deal_in", player},
    {"seat_guest", player},
    {"unseat_guest", player},
    {"send_away", player},
    {"pause_private", player},
    {"end_private", player},
    {"announce", staff},
    {"disputes", {Role::supervisor, Role::operator_, Role::inspector}},
    {"open_table", operator_only},
    {"tournaments", anybody},
    {"watch_tournament", anybody},
    {"unwatch_tournament", anybody},
    {"tournament_players", anybody},
    {"tournament_story", anybody},
    {"tournament_ballot", anybody},
    {"announce_tournament", ruling},
    {"enter_walk_in", ruling},
    {"enter_bots", ruling},
    {"revive_tournament", ruling},
    {"wind_up_tournament", ruling},
    {"pause_table", operator_only},
    {"resume_table", operator_only},
    {"set_house", operator_only},
    {"free_seat", chooser},
    {"seat_walk_in", entering},
    {"sell_chips", entering},
    {"seat_bot", operator_only},
    {"remove_bot", operator_only},
    {"revive_table", chooser},
    {"clear_table", operator_only},
    {"wind_up_table", operator_only},
    {"appoint", operator_only},
    {"new_code", operator_only},
    {"dismiss", operator_only},
    {"restrict", chooser},
    {"lift_restriction", chooser},
    {"restrictions", {Role::supervisor, Role::operator_, Role::inspector}},
    {"accounts", books},
    {"cage_issue", operator_only},
    {"cage_redeem", operator_only},
    {"figures", books},
    {"search_rounds", inspector},
    {"pairs", inspector},
    {"pair_rounds", inspector},
    {"audit", inspector},
};

constexpr Permission poker_list[] = {
    {"fold", player},
    {"check", player},
    {"decline", player},
    {"call", player},
    {"bet", player},
    {"raise", player},
    {"tap_out", player},
    {"draw", player},
    {"stand", player},
    {"show", player},
    {"muck", player},
    {"lend_chips", player},
    {"divide_pot", player},
    {"sit", player},
    {"want_seat", player},
    {"give_up_seat", player},
    {"join_list", player},
    {"leave_list", player},
    {"change_seat", player},
    {"leave", player},
    {"sit_out", player},
    {"sit_in", player},
    {"post", player},
    {"wait", player},
    {"top_up", player},
    {"take_off", player},
    {"over_blind", player},
    {"open_dispute", player},
    {"request_review", player},
    {"answer", player},
    {"report", entering},
    {"share_information", floor},
    {"check_cards", floor},
    {"count_deck", floor},
    {"choose", chooser},
    {"start_clock", clocking},
    {"stop_clock", clocking},
    {"deal_out", supervisor},
    {"record_conduct", chooser},
    {"order_count", supervisor},
    {"place_marker", chooser},
    {"vacate", chooser},
    {"determine", operator_only},
    {"close_table", operator_only},
    {"restrict_group", operator_only},
    {"admit", operator_only},
    {"change_cards", operator_only},
    {"propose", operator_only},
    {"void_round", ruling},
    {"void_wager", ruling},
    {"penalty_fold", ruling},
    {"exclude", ruling},
    {"decide", ruling},
    {"rule_dispute", ruling},
    {"approve_table", inspector},
    {"review_dispute", inspector},
};

// Whom the books let do it, the engine says; here is only who may ask.
constexpr Roles entrant{Role::player, Role::operator_, Role::director};
constexpr Roles directing{Role::director};

constexpr Permission tournament_list[] = {
    {"enter", entrant},           {"withdraw", entrant},       {"join_reserve", entrant},
    {"rebuy", entrant},           {"top_up", entrant},         {"request_count", entrant},
    {"determine", operator_only}, {"nominate", ruling},        {"cancel", operator_only},
    {"approve", inspector},       {"admit", ruling},           {"exclude", ruling},
    {"invalidate_round", ruling}, {"seat_reserve", directing}, {"ballot", directing},
    {"start", directing},         {"start_break", directing},  {"end_break", directing},
    {"start_round", directing},   {"end_round", directing},    {"bust", directing},
    {"eliminate", directing},     {"end_top_ups", directing},  {"race_off", directing},
    {"enter_count", directing},   {"begin_stage", directing},  {"mark_absent", directing},
    {"mark_present", directing},  {"forfeit", directing},      {"substitute", directing},
    {"move", directing},          {"break_table", directing},  {"balance", directing},
    {"direct", directing},        {"end_play", directing},     {"award", directing},
    {"undo", directing},          {"set_clock", directing},    {"correct_stake", directing},
    {"correct_place", directing}, {"reinstate", directing},    {"choose_dealing", directing},
    {"award_bounty", directing},  {"propose_deal", directing}, {"agree_deal", entrant},
    {"drop_deal", entrant},
};

// In a tournament of Canberra Poker: at tables that the room does not deal, staff enter what
// players and dealers do.
constexpr Roles contestant{Role::player, Role::dealer, Role::director};
constexpr Roles table_staff{Role::dealer, Role::director};

constexpr Permission contest_list[] = {
    {"set_condition", operator_only},
    {"document_conditions", operator_only},
    {"publish_conditions", operator_only},
    {"notify_commission", operator_only},
    {"nominate_director", operator_only},
    {"cancel", operator_only},
    {"require_agreement", directing},
    {"change_start", directing},
    {"ballot", directing},
    {"seat_reserve", directing},
    {"substitute", directing},
    {"start_session", directing},
    {"rule_ante", directing},
    {"count_table", directing},
    {"begin_extra_session", directing},
    {"play_off", directing},
    {"call_break", directing},
    {"end_break", directing},
    {"direct_play", directing},
    {"penalise", directing},
    {"undo", directing},
    {"correct_stack", directing},
    {"award_places", directing},
    {"void_round", ruling},
    {"start_round", table_staff},
    {"ask_next", table_staff},
    {"settle", table_staff},
    {"declare_jackpot", table_staff},
    {"agree", entrant},
    {"enter", entrant},
    {"join_reserve", entrant},
    {"withdraw", entrant},
    {"take_seat", entrant},
    {"buy_back", entrant},
    {"add_chips", contestant},
    {"place_ante", contestant},
    {"wager_jackpot", contestant},
    {"bet", contestant},
    {"fold", contestant},
};

constexpr Permission canberra_list[] = {
    {"sit", player},
    {"buy_chips", player},
    {"leave", player},
    {"place_ante", player},
    {"place_jackpot", player},
    {"take_back", player},
    {"place_bet", player},
    {"fold", player},
    {"open_dispute", player},
    {"request_review", player},
    {"declare", {Role::player, Role::dealer}},
    {"expose_card", floor},
    {"count_hand", floor},
    {"rack_hand", floor},
    {"report_fault", floor},
    {"check_cards", floor},
    {"count_cards", supervisor},
    {"reconstruct", supervisor},
    {"approve_play", supervisor},
    {"repair_jackpot", supervisor},
    {"record_conduct", chooser},
    {"approve_layout", operator_only},
    {"change_cards", operator_only},
    {"replace_shoe", operator_only},
    {"open_table", operator_only},
    {"notice_sign", operator_only},
    {"notice_closing", operator_only},
    {"close_table", operator_only},
    {"set_marker", operator_only},
    {"vacate", operator_only},
    {"void_round", operator_only},
    {"void_wager", operator_only},
    {"exclude", operator_only},
    {"rule_dispute", operator_only},
    {"record_review", inspector},
};

}  // namespace

std::span<const Permission> room_permissions() { return room_list; }
std::span<const Permission> poker_permissions() { return poker_list; }
std::span<const Permission> canberra_permissions() { return canberra_list; }
std::span<const Permission> tournament_permissions() { return tournament_list; }
std::span<const Permission> contest_permissions() { return contest_list; }

const Permission* find_permission(std::span<const Permission> list, std::string_view type) {
  for (const Permission& permission : list)
    if (permission.type == type) return &permission;
  return nullptr;
}

}  // namespace cardroom::room
