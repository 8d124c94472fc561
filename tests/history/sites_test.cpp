// The text of poker sites: invented hands in the style of each, verified and written in the formats
// that this program writes.
#include <doctest/doctest.h>

#include "files.h"
#include "history/encoding.h"
#include "history/formats.h"
#include "history/text/amount.h"
#include "history/verify/block.h"
#include "history/verify/file_rake.h"

using namespace cardroom;
using namespace cardroom::history;

namespace {

struct Style {
  const char* file;
  Format format;
  std::size_t hands;
};
constexpr Style styles[] = {{"fulltilt.txt", Format::fulltilt, 4},
                            {"party.txt", Format::party, 4},
                            {"ongame.txt", Format::ongame, 4},
                            {"absolute.txt", Format::absolute, 3},
                            {"ipoker.xml", Format::ipoker, 4}};

std::string text_in(const Style& style) {
  return text_of(cardroom::test::source_folder() + "/tests/history/sites/" + style.file);
}

BlockFindings found_in(const Style& style, const std::string& text) {
  HandVerifier verifier;
  HandReader reader(style.format, style.file);
  return verify_block(reader, style.format, {text, 1, {}}, verifier);
}

Decimal amount_in(std::string_view text) {
  const auto amount = take_amount(text);
  REQUIRE(amount);
  return *amount;
}

}  // namespace

TEST_CASE("sites: each style is known by its content, and all of its hands end as told") {
  for (const Style& style : styles) {
    CAPTURE(style.file);
    const std::string text = text_in(style);
    CHECK(format_of("a.txt", text) == style.format);
    const BlockFindings found = found_in(style, text);
    CHECK(found.tally.hands == style.hands);
    CHECK(found.tally.match == style.hands);
    for (const auto& other : found.others) CHECK_MESSAGE(false, (other.hand + ": " + other.why));
  }
}

TEST_CASE("sites: stud, draw and tournaments, as files of the world tell them, end as told") {
  constexpr Style several[] = {
      {"stars-rounds.txt", Format::pokerstars, 4},  {"fulltilt-rounds.txt", Format::fulltilt, 2},
      {"party-rounds.txt", Format::party, 3},       {"ongame-rounds.txt", Format::ongame, 1},
      {"absolute-rounds.txt", Format::absolute, 2}, {"ipoker-rounds.xml", Format::ipoker, 2},
      {"stars-odd.txt", Format::pokerstars, 3},     {"fulltilt-odd.txt", Format::fulltilt, 2},
      {"stars-draw.txt", Format::pokerstars, 5},    {"fulltilt-more.txt", Format::fulltilt, 3},
      {"ongame-odd.txt", Format::ongame, 4},        {"ipoker-odd.xml", Format::ipoker, 2},
      {"stars-limit.txt", Format::pokerstars, 5},   {"party-limit.txt", Format::party, 1},
      {"fulltilt-limit.txt", Format::fulltilt, 1},  {"party-odd.txt", Format::party, 3},
      {"stars-cap.txt", Format::pokerstars, 1},     {"stars-posts.txt", Format::pokerstars, 3},
      {"ipoker-chips.xml", Format::ipoker, 1},      {"party-antes.txt", Format::party, 1},
      {"ongame-antes.txt", Format::ongame, 1},      {"stars-shuffle.txt", Format::pokerstars, 1}};
  for (const Style& style : several) {
    CAPTURE(style.file);
    CHECK(format_of("a.txt", text_in(style)) == style.format);
    const BlockFindings found = found_in(style, text_in(style));
    CHECK(found.tally.hands == style.hands);
    CHECK(found.tally.match == style.hands);
    for (const auto& other : found.others) CHECK_MESSAGE(false, (other.hand + ": " + other.why));
    const auto hands = read_hands(style.format, "", text_in(style));
    REQUIRE(hands);
    Books books;
    for (const ToldHand& told : *hands) {
      const auto played = play_told(told, {}, books);
      REQUIRE(played);
      for (const Format format : {Format::phh, Format::ohh, Format::pokerstars})
        CHECK(write_hand(format, *played));
    }
  }
  const std::string text = text_in(several[0]);
  const auto wrong =
      read_hands(Format::pokerstars, "", edited(text, "discards 2 cards", "discards x"));
  REQUIRE_FALSE(wrong);
  CHECK(wrong.error().what == "expected 'discards N cards'");
}

TEST_CASE("sites: a newcomer who posts without a seat sits at the next free one") {
  const Style style{"party-odd.txt", Format::party, 3};
  const auto hands = read_hands(style.format, "", text_in(style));
  REQUIRE(hands);
  const ToldHand& told = hands->front();
  REQUIRE(told.players.size() == 5);
  CHECK(told.players[1].name == "New One");
  CHECK(told.players[1].seat == 5);
  CHECK_FALSE(told.players[1].stack_known);
}

TEST_CASE("sites: winners who also get what nobody called, and hands sold to the house") {
  const Style style{"party-odd.txt", Format::party, 3};
  const std::string text = text_in(style);
  const auto won = [&](const std::string& changed, std::size_t hand) {
    const auto hands = read_hands(style.format, "", changed);
    REQUIRE(hands);
    return (*hands)[hand].winnings;
  };
  CHECK(won(text, 1)[1] == Decimal{18, 2});
  CHECK(won(text, 2)[1] == Decimal{95, 1});  // 11.25 without the 1.75 that bob could not call.
  CHECK(won(text, 2)[0] == Decimal{});
  // If bob has the better hand, the house gets the pot that they sold.
  const std::string sold = edited(edited(text, "[ 9c, 7h, 8h, 4d ]\n", "[ 9c, 3h, 2h, 4d ]\n"),
                                  "collected $11.25, net +$4.50[ 9c, 7h, 8h, 4d ]",
                                  "collected $1.75, net -$5[ 9c, 3h, 2h, 4d ]");
  CHECK(won(sold, 2)[0] == Decimal{95, 1});
  CHECK(found_in(style, sold).tally.match == 3);
  CHECK(found_in(style, edited(text, "$11.25, net", "$12.25, net")).tally.differ == 1);
}

TEST_CASE("sites: posts, cards and shown hands that are told in part") {
  const auto first = [](const Style& style, std::string_view from, std::string_view to) {
    const auto hands = read_hands(style.format, "", edited(text_in(style), from, to));
    REQUIRE(hands);
    return hands->front();
  };
  const Style stars{"stars-cap.txt", Format::pokerstars, 1};
  const auto shown = first(stars, "ann: shows [Th Ac]", "ann: shows [XX Ac]").acts;
  CHECK(shown.back().cards[0].is_none());
  CHECK(shown.back().cards[1] == "Ac"_card);
  const ToldHand dead =
      first(styles[3], "Posts $1\ndee - Posts dead $0.50", "Posts dead $1.50 dead $0.50");
  CHECK(dead.players[2].blind == Decimal{1, 0});
  CHECK(dead.players[2].dead == Decimal{5, 1});
  const ToldHand untold = first(styles[4], "player=\"ann\">X X</cards>", "player=\"ann\"></cards>");
  CHECK(untold.players.size() == 4);
}

TEST_CASE("sites: a second small blind is dead, unless its player then calls with less") {
  const Style style{"stars-posts.txt", Format::pokerstars, 3};
  const auto hands = read_hands(style.format, "", text_in(style));
  REQUIRE(hands);
  CHECK((*hands)[0].variant == "NT");
  CHECK((*hands)[0].players[0].name == "Seat 3");
  CHECK((*hands)[0].players[2].dead == Decimal{1, 0});
  CHECK((*hands)[0].players[2].blind == Decimal{});
  CHECK((*hands)[1].players[2].dead == Decimal{});
  CHECK((*hands)[1].players[2].blind == Decimal{1, 0});
}

TEST_CASE("sites: a point between thousands of chips, and none before cents") {
  const Style style{"ipoker-chips.xml", Format::ipoker, 1};
  const auto stakes = [&](std::string_view chips) {
    const auto hands = read_hands(style.format, "", edited(text_in(style), "12.500", chips));
    REQUIRE(hands);
    return hands->front().players.back().stack;
  };
  CHECK(stakes("12.500") == Decimal{12'500, 0});
  CHECK(stakes("12.50") == Decimal{125, 1});
  CHECK(stakes("$0.125") == Decimal{125, 3});
  CHECK(stakes("$1,012.50") == Decimal{10125, 1});
  CHECK(stakes("1.012,50") == Decimal{10125, 1});
  const auto hands = read_hands(style.format, "", text_in(style));
  REQUIRE(hands);
  CHECK(hands->front().minimum == Decimal{2000, 0});
  CHECK(hands->front().players.front().stack == Decimal{1'012'500, 0});
}

TEST_CASE("sites: cards face up that are not told are such that whoever opens may open") {
  const Style style{"party-limit.txt", Format::party, 1};
  const std::string text = text_in(style);
  const std::string other = edited(
      edited(text, "dan opens\ndan bring-ins", "cyd opens\ncyd bring-ins"),
      "ann folds\nbob calls [20]\ncyd calls [20]\n", "dan calls [20]\nann folds\nbob calls [20]\n");
  CHECK(found_in(style, other).tally.match == 1);
}

TEST_CASE("sites: stud whose cards face up are not told may not be replayable, and says why") {
  const Style style{"party-rounds.txt", Format::party, 3};
  // No card is lower than the two of clubs.
  const std::string text = edited(text_in(style), "Kh 4s 3d", "Kh 4s 2c");
  const BlockFindings found =
      found_in(style, edited(text, "ann opens\nann bring-ins", "bob opens\nbob bring-ins"));
  CHECK(found.tally.not_replayable == 1);
  REQUIRE(found.others.size() == 1);
  CHECK(found.others[0].why.find("a card face up is not told") == 0);
}

TEST_CASE("sites: a hand that was cancelled and a game without a rulebook are told as such") {
  const Style style{"stars-odd.txt", Format::pokerstars, 3};
  const std::string text = text_in(style);
  const BlockFindings cancelled =
      found_in(style, edited(text, "ann: raises 60 to 90", "Hand cancelled"));
  CHECK(cancelled.tally.unreadable == 1);
  CHECK(cancelled.others[0].why == "the hand was cancelled");
  const BlockFindings other =
      found_in(style, edited(text, "Hold'em No Limit (5/10)", "Irish Pot Limit (5/10)"));
  CHECK(other.tally.not_replayable == 1);
  CHECK(other.others[0].why == "there is no rulebook for variant PI");
}

TEST_CASE("sites: somebody who sits out and posts nothing is left out") {
  const Style stars{"stars-draw.txt", Format::pokerstars, 5};
  std::string text = edited(text_in(stars), "cyd: posts small blind $1\n",
                            "bob: posts small blind $0\ncyd: posts small blind $1\n");
  text = edited(text, "bob: folds\ncyd: folds\ndan: checks\n*** FLOP",
                "cyd: folds\ndan: checks\n*** FLOP");
  text = edited(text, "bob ($100 in chips)\nSeat 3: cyd",
                "bob ($100 in chips) is sitting out\nSeat 3: cyd");
  CHECK(found_in(stars, text).tally.match == 5);
}

TEST_CASE("sites: a board that was dealt twice pays half of every pot by each") {
  const Style style{"fulltilt-twice.txt", Format::fulltilt, 2};
  const std::string text = text_in(style);
  CHECK(found_in(style, text).tally.match == 2);
  const BlockFindings wrong =
      found_in(style, edited(text, "[2c As Jh 4c] [3d]", "[2c As Jh 4c] [9d]"));
  REQUIRE(wrong.others.size() == 1);
  CHECK(wrong.others[0].verdict == Verdict::differs);
  CHECK(wrong.others[0].why == "winnings of both boards before rake: p2 has 0, the file says 98.5");
  // No format that is written can say it.
  const auto hands = read_hands(style.format, "", text);
  REQUIRE(hands);
  Books books;
  const auto played = play_told(hands->front(), {}, books);
  REQUIRE_FALSE(played);
  CHECK(played.error().why == "the board was dealt twice, and no rulebook does that");
}

TEST_CASE("sites: the same hand in every style is the same hand") {
  const auto hand_of = [](const Style& style) {
    auto hands = read_hands(style.format, "", text_in(style));
    REQUIRE(hands);
    return hands->front();
  };
  const ToldHand wanted = hand_of(styles[0]);
  CHECK(wanted.players.size() == 4);  // The player who sits out is not in the hand.
  CHECK(wanted.players[0].name == "Bob the 2nd");
  CHECK(wanted.players[2].posts);
  CHECK(wanted.players[2].dead == Decimal{5, 1});
  for (const Style& style : styles) {
    CAPTURE(style.file);
    const ToldHand told = hand_of(style);
    REQUIRE(told.players.size() == wanted.players.size());
    for (std::size_t at = 0; at < told.players.size(); ++at) {
      CHECK(told.players[at].name == wanted.players[at].name);
      CHECK(told.players[at].seat == wanted.players[at].seat);
      CHECK(told.players[at].stack == wanted.players[at].stack);
      CHECK(told.players[at].blind == wanted.players[at].blind);
      CHECK(told.players[at].dead == wanted.players[at].dead);
    }
    std::vector<Act> acts;
    for (const Act& act : told.acts)
      if (act.kind != ActKind::hole && act.kind != ActKind::returned) acts.push_back(act);
    std::size_t at = 0;
    for (const Act& act : wanted.acts) {
      if (act.kind == ActKind::hole || act.kind == ActKind::returned) continue;
      REQUIRE(at < acts.size());
      CHECK(acts[at].kind == act.kind);
      CHECK(acts[at].player == act.player);
      CHECK(acts[at].amount == act.amount);
      ++at;
    }
    CHECK(at == acts.size());
  }
}

TEST_CASE("sites: a hand goes from every style into every format that is written, and back") {
  for (const Style& style : styles) {
    const auto hands = read_hands(style.format, "", text_in(style));
    REQUIRE(hands);
    for (const auto& told : *hands)
      for (const Format to : {Format::phh, Format::ohh, Format::pokerstars}) {
        CAPTURE(style.file);
        CAPTURE(told.id);
        Books books;
        const auto played = play_told(told, {}, books);
        REQUIRE(played);
        const auto text = write_hand(to, *played);
        REQUIRE_MESSAGE(static_cast<bool>(text), (text ? "" : text.error().why));
        const auto again = read_hands(to, "", *text);
        REQUIRE(again);
        const auto replayed = play_told(again->front(), {}, books);
        REQUIRE(replayed);
        CHECK(same_round(*replayed, *played));
      }
  }
}

TEST_CASE("sites: a hand that is wrong or half written is told with line and reason") {
  for (const Style& style : styles) {
    CAPTURE(style.file);
    const std::string text = text_in(style);
    // The second hand loses a communal card's bracket.
    const bool xml = style.format == Format::ipoker;
    const std::string broken =
        xml ? edited(text, "H7 H8 CK", "H7 H8 C?")
            : edited(text,
                     style.format == Format::party || style.format == Format::ongame ? "7h, 8h, Kc"
                                                                                     : "7h 8h Kc",
                     "7h 8h K?");
    const BlockFindings found = found_in(style, broken);
    CHECK(found.tally.hands == style.hands);
    CHECK(found.tally.unreadable == 1);
    CHECK(found.tally.match == style.hands - 1);
    REQUIRE(found.others.size() == 1);
    CHECK(found.others[0].why.find("cards") != std::string::npos);
    CHECK(found.others[0].hand.find("4002") != std::string::npos);
    // The last hand stops in the middle.
    const BlockFindings half =
        found_in(style, text.substr(0, text.rfind(xml ? "type=\"4\"" : "hecks")));
    CHECK(half.tally.hands == style.hands);
    CHECK(half.tally.match == style.hands - 1);
    REQUIRE(half.others.size() == 1);
    CHECK((half.others[0].verdict == Verdict::unreadable ||
           half.others[0].verdict == Verdict::refused));
  }
}

TEST_CASE("sites: a result that differs is found") {
  for (const Style& style : styles) {
    if (style.format == Format::party || style.format == Format::ipoker) continue;
    CAPTURE(style.file);
    const BlockFindings found = found_in(style, edited(text_in(style), "20.90", "19.90"));
    CHECK(found.tally.differ == 1);
  }
}

TEST_CASE("sites: the amounts of all countries") {
  CHECK(amount_in("$1,234.50") == Decimal{12345, 1});
  CHECK(amount_in("[$1,234,567 USD]") == Decimal{1234567, 0});
  CHECK(amount_in("1.234,50€") == Decimal{12345, 1});
  CHECK(amount_in("0,25 €") == Decimal{25, 2});
  CHECK(amount_in("1 200/2 400") == Decimal{1200, 0});
  CHECK(amount_in("1\xC2\xA0"
                  "355") == Decimal{1355, 0});
  CHECK(amount_in("\xC2\xA3"
                  "0.05") == Decimal{5, 2});
  CHECK(amount_in("1,200") == Decimal{1200, 0});
  CHECK(amount_in("12,5") == Decimal{125, 1});
  CHECK(amount_in("100 (2 players)") == Decimal{100, 0});
  CHECK(amount_in("0.125") == Decimal{125, 3});
  CHECK(amount_in("50K/100K") == Decimal{50'000, 0});
  CHECK(amount_in("1.5M ") == Decimal{1'500'000, 0});
  CHECK(amount_in("2B") == Decimal{2'000'000'000, 0});
  CHECK(amount_in("10 Kd") == Decimal{10, 0});
  CHECK(amount_in("10Kd") == Decimal{10, 0});
  std::string_view two = "(20/40)";
  CHECK(take_amount(two) == Decimal{20, 0});
  CHECK(take_amount(two) == Decimal{40, 0});
  CHECK_FALSE(take_amount(two));
}

TEST_CASE("history: UTF-16 without a mark is known by the first letter") {
  std::string_view little("P\0o\0", 4);
  CHECK(take_encoding_mark(little) == Encoding::utf16_little);
  CHECK(to_utf8(little, Encoding::utf16_little) == "Po");
  std::string_view big("\0P\0o", 4);
  CHECK(take_encoding_mark(big) == Encoding::utf16_big);
  std::string_view plain("\0Po", 3);  // As some files of PartyPoker begin.
  CHECK(take_encoding_mark(plain) == Encoding::bytes);
}

TEST_CASE("sites: a session is said before its games, also at the end of a block") {
  const Style& style = styles[4];
  const std::string text = text_in(style);
  Cutter cutter(style.format);
  std::size_t hands = 0;
  const auto count = [&](const std::optional<Block>& block) {
    if (!block) return;
    HandVerifier verifier;
    HandReader reader(style.format, "");
    hands += verify_block(reader, style.format, block->view(), verifier).tally.match;
  };
  for (std::size_t at = 0; at < text.size(); at += 97) {
    cutter.add(std::string_view(text).substr(at, 97));
    count(cutter.take());
  }
  count(cutter.take_last());
  CHECK(hands == style.hands);
}
