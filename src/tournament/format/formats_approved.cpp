#include "tournament/format/formats_approved.h"

#include "tournament/format/schedule_table.h"

namespace cardroom::tournament::formats {

namespace {

constexpr Articles articles_2005 = {
    .book = "S05",
    .gate = Gate::approval,          // S05-20.3, G-10
    .director_nominated = true,      // S05-20.2
    .forfeits = true,                // S05-20.9
    .reserves = true,                // S05-20.10, T-13
    .break_has_length = true,        // S05-20.15
    .refund_is_duty = true,          // S05-DEF-Void
    .absent = AbsentFolds::in_turn,  // S05-20.11, T-12
    .marker_starts_last = true,
    .cite = {.conditions = clause("S05-20.4"),
             .approval = clause("S05-20.3"),
             .nomination = clause("S05-20.2"),
             .assistant = clause("S05-20.2"),
             .entry = clause("S05-20.6"),
             .group = clause("S05-20.4(f)"),
             .fee = clause("S05-20.4(c)"),
             .commission = clause("S05-20.20"),
             .chips = clause("S05-20.4(d)"),
             .ballot = clause("S05-20.7"),
             .reseat = clause("S05-20.8"),
             .absent = clause("S05-20.11"),
             .forfeit = clause("S05-20.9"),
             .reserve = clause("S05-20.10"),
             .substitute = clause("S05-20.12"),
             .guard = clause("S05-20.14"),
             .race_off = clause("S05-20.14"),
             .rebuy = clause("S05-20.14"),
             .speed = clause("S05-20.16"),
             .places = clause("S05-20.17"),
             .same_round = clause("S05-20.19"),
             .prizes = clause("S05-20.18"),
             .division = clause("S05-13.3"),
             .cancel = clause("S05-20.21"),
             .exclude = clause("S05-19.2(b)"),
             .disruption = clause("S05-19.1"),
             .invalid_round = clause("S05-19.3"),
             .refund = clause("S05-DEF-Void"),
             .decision = clause("S05-19.4")},
};

struct Book1995 {
  std::string_view book;
  Clause approval, prevails, fee;
  Clause exclude, invalid, disruption, refund, decision;
};

// *95-19.1 to *95-19.4: approved conditions take precedence, and a tenth of the fees may be kept.
constexpr Articles articles_1995(const Book1995& from) {
  return {
      .book = from.book,
      .gate = Gate::approval,
      .tenth_kept_at_most = true,
      .refund_is_duty = true,
      .cite = {.conditions = from.prevails,
               .approval = from.approval,
               .fee = from.fee,
               .commission = from.fee,
               .prizes = from.fee,
               .exclude = from.exclude,
               .disruption = from.disruption,
               .invalid_round = from.invalid,
               .refund = from.refund,
               .decision = from.decision},
  };
}

constexpr Articles articles_manila = articles_1995(
    {"M95", clause("M95-19.2"), clause("M95-19.3"), clause("M95-19.4"), clause("M95-18.2(b)"),
     clause("M95-18.3"), clause("M95-18.3(a)"), clause("M95-18.4"), clause("M95-18.6")});
constexpr Articles articles_holdem = articles_1995(
    {"H95", clause("H95-19.2"), clause("H95-19.3"), clause("H95-19.4"), clause("H95-18.2(b)"),
     clause("H95-18.3"), clause("H95-18.3(a)"), clause("H95-18.4"), clause("H95-18.6")});
constexpr Articles articles_omaha = articles_1995(
    {"O95", clause("O95-19.2"), clause("O95-19.3"), clause("O95-19.4"), clause("O95-18.2(b)"),
     clause("O95-18.3"), clause("O95-18.3(a)"), clause("O95-18.4"), clause("O95-18.6")});

constexpr Conditions conditions_stud = {
    .players_least = 2,
    .players_most = 64,
    .seats = 8,
    .levels = bands({{40, 0, 0, 5},
                     {80, 0, 0, 10},
                     {120, 0, 0, 25},
                     {160, 0, 0, 50},
                     {200, 0, 0, 100},
                     {240, 0, 0, 200},
                     {280, 0, 0, 500},
                     {320, 0, 0, 1000}}),
    .doubling_min = 30,
    .race_offs = {{80, Chips(5)}, {200, Chips(25)}, {280, Chips(100)}},
    .first_chip = Chips(5),
};
static_assert(well_formed(conditions_stud));

constexpr Conditions conditions_manila = {
    .players_most = 72,
    .seats = 9,
    .levels = bands({{40, 25, 0, 0},
                     {80, 50, 0, 0},
                     {120, 100, 0, 0},
                     {160, 200, 0, 0},
                     {200, 400, 0, 0},
                     {240, 500, 0, 0},
                     {280, 1000, 0, 0}}),
    .doubling_min = 30,
    .race_offs = {{80, Chips(25)}, {200, Chips(100)}},
};
static_assert(well_formed(conditions_manila));

constexpr Conditions conditions_two_blinds = {
    .players_most = 80,
    .levels = bands({{40, 25, 50, 0},
                     {80, 50, 100, 0},
                     {120, 100, 200, 0},
                     {160, 200, 400, 0},
                     {200, 400, 800, 0},
                     {240, 500, 1000, 0},
                     {280, 1000, 2000, 0}}),
    .doubling_min = 30,
    .race_offs = {{80, Chips(25)}, {200, Chips(100)}},
};
static_assert(well_formed(conditions_two_blinds));

}  // namespace

constinit const Format stud_2005 = {.key = "tournament-stud-2005",
                                    .name = "Seven Card Stud, 2005",
                                    .game = "tournament-stud-2005",
                                    .articles = &articles_2005,
                                    .conditions = conditions_stud,
                                    .starts = clause("S05-20.4(a)"),
                                    .players = clause("S05-20.4(e)"),
                                    .seats = clause("S05-20.8"),
                                    .levels = clause("S05-20.4(g)"),
                                    .rebuys = clause("S05-20.14"),
                                    .breaks = clause("S05-20.15"),
                                    .clock = clause("S05-20.4(b)")};

constexpr Format format_1995(std::string_view key, std::string_view game, const Articles& articles,
                             const Conditions& conditions) {
  const Clause prevails = articles.cite.conditions;
  return {.key = key,
          .name = game,
          .game = key,
          .articles = &articles,
          .conditions = conditions,
          .starts = prevails,
          .players = prevails,
          .seats = prevails,
          .levels = prevails,
          .rebuys = prevails,
          .breaks = prevails,
          .clock = prevails};
}

constinit const Format manila_1995 = format_1995(
    "tournament-1995-manila", "Three Card Manila, 1995", articles_manila, conditions_manila);
constinit const Format holdem_1995 =
    format_1995("tournament-1995-holdem", "Hold-Em, 1995", articles_holdem, conditions_two_blinds);
constinit const Format omaha_1995 =
    format_1995("tournament-1995-omaha", "Omaha, 1995", articles_omaha, conditions_two_blinds);

}  // namespace cardroom::tournament::formats
