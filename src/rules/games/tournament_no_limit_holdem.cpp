// Tournament Poker: No Limit Hold-Em, T01 appendices E to H.
#include "rules/books/tournaments_2001.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr books::Appendix appendix_e = {
    .prefix = "T01-E", .opener = clause("T01-E-1.3"), .burn = clause("T01-E-1.2")};
constexpr books::Appendix appendix_f = {
    .prefix = "T01-F", .opener = clause("T01-F-1.3"), .burn = clause("T01-F-1.2")};
constexpr books::Appendix appendix_g = {
    .prefix = "T01-G", .opener = clause("T01-G-1.3"), .burn = clause("T01-G-1.2")};
constexpr books::Appendix appendix_h = {
    .prefix = "T01-H", .opener = clause("T01-H-1.3"), .burn = clause("T01-H-1.2")};

// The four appendices print the same game. T01-E-1.1, T01-F-1.1, T01-G-1.1, T01-H-1.1: four rounds
// of betting. T01-E-1.3, T01-F-1.3, T01-G-1.3, T01-H-1.3: the player after the last blind opens the
// first, the buck player the others; T01-E-1.4, T01-F-1.4, T01-G-1.4, T01-H-1.4: the first active
// player after the buck where the buck player is inactive. T01-E-2.2, T01-F-2.2, T01-G-2.2,
// T01-H-2.2, T01-E-2.4, T01-F-2.4, T01-G-2.4, T01-H-2.4: betting after the hole cards, the flop and
// each communal card; T01-E-2.6, T01-F-2.6, T01-G-2.6, T01-H-2.6: until one player has won or all
// chips are bet. T01-E-2.5, T01-F-2.5, T01-G-2.5, T01-H-2.5: any five of the seven cards.
template <const books::Appendix& appendix>
constexpr Game no_limit_hold_em = {
    .edition = "2001",
    .prefix = "T01",
    .authority = clause("T01-INS-Approval"),
    .valid = {.from = 20010131},
    .chip = Chips(25),  // T-04
    .seats_most = 10,   // T01-E-3.1, T01-F-3.1, T01-G-3.1, T01-H-3.1
    .seats_default = 10,
    .seats_clause = cite(appendix, "3.1"),
    .deck = DeckRule::determined,       // T01-2.1
    .order = OrderRule::by_deck,        // T01-3.3, T01-3.4
    .ace_low = AceLowRule::determined,  // T01-3.5(a)
    .joker_allowed = true,              // T01-2.2
    .forced =
        books::blinds_2001({Chips(25), Chips(50)}),  // T01-E-3.4, T01-F-3.4, T01-G-3.4, T01-H-3.4
    .burn = Burn::determined,  // T01-E-1.2, T01-F-1.2, T01-G-1.2, T01-H-1.2, C-29: as the director
                               // decides.
    .limits = {LimitKind::no_limit},  // T01-E-3.2, T01-F-3.2, T01-G-3.2, T01-H-3.2
    .limit_default = LimitKind::no_limit,
    .raises_most_blinds = 3,                    // T01-5.1, B-14
    .raises_most_ante = 0,                      // T01-6.2, B-30
    .least_opening = LeastOpening::last_blind,  // T01-4.3(h), B-18
    .wrong_amount = WrongAmount::put_right,     // T01-17.6, T01-17.7
    .streets = {{.to_each = {{1}, {1}},         // T01-E-2.1, T01-F-2.1, T01-G-2.1, T01-H-2.1
                 .opens = Opens::after_last_blind,
                 .deal = cite(appendix, "2.1"),
                 .sizes = clause("T01-5.1"),
                 .order = clause("T01-9.2"),
                 .first = clause("T01-9.1")},
                {.communal = 3,
                 .opens = Opens::first_position,
                 .deal = cite(appendix, "2.3"),
                 .sizes = clause("T01-5.1"),
                 .order = clause("T01-11.3"),
                 .first = clause("T01-11.2")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .deal = cite(appendix, "2.3"),
                 .sizes = clause("T01-5.1"),
                 .order = clause("T01-11.3"),
                 .first = clause("T01-11.2")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .deal = cite(appendix, "2.3"),
                 .sizes = clause("T01-5.1"),
                 .order = clause("T01-11.3"),
                 .first = clause("T01-11.2")}},
    .showdown = {.low_allowed = true},  // T01-3.5(b), T01-3.5(c)
    .table = books::table_2001,
    .staff = books::staff_2001,
    .commission = CommissionScale::none,  // T01-14.2
    .locks = books::locks_2001,
    .cite = &books::citations_2001<appendix>,
    .irregularities = books::irregularities_2001<appendix>,
    .director_rules = true,  // T01-4.7, T01-18.1, T01-18.3, T01-18.4
};

struct Format {
  std::string_view key;
  std::string_view name;
  bool ante_beside_blinds = false;
};

consteval Game format_of(Game game, const Format& format) {
  game.key = format.key;
  game.name = format.name;
  game.forced.ante_beside_blinds = format.ante_beside_blinds;
  return game;
}

constexpr Game tournament_2001_e =
    format_of(no_limit_hold_em<appendix_e>,
              {"tournament-2001-e", "Tournament Poker - No Limit Hold-Em (Early Bird)"});
static_assert(well_formed(tournament_2001_e));

constexpr Game tournament_2001_f =
    format_of(no_limit_hold_em<appendix_f>,
              {"tournament-2001-f", "Tournament Poker - No Limit Hold-Em (Instant Satellite)"});
static_assert(well_formed(tournament_2001_f));

constexpr Game tournament_2001_g =
    format_of(no_limit_hold_em<appendix_g>,
              {"tournament-2001-g", "Tournament Poker - No Limit Hold-Em (Super Satellite)"});
static_assert(well_formed(tournament_2001_g));

// T01-H-3.4, B-34: two blinds, and after the second blind session an ante.
constexpr Game tournament_2001_h =
    format_of(no_limit_hold_em<appendix_h>, {.key = "tournament-2001-h",
                                             .name = "Tournament Poker - No Limit Hold-Em",
                                             .ante_beside_blinds = true});
static_assert(well_formed(tournament_2001_h));

}  // namespace cardroom::games
