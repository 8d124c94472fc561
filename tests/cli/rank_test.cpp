#include <doctest/doctest.h>

#include <boost/json.hpp>

#include "cli/run_command.h"
#include "cli/text.h"

using namespace cardroom::cli;
namespace json = boost::json;

TEST_CASE("rank: the best hand first, ties marked, in words") {
  const auto printed = run_command("rank", {"AsKdQh9h2c", "9s9d4c4hKd", "9h 9c 4s 4d Ks"});
  CHECK(printed.exit_code == exit_done);
  CHECK(printed.out ==
        "1=  9s 9d 4c 4h Kd  two pairs, 9s and 4s, with a King\n"
        "1=  9h 9c 4s 4d Ks  two pairs, 9s and 4s, with a King\n"
        "3   As Kd Qh 9h 2c  odd cards, Ace high, then King, Queen, 9 and 2\n");
}

TEST_CASE("rank: cards given one by one are one hand") {
  CHECK(run_command("rank", {"As", "Kd", "Qh", "9h", "2c"}).out ==
        run_command("rank", {"AsKdQh9h2c"}).out);
}

TEST_CASE("rank: of seven cards the five that make the hand are shown") {
  CHECK(run_command("rank", {"As9s5s3s2sKd2c"}).out ==
        "1   As 9s 5s 3s 2s  flush, Ace high, then 9, 5, 3 and 2 (from As 9s 5s 3s 2s Kd 2c)\n");
}

TEST_CASE("H-02: the Ace plays low with the 52 cards; with other decks only if determined") {
  CHECK(contains(run_command("rank", {"As2h3d4c5s"}).out, "straight, 5 high with the Ace low"));
  CHECK(contains(run_command("rank", {"--ace-high", "As2h3d4c5s"}).out, "odd cards, Ace high"));
  CHECK(contains(run_command("rank", {"--joker", "As2h3d4c5s"}).out, "odd cards, Ace high"));
  CHECK(contains(run_command("rank", {"--deck", "32", "Ts9h8d7cAs"}).out, "odd cards, Ace high"));
  CHECK(contains(run_command("rank", {"--deck", "32", "--ace-low", "Ts9h8d7cAs"}).out,
                 "straight, 10 high with the Ace low"));
}

TEST_CASE("H-06: the order of hands follows the deck unless it is given") {
  const std::vector<std::string> hands = {"KdJd9d8d7d", "AsAhAdKsKh"};
  const auto first_with = [&](std::vector<std::string> options) {
    options.insert(options.end(), hands.begin(), hands.end());
    const auto printed = run_command("rank", options);
    return printed.out.substr(0, printed.out.find(','));
  };
  CHECK(contains(first_with({}), "full house"));
  CHECK(contains(first_with({"--joker"}), "full house"));
  CHECK(contains(first_with({"--deck", "48", "--joker"}), "flush"));
  CHECK(contains(first_with({"--deck", "48", "--order", "full"}), "full house"));
  CHECK(contains(first_with({"--order", "manila-1995"}), "flush"));
}

TEST_CASE("H-05: the output names the card the Joker stands for") {
  const auto printed = run_command("rank", {"--joker", "As9s5s3sJk", "AhKhQh4h2h"});
  CHECK(contains(printed.out, "1   Ah Kh Qh 4h 2h"));
  CHECK(contains(printed.out, "2   As Jk 9s 5s 3s"));
  CHECK(contains(printed.out, "(the Joker as Ks)"));
}

TEST_CASE("H-07: --literal-kickers makes equal threes tie on the board") {
  const std::vector<std::string> line = {"--board", "KsKhKd7c2s", "--hole",
                                         "Ac3d",    "--hole",     "QcJd"};
  CHECK(contains(run_command("rank", line).out, "\n1   Ks Kh Kd Ac 7c"));
  auto literal = line;
  literal.insert(literal.begin(), "--literal-kickers");
  CHECK(contains(run_command("rank", literal).out, "\n1=  "));
}

TEST_CASE("H-08: --game omaha uses two hole cards, --game holdem any five") {
  const auto omaha = run_command("rank", {"--board", "Js Ts 9h 3c 3d", "--hole", "AsKsQs2d"});
  CHECK(contains(omaha.out, "board Js Ts 9h 3c 3d\n"));
  CHECK(contains(omaha.out, "1   Ks Qs Js Ts 9h  straight, King high (from As Ks Qs 2d)"));
  const auto holdem =
      run_command("rank", {"--board", "JsTs9h8c7d", "--hole", "2c2d", "--hole", "3c3d"});
  CHECK(contains(holdem.out, "1=  Js Ts 9h 8c 7d"));
}

TEST_CASE("M95-3.1: three hole cards are Manila, with 32 cards and its own order") {
  const auto printed = run_command("rank", {"--json", "--board", "JsTs9h8c7d", "--hole", "AcAdAh"});
  const auto rules = json::parse(printed.out).at("rules");
  CHECK(rules.at("game") == "manila");
  CHECK(rules.at("deck") == 32);
  CHECK(rules.at("order") == "manila-1995");
  CHECK(contains(printed.out, "pair of Aces"));
}

TEST_CASE("H-10: --low with the qualifier leaves out hands that do not qualify") {
  const auto printed =
      run_command("rank", {"--low", "--low-qualifier", "8", "9h6c4c3d2s", "8h6c4c3d2s"});
  CHECK(printed.out ==
        "1   8h 6c 4c 3d 2s  8-6-4-3-2 low\n"
        "-   -               no low (from 9h 6c 4c 3d 2s)\n");
}

TEST_CASE("H-10: a deck in which nothing is eight or less is pointed out") {
  const auto printed =
      run_command("rank", {"--low", "--low-qualifier", "8", "--deck", "40", "8s7h6d5cAs"});
  CHECK(printed.exit_code == exit_done);
  CHECK(contains(printed.err, "no five cards of this deck"));
}

TEST_CASE("H-09: --low-ace says whether the Ace is high or low") {
  CHECK(contains(run_command("rank", {"--low", "5s4h3d2cAs", "6s5h4d3c2s"}).out,
                 "1   6s 5h 4d 3c 2s"));
  CHECK(contains(run_command("rank", {"--low", "--low-ace", "low", "5s4h3d2cAs", "6s5h4d3c2s"}).out,
                 "1   5s 4h 3d 2c As"));
}

TEST_CASE("rank: bad cards are refused with the card, its place and the reason") {
  check_refused("rank", {"AsKdQh9h2x"},
                "hand 1, card 5 at column 9: '2x' is not a card; write rank and suit like As, Td, "
                "7h, or Jk for the Joker");
  check_refused("rank", {"--deck", "32", "AsKdQhJh9h", "AsKdQh9h2c"},
                "hand 2, card 5 at column 9: '2c' is not in a deck of 32 cards, whose lowest rank "
                "is 7");
  check_refused("rank", {"AsKdQhAs2c"}, "hand 1, card 4 at column 7: 'As' was already card 1");
  check_refused("rank", {"AsKdQh9hJk"},
                "hand 1, card 5 at column 9: 'Jk' is not in this deck, which has no Joker");
  check_refused("rank", {"AsKdQh9h"}, "hand 1 has 4 cards; a hand to rank has five, six or seven");
  check_refused("rank", {""}, "hand 1 has 0 cards; a hand to rank has five, six or seven");
}

TEST_CASE("rank: hole cards and board belong to one deal") {
  check_refused("rank", {"--board", "JsTs9h", "--hole", "AsAd", "--hole", "KdAs"},
                "hole 2, card 2: 'As' was already dealt");
  check_refused("rank", {"--board", "JsTs9h", "--hole", "AsJs"},
                "hole 1, card 2: 'Js' was already dealt");
  check_refused("rank", {"--board", "JsTs", "--hole", "AsAd"},
                "board has 2 cards; there are three to five communal cards");
  check_refused("rank", {"--board", "JsTs9h", "--hole", "AsAd", "--hole", "KdKhKs"},
                "hole 2 has 3 cards; holdem deals 2");
  check_refused("rank", {"--board", "JsTs9h", "--hole", "As"},
                "hole 1 has neither two cards (holdem) nor three (manila) nor four (omaha)");
}

TEST_CASE("rank: usage that makes no sense exits 2") {
  for (const std::vector<std::string>& line : {std::vector<std::string>{},
                                               {"--deck", "50", "AsKdQh9h2c"},
                                               {"--hole", "AsAd"},
                                               {"--low-ace", "low", "AsKdQh9h2c"},
                                               {"--low", "--order", "full", "AsKdQh9h2c"},
                                               {"--ace-low", "--ace-high", "AsKdQh9h2c"},
                                               {"--frequencies", "AsKdQh9h2c"}}) {
    const auto printed = run_command("rank", line);
    CHECK(printed.exit_code == exit_usage);
    CHECK_FALSE(printed.err.empty());
  }
}

TEST_CASE("rank --json: one document with the rules, the places and the cards") {
  const auto printed = run_command("rank", {"--json", "--joker", "As9s5s3sJk", "AhKhQh4h2h"});
  const auto document = json::parse(printed.out);
  CHECK(document.at("rules").at("order") == "full");
  const auto& second = document.at("hands").at(1);
  CHECK(second.at("hand") == 1);
  CHECK(second.at("place") == 2);
  CHECK(second.at("tied") == false);
  CHECK(second.at("category") == "flush");
  CHECK(second.at("joker_as") == "Ks");
  CHECK(second.at("cards") == json::array({"As", "Jk", "9s", "5s", "3s"}));
}

TEST_CASE("rank --frequencies: every five-card hand of the deck by its kind") {
  const auto full = run_command("rank", {"--frequencies"});
  CHECK(contains(full.out, "2,598,960 hands, 7,462 different"));
  CHECK(contains(full.out, "straight                    10,200"));
  CHECK(contains(full.out, "royal flush                      4   0.000154 %   1 in 649,740"));
  CHECK_FALSE(contains(full.out, "five of a kind"));

  const auto wild =
      json::parse(run_command("rank", {"--frequencies", "--joker", "--ace-low", "--json"}).out);
  CHECK(wild.at("hands") == 2869685);
  const auto& rows = wild.at("frequencies").as_array();
  CHECK(rows[0].at("category") == "royal_flush");
  CHECK(rows[1].at("category") == "five_of_a_kind");
  CHECK(rows[1].at("hands") == 13);
  CHECK(rows[3].at("hands") == 3120);
}

TEST_CASE("rank --frequencies --low: 56 hands of eight or less") {
  const auto printed =
      run_command("rank", {"--frequencies", "--low", "--low-ace", "low", "--low-qualifier", "8"});
  CHECK(contains(printed.out, "2,598,960 hands, 57 different"));
  CHECK(contains(printed.out, "no low"));
}

TEST_CASE("rank --help shows examples that all run") {
  std::istringstream help(run_command("rank", {"--help"}).out);
  int examples = 0;
  for (std::string line; std::getline(help, line);) {
    const std::string start = "  cardroom rank ";
    if (line.rfind(start, 0) != 0) continue;
    CHECK_MESSAGE(
        run_command("rank", words_of_line(line.substr(start.size()))).exit_code == exit_done, line);
    ++examples;
  }
  CHECK(examples >= 6);
}

TEST_CASE("numbers are printed with commas") {
  CHECK(with_commas(0) == "0");
  CHECK(with_commas(999) == "999");
  CHECK(with_commas(1000) == "1,000");
  CHECK(with_commas(133784560) == "133,784,560");
}
