// The list of the games. A description that is not here cannot be dealt.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/result.h"
#include "rulebook/violation.h"
#include "rules/game/game.h"

namespace cardroom {

namespace games {
extern constinit const Game manila_1995;
extern constinit const Game holdem_1995;
extern constinit const Game omaha_1995;
extern constinit const Game manila_2001;
extern constinit const Game holdem_2001;
extern constinit const Game omaha_2001;
extern constinit const Game draw_2001;
extern constinit const Game five_card_stud_2001;
extern constinit const Game canberra_manila_2001;
extern constinit const Game stud_2005;
extern constinit const Game rws_2017;
extern constinit const Game modern_holdem;
extern constinit const Game modern_omaha;
extern constinit const Game modern_stud;
extern constinit const Game tournament_1995_manila;
extern constinit const Game tournament_1995_holdem;
extern constinit const Game tournament_1995_omaha;
extern constinit const Game tournament_2001_a;
extern constinit const Game tournament_2001_b;
extern constinit const Game tournament_2001_c;
extern constinit const Game tournament_2001_d;
extern constinit const Game tournament_2001_e;
extern constinit const Game tournament_2001_f;
extern constinit const Game tournament_2001_g;
extern constinit const Game tournament_2001_h;
extern constinit const Game tournament_2001_i;
extern constinit const Game tournament_stud_2005;
}  // namespace games

inline constexpr std::array<const Game*, 24> all_games = {&games::manila_1995,
                                                          &games::holdem_1995,
                                                          &games::omaha_1995,
                                                          &games::manila_2001,
                                                          &games::holdem_2001,
                                                          &games::omaha_2001,
                                                          &games::draw_2001,
                                                          &games::five_card_stud_2001,
                                                          &games::canberra_manila_2001,
                                                          &games::stud_2005,
                                                          &games::rws_2017,
                                                          &games::tournament_1995_manila,
                                                          &games::tournament_1995_holdem,
                                                          &games::tournament_1995_omaha,
                                                          &games::tournament_2001_a,
                                                          &games::tournament_2001_b,
                                                          &games::tournament_2001_c,
                                                          &games::tournament_2001_d,
                                                          &games::tournament_2001_e,
                                                          &games::tournament_2001_f,
                                                          &games::tournament_2001_g,
                                                          &games::tournament_2001_h,
                                                          &games::tournament_2001_i,
                                                          &games::tournament_stud_2005};

// Games as they are played elsewhere today: modern, not from the documents, for hands that come
// from there.
inline constexpr std::array<const Game*, 3> modern_games = {
    &games::modern_holdem, &games::modern_omaha, &games::modern_stud};

// Why a rulebook cannot be opened.
struct NoSuchGame {
  enum class Reason : std::uint8_t { unknown, rules_not_supplied, one_of_three };
  Reason reason = Reason::unknown;
};

Result<const Game*, NoSuchGame> find_game(std::string_view key);

// "1999-12-31" as 19991231; none where it is no day of the calendar.
std::optional<std::int32_t> parse_day(std::string_view text);

// G-01: a table is opened under a rulebook that is in force on its day. A refusal cites what
// approved it, or what ended it.
std::optional<Violation> refuse_day(const Game& game, std::int32_t day);

constexpr bool in_force(const Game& game, std::int32_t day) {
  return game.valid.from <= day && day <= game.valid.to;
}

}  // namespace cardroom
