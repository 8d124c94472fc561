// Refused: why something was not done, ready to be written: a refusal of a rulebook, of the cage,
// or of the room itself.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/field_error.h"
#include "rulebook/common_rules.h"
#include "rulebook/violation.h"
#include "rules/game/settings.h"

namespace cardroom::room {

struct Refused {
  std::string rule;
  Clause clause;
  std::vector<std::pair<std::string, std::int64_t>> facts;
  std::string sentence;
};

Refused refused_by(const Violation& violation);
Refused refused_by(const SettingRefusal& refusal);
// One of the room's own rules; `detail` says what was wrong, if that is known.
Refused refused_by(const Rule& rule, std::string_view detail = {});

// The room's own rules. No document covers them.
namespace rule {
inline constexpr Rule bad_message{"bad_message", "The message could not be read."};
inline constexpr Rule unknown_type{"unknown_type", "This type of message is not known here."};
inline constexpr Rule not_signed_in{"not_signed_in", "Sign in first."};
using cardroom::refusal::not_your_role;
inline constexpr Rule not_your_seat{"not_your_seat", "Nobody may act for another seat."};
using cardroom::refusal::no_such_account;
using cardroom::refusal::no_such_table;
inline constexpr Rule no_such_round{"no_such_round", "No round of play with this number exists."};
inline constexpr Rule no_such_rulebook{"no_such_rulebook", "This rulebook does not exist."};
inline constexpr Rule rules_not_supplied{"rules_not_supplied",
                                         "This game is authorised, rules not supplied."};
inline constexpr Rule tournament_chips{
    "tournament_chips",
    "Chips of a tournament are not money. Announce a tournament; it opens its own tables."};
inline constexpr Rule no_such_tournament{"no_such_tournament",
                                         "No tournament with this number exists."};
inline constexpr Rule no_such_format{"no_such_format",
                                     "This is not a format that tournaments are played in."};
inline constexpr Rule tournament_stopped{"tournament_stopped",
                                         "This tournament has stopped. The staff have been told."};
inline constexpr Rule tournament_at_fault{
    "tournament_at_fault",
    "Something is wrong in this tournament. It has stopped, and nothing was changed."};
inline constexpr Rule tournament_not_stopped{"tournament_not_stopped",
                                             "This tournament has not stopped."};
inline constexpr Rule tournament_behind{
    "tournament_behind",
    "Restart the room first: that brings the tournament back as the journal has it."};
inline constexpr Rule dealt_by_room{
    "dealt_by_room", "The room deals the tables of this tournament and reports their rounds."};
inline constexpr Rule tournaments_table{
    "tournaments_table", "This table belongs to a tournament, which opens, fills and closes it."};
inline constexpr Rule irregular_wager{
    "irregular_wager", "At this table players act in turn, and with the amounts that are listed."};
using cardroom::refusal::no_such_setting;
inline constexpr Rule no_such_clause{"no_such_clause", "This clause does not exist."};
inline constexpr Rule too_fast{"too_fast", "Too many messages; wait a moment."};
inline constexpr Rule not_enough_money{"not_enough_money", "The cage holds less than that."};
inline constexpr Rule name_taken{"name_taken", "Somebody else already has this name."};
inline constexpr Rule bad_name{
    "bad_name", "A name must have 2 to 20 letters, digits, hyphens, underscores or single spaces."};
inline constexpr Rule bad_password{"bad_password", "A password must have 8 to 128 characters."};
inline constexpr Rule wrong_password{"wrong_password", "The name or the password is wrong."};
inline constexpr Rule common_password{
    "common_password", "Too many people use this password. Choose one that nobody would guess."};
inline constexpr Rule bad_code{"bad_code",
                               "The code is unknown, has ended or has already been used."};
inline constexpr Rule second_factor_needed{"second_factor_needed",
                                           "Enter the code that your authenticator shows now."};
inline constexpr Rule wrong_factor{
    "wrong_factor", "The authenticator's code is wrong, or it was used before. Wait for the next."};
inline constexpr Rule second_factor_set{
    "second_factor_set", "You have a second factor. Remove it first, with one of its codes."};
inline constexpr Rule sign_in_locked{
    "sign_in_locked", "Too many wrong tries from here. Wait, or use a device that is signed in."};
inline constexpr Rule password_missing{"password_missing", "Set a password first."};
inline constexpr Rule no_such_session{"no_such_session", "You have no session like this."};
inline constexpr Rule muted{"muted", "Staff have muted you. You cannot chat for now."};
inline constexpr Rule barred{"barred", "Staff have barred you from this table."};
inline constexpr Rule shut_out{"shut_out", "Staff have shut you out of the room."};
inline constexpr Rule not_restricted{"not_restricted",
                                     "Nothing to lift: the player is not restricted like this."};
inline constexpr Rule excluded{"excluded", "You are excluded from play. Your chips are yours."};
inline constexpr Rule exclusion_stands{
    "exclusion_stands", "An exclusion cannot be made shorter, by the player or by anybody else."};
inline constexpr Rule bad_limit{"bad_limit", "This is not a limit that can be set."};
inline constexpr Rule nothing_asked{"nothing_asked", "No change of this limit is waiting."};
inline constexpr Rule limit_too_soon{"limit_too_soon",
                                     "A higher limit needs 24 hours. Confirm it after that."};
inline constexpr Rule id_missing{"id_missing", "A command needs an id of 1 to 40 characters."};
inline constexpr Rule id_too_old{
    "id_too_old",
    "The id is too old. Look whether the command was done, and send it with a new id."};
inline constexpr Rule room_is_full{"room_is_full", "The room cannot take any more of these."};
inline constexpr Rule wrong_host{"wrong_host", "The room does not go by this name."};
inline constexpr Rule table_at_fault{
    "table_at_fault",
    "Something is wrong at this table. Play has stopped, and nothing was changed."};
inline constexpr Rule table_stopped{"table_stopped",
                                    "Play at this table has stopped. The staff have been told."};
inline constexpr Rule table_not_stopped{"table_not_stopped", "Play at this table has not stopped."};
inline constexpr Rule table_behind{
    "table_behind", "Play cannot go on where it stopped. Clear the table, or wind it up."};
inline constexpr Rule room_at_fault{"room_at_fault",
                                    "Something went wrong in the room. The staff have been told."};
using cardroom::refusal::round_not_over;
using cardroom::refusal::seat_is_taken;
inline constexpr Rule no_player_there{"no_player_there", "No player has this seat."};
inline constexpr Rule seat_in_use{
    "seat_in_use", "The player is here and plays. A seat is freed when it is left empty."};
inline constexpr Rule not_rehearsed{"not_rehearsed", "The rehearsal file does not fit this table."};
inline constexpr Rule only_in_practice{"only_in_practice",
                                       "Chances are shown where you practise: at your seat in a "
                                       "rehearsal, or alone among house bots."};
inline constexpr Rule only_in_rehearsal{"only_in_rehearsal",
                                        "Lessons are given only in a rehearsal."};
inline constexpr Rule program_counts{
    "program_counts", "At this table the program counts the chips. The house setting is `chips`."};
inline constexpr Rule not_told_to_deal{
    "not_told_to_deal", "The tournament has not called the next round at this table yet."};
inline constexpr Rule entered_meanwhile{
    "entered_meanwhile", "Something was entered at this table in the meantime. Look again."};
inline constexpr Rule round_reported{
    "round_reported", "The round is over, and its stakes are reported to the tournament."};
inline constexpr Rule only_at_hosted{"only_at_hosted", "Only at a hosted table for cash."};
inline constexpr Rule no_bots_at_hosted{"no_bots_at_hosted", "House bots cannot hold real cards."};
inline constexpr Rule not_at_the_table{"not_at_the_table",
                                       "Only players at this table can call its staff."};
inline constexpr Rule nobody_called{"nobody_called",
                                    "Nobody waits for an answer to this call any more."};
inline constexpr Rule bad_link{"bad_link", "This link is not good any more. Ask your host."};
inline constexpr Rule not_the_host{"not_the_host", "Only the host of this table may do that."};
inline constexpr Rule private_players_only{
    "private_players_only", "A private table is for games that players play with each other."};
inline constexpr Rule private_tables_most{
    "private_tables_most", "You have as many private tables as one host may have. End one first."};
inline constexpr Rule private_address_most{
    "private_address_most", "There are too many private tables from your address. End one first."};
inline constexpr Rule private_day_most{
    "private_day_most",
    "Too many private tables were opened today, by you or from your address. Try again tomorrow."};
inline constexpr Rule not_a_guest{"not_a_guest", "This player has not come by the table's link."};
inline constexpr Rule guest_elsewhere{
    "guest_elsewhere", "This guest is not at the table. They can sit down when they come."};
inline constexpr Rule guest_seated{"guest_seated", "The player has a seat. Free it first."};
inline constexpr Rule bad_chips{"bad_chips",
                                "Give 1 to 1,000,000 chips, and 100,000,000 at one table at most."};
inline constexpr Rule private_ending{"private_ending", "This table ends after the round of play."};
inline constexpr Rule host_stays{"host_stays", "The host stays. End the table instead."};
inline constexpr Rule no_bot_there{"no_bot_there", "No house bot is sitting there."};
}  // namespace rule

// The whole message; an empty id and table 0 become null.
std::string refusal_text(const std::string& id, std::int64_t table, const Refused& refused);

}  // namespace cardroom::room
