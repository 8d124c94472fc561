#include "room/hosted/permissions.h"

namespace cardroom::room {

namespace {

using namespace who;

// At a hosted table the dealer enters what players do with cards and chips; players follow. Money
// from a wallet is moved by its owner only.
constexpr Roles seated{Role::player, Role::dealer, Role::supervisor, Role::operator_};

constexpr Permission hosted_list[] = {
    {"start_round", entering},
    {"redeal", entering},
    {"reshuffle", entering},
    {"tell_cards", entering},
    {"keep_hidden", entering},
    {"throw_away", entering},
    {"undo", entering},
    {"count_stakes", entering},
    {"lesson_answer", entering},
    {"fold", entering},
    {"check", entering},
    {"decline", entering},
    {"call", entering},
    {"bet", entering},
    {"raise", entering},
    {"tap_out", entering},
    {"stand", entering},
    {"show", entering},
    {"muck", entering},
    {"lend_chips", entering},
    {"divide_pot", entering},
    {"sit", player},
    {"want_seat", player},
    {"give_up_seat", player},
    {"join_list", player},
    {"leave_list", player},
    {"top_up", player},
    {"change_seat", seated},
    {"leave", seated},
    {"sit_out", seated},
    {"sit_in", seated},
    {"post", seated},
    {"wait", seated},
    {"take_off", seated},
    {"over_blind", seated},
    {"open_dispute", player},
    {"request_review", player},
    {"answer", player},
    {"report", entering},
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

constexpr Permission hosted_canberra_list[] = {
    {"call_wagers", entering},
    {"place_ante", entering},
    {"place_jackpot", entering},
    {"take_back", entering},
    {"deal", entering},
    {"announce", entering},
    {"place_bet", entering},
    {"fold", entering},
    {"tell_cards", entering},
    {"declare", entering},
    {"pay_jackpots", entering},
    {"collect", entering},
    {"undo", entering},
    {"lesson_answer", entering},
    {"expose_card", entering},
    {"count_hand", entering},
    {"rack_hand", entering},
    {"report_fault", entering},
    {"load_shoe", entering},
    {"void_round", entering},
    {"sit", player},
    {"buy_chips", player},
    {"leave", seated},
    {"open_dispute", player},
    {"request_review", player},
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
    {"void_wager", operator_only},
    {"exclude", operator_only},
    {"rule_dispute", operator_only},
    {"record_review", inspector},
};

}  // namespace

bool may_enter(Role role) { return entering.contains(role); }

std::span<const Permission> hosted_permissions() { return hosted_list; }
std::span<const Permission> hosted_canberra_permissions() { return hosted_canberra_list; }

}  // namespace cardroom::room
