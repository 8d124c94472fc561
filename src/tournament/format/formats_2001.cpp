#include "tournament/format/formats_2001.h"

#include "tournament/format/schedule_table.h"

namespace cardroom::tournament::formats {

namespace {

// What sections 1 to 18 say about running a tournament.
constexpr Articles articles_2001 = {
    .book = "T01",
    .structure_fixed = true,
    .counts_most = 2,                // T01-4.9
    .absent = AbsentFolds::at_once,  // T01-17.3, T-12
    .cite = {.conditions = clause("T01-4.3"),
             .assistant = clause("T01-DEF-AssistantToTheDirector"),
             .entry = clause("T01-8.1"),
             .group = clause("T01-8.3"),
             .fee = clause("T01-14.1"),
             .commission = clause("T01-14.1"),
             .chips = clause("T01-4.1"),
             .ballot = clause("T01-8.4"),
             .reseat = clause("T01-8.5"),
             .marker = clause("T01-8.6"),
             .absent = clause("T01-17.3"),
             .forfeit = clause("T01-17.3"),
             .reserve = clause("T01-17.3"),
             .substitute = clause("T01-8.2"),
             .guard = clause("T01-4.5"),
             .race_off = clause("T01-4.8"),
             .count = clause("T01-4.9"),
             .rebuy = clause("T01-DEF-Rebuy"),
             .speed = clause("T01-18.6"),
             .places = clause("T01-15.1"),
             .same_round = clause("T01-15.2"),
             .prizes = clause("T01-15.1"),
             .division = clause("T01-12.3"),
             .cancel = clause("T01-14.3"),
             .exclude = clause("T01-18.3(b)"),
             .disruption = clause("T01-18.1"),
             .invalid_round = clause("T01-18.4"),
             .refund = clause("T01-18.5"),
             .decision = clause("T01-18.6")},
};

struct Appendix {
  std::string_view key;
  std::string_view name;
  Conditions conditions;
  Clause players, levels, rebuys, breaks, clock;
};

// T01-*-3.1, T01-*-3.3, T01-*-3.4, T01-*-3.5, T01-*-3.6: players, rebuys, schedule, breaks, clock.
constexpr Format format(const Appendix& from) {
  return {.key = from.key,
          .name = from.name,
          .game = from.key,
          .articles = &articles_2001,
          .conditions = from.conditions,
          .starts = clause("T01-17.3"),
          .players = from.players,
          .seats = from.players,
          .levels = from.levels,
          .rebuys = from.rebuys,
          .breaks = from.breaks,
          .clock = from.clock};
}

}  // namespace

// Appendix A.
constexpr Conditions conditions_a = {
    .players_least = 9,  // T01-A-3.1
    .players_most = 72,
    .seats = 9,
    .levels = bands({{40, 25, 0, 0},
                     {80, 50, 0, 0},
                     {120, 100, 0, 0},
                     {160, 200, 0, 0},
                     {200, 300, 0, 0},
                     {240, 400, 0, 0},
                     {280, 500, 0, 0},
                     {310, 1000, 0, 0},
                     {340, 2000, 0, 0},
                     {370, 3000, 0, 0},
                     {400, 4000, 0, 0},
                     {430, 5000, 0, 0}}),  // T01-A-3.4
    .doubling_min = 30,
    .race_offs = {{80, Chips(25)}, {280, Chips(100)}},
};
static_assert(well_formed(conditions_a));
constinit const Format a_2001 =
    format({"tournament-2001-a", "Three Card Manila", conditions_a, clause("T01-A-3.1"),
            clause("T01-A-3.4"), clause("T01-A-3.3"), clause("T01-A-3.5"), clause("T01-A-3.6")});

// Appendix B.
constexpr Conditions conditions_b = {
    .players_least = 8,  // T01-B-3.1
    .players_most = 64,
    .seats = 8,
    .levels = bands({{40, 25, 25, 0},
                     {80, 25, 50, 0},
                     {120, 50, 100, 0},
                     {160, 100, 200, 0},
                     {200, 200, 400, 0},
                     {240, 300, 600, 0},
                     {280, 400, 800, 0},
                     {320, 500, 1000, 0},
                     {350, 1000, 2000, 0},
                     {380, 2000, 4000, 0},
                     {410, 3000, 6000, 0},
                     {440, 4000, 8000, 0},
                     {470, 5000, 10000, 0}}),  // T01-B-3.4
    .doubling_min = 30,
    .race_offs = {{120, Chips(25)}, {320, Chips(100)}},
    .rebuys = {.until_min = 120, .below = Chips(1000)},  // T01-B-3.3
};
static_assert(well_formed(conditions_b));
constinit const Format b_2001 =
    format({"tournament-2001-b", "Draw Poker", conditions_b, clause("T01-B-3.1"),
            clause("T01-B-3.4"), clause("T01-B-3.3"), clause("T01-B-3.5"), clause("T01-B-3.6")});

// Appendix C.
constexpr Conditions conditions_c = {
    .players_least = 10,  // T01-C-3.1
    .players_most = 80,
    .seats = 10,
    .levels = bands({{40, 25, 25, 0},
                     {80, 25, 50, 0},
                     {120, 50, 100, 0},
                     {160, 100, 200, 0},
                     {200, 200, 400, 0},
                     {240, 300, 600, 0},
                     {280, 400, 800, 0},
                     {320, 500, 1000, 0},
                     {350, 1000, 2000, 0},
                     {380, 2000, 4000, 0},
                     {410, 3000, 6000, 0},
                     {440, 4000, 8000, 0},
                     {470, 5000, 10000, 0}}),  // T01-C-3.4
    .doubling_min = 30,
    .race_offs = {{120, Chips(25)}, {320, Chips(100)}},
    .rebuys = {.until_min = 120, .below = Chips(1000)},  // T01-C-3.3
};
static_assert(well_formed(conditions_c));
constinit const Format c_2001 =
    format({"tournament-2001-c", "Omaha", conditions_c, clause("T01-C-3.1"), clause("T01-C-3.4"),
            clause("T01-C-3.3"), clause("T01-C-3.5"), clause("T01-C-3.6")});

// Appendix D.
constexpr Conditions conditions_d = {
    .players_least = 8,  // T01-D-3.1
    .players_most = 64,
    .seats = 8,
    .levels = bands({{40, 0, 0, 5},
                     {80, 0, 0, 10},
                     {120, 0, 0, 25},
                     {160, 0, 0, 50},
                     {200, 0, 0, 100},
                     {240, 0, 0, 200},
                     {280, 0, 0, 300},
                     {320, 0, 0, 400},
                     {360, 0, 0, 500},
                     {390, 0, 0, 1000},
                     {420, 0, 0, 2000},
                     {450, 0, 0, 3000},
                     {480, 0, 0, 4000},
                     {510, 0, 0, 5000}}),  // T01-D-3.4
    .doubling_min = 30,
    .race_offs = {{80, Chips(5)}, {200, Chips(25)}, {360, Chips(100)}},
    .first_chip = Chips(5),
    .rebuys = {.until_min = 120, .below = Chips(1000)},  // T01-D-3.3
};
static_assert(well_formed(conditions_d));
constinit const Format d_2001 =
    format({"tournament-2001-d", "Seven Card Stud", conditions_d, clause("T01-D-3.1"),
            clause("T01-D-3.4"), clause("T01-D-3.3"), clause("T01-D-3.5"), clause("T01-D-3.6")});

// Appendix E.
constexpr Conditions conditions_e = {
    .players_least = 10,  // T01-E-3.1
    .players_most = 80,
    .seats = 10,
    .levels = bands({{30, 25, 50, 0},
                     {60, 50, 100, 0},
                     {90, 100, 200, 0},
                     {120, 100, 200, 0},
                     {150, 200, 400, 0},
                     {180, 300, 600, 0},
                     {210, 400, 800, 0},
                     {240, 500, 1000, 0},
                     {270, 1000, 2000, 0},
                     {300, 1500, 3000, 0},
                     {330, 2000, 4000, 0},
                     {360, 3000, 6000, 0},
                     {390, 5000, 10000, 0}}),  // T01-E-3.4
    .doubling_min = 30,
    .race_offs = {{90, Chips(25)}, {210, Chips(100)}},
    .rebuys = {.until_min = 90, .below = Chips(1000)},  // T01-E-3.3
};
static_assert(well_formed(conditions_e));
constinit const Format e_2001 =
    format({"tournament-2001-e", "No Limit Hold-Em (Early Bird)", conditions_e, clause("T01-E-3.1"),
            clause("T01-E-3.4"), clause("T01-E-3.3"), clause("T01-E-3.5"), clause("T01-E-3.6")});

// Appendix F.
constexpr Conditions conditions_f = {
    .players_least = 10,  // T01-F-3.1
    .players_most = 10,
    .seats = 10,
    .levels = bands({{20, 25, 50, 0},
                     {40, 50, 100, 0},
                     {60, 75, 150, 0},
                     {80, 100, 200, 0},
                     {100, 200, 400, 0},
                     {120, 300, 600, 0},
                     {140, 400, 800, 0},
                     {160, 500, 1000, 0},
                     {180, 1000, 2000, 0},
                     {200, 2000, 4000, 0},
                     {220, 3000, 6000, 0},
                     {240, 4000, 8000, 0},
                     {260, 5000, 10000, 0}}),  // T01-F-3.4
    .doubling_min = 20,
    .race_offs = {{60, Chips(25)}, {160, Chips(100)}},
};
static_assert(well_formed(conditions_f));
constinit const Format f_2001 = format(
    {"tournament-2001-f", "No Limit Hold-Em (Instant Satellite)", conditions_f, clause("T01-F-3.1"),
     clause("T01-F-3.4"), clause("T01-F-3.3"), clause("T01-F-3.5"), clause("T01-F-3.6")});

// Appendix G.
constexpr Conditions conditions_g = {
    .players_least = 10,  // T01-G-3.1
    .players_most = 80,
    .seats = 10,
    .levels = bands({{20, 25, 50, 0},
                     {40, 50, 100, 0},
                     {60, 75, 150, 0},
                     {80, 100, 200, 0},
                     {100, 200, 400, 0},
                     {120, 300, 600, 0},
                     {140, 400, 800, 0},
                     {160, 500, 1000, 0},
                     {180, 1000, 2000, 0},
                     {200, 2000, 4000, 0},
                     {220, 3000, 6000, 0},
                     {240, 4000, 8000, 0},
                     {260, 5000, 10000, 0}}),  // T01-G-3.4
    .doubling_min = 20,
    .race_offs = {{60, Chips(25)}, {160, Chips(100)}},
    .starting_chips = Chips(500),
    .rebuys = {.until_min = 60, .below = Chips(500)},  // T01-G-3.3
    .rebuy_chips = Chips(500),
    .top_up_chips = Chips(500),
};
static_assert(well_formed(conditions_g));
constinit const Format g_2001 = format(
    {"tournament-2001-g", "No Limit Hold-Em (Super Satellite)", conditions_g, clause("T01-G-3.1"),
     clause("T01-G-3.4"), clause("T01-G-3.3"), clause("T01-G-3.5"), clause("T01-G-3.6")});

// Appendix H.
constexpr Conditions conditions_h = {
    .players_least = 10,  // T01-H-3.1
    .players_most = 80,
    .seats = 10,
    .levels = bands({{40, 25, 50, 0},
                     {80, 50, 100, 0},
                     {120, 100, 200, 25},
                     {160, 200, 400, 25},
                     {200, 300, 600, 50},
                     {240, 400, 800, 50},
                     {280, 500, 1000, 75},
                     {310, 1000, 2000, 100},
                     {340, 2000, 4000, 200},
                     {370, 3000, 6000, 300},
                     {400, 4000, 8000, 400},
                     {430, 5000, 10000, 500}}),  // T01-H-3.4
    .doubling_min = 30,
    .race_offs = {{280, Chips(25)}},
};
static_assert(well_formed(conditions_h));
constinit const Format h_2001 =
    format({"tournament-2001-h", "No Limit Hold-Em", conditions_h, clause("T01-H-3.1"),
            clause("T01-H-3.4"), clause("T01-H-3.3"), clause("T01-H-3.5"), clause("T01-H-3.6")});

// Appendix I.
constexpr Conditions conditions_i = {
    .players_least = 10,  // T01-I-3.1
    .players_most = 80,
    .seats = 10,
    .levels = bands({{40, 25, 50, 0},
                     {80, 50, 100, 0},
                     {120, 100, 200, 0},
                     {160, 100, 200, 0},
                     {200, 200, 400, 0},
                     {240, 300, 600, 0},
                     {280, 400, 800, 0},
                     {320, 500, 1000, 0},
                     {350, 1000, 2000, 0},
                     {380, 1500, 3000, 0},
                     {410, 2000, 4000, 0},
                     {440, 3000, 6000, 0},
                     {470, 5000, 10000, 0}}),  // T01-I-3.4
    .doubling_min = 30,
    .race_offs = {{120, Chips(25)}, {320, Chips(100)}},
};
static_assert(well_formed(conditions_i));
constinit const Format i_2001 =
    format({"tournament-2001-i", "Limit Hold-Em", conditions_i, clause("T01-I-3.1"),
            clause("T01-I-3.4"), clause("T01-I-3.3"), clause("T01-I-3.5"), clause("T01-I-3.6")});

}  // namespace cardroom::tournament::formats
