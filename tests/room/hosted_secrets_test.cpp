// Nobody is shown a card that was not told: rounds at random at hosted tables of every game, where
// only red cards are ever told. A black card in anything that is sent stood in for an unseen one.
#include <doctest/doctest.h>

#include <boost/json/serialize.hpp>

#include <array>
#include <cctype>
#include <random>

#include "audit/audit.h"
#include "codec/json_text.h"
#include "hosted/view.h"
#include "in_room.h"
#include "room/hosted/table.h"
#include "rules/games/games.h"
#include "rules/round/event_words.h"

namespace cardroom::room {
namespace {

bool is_rank(char one) { return std::string_view("23456789TJQKA").find(one) != std::string::npos; }
bool is_plain(char one) { return std::isalnum(static_cast<unsigned char>(one)) == 0; }

// A black card in the text. "7s" without quotation marks may be sevens.
std::string black_card_in(std::string_view text) {
  for (std::size_t at = 1; at + 2 < text.size(); ++at) {
    const bool alone = is_rank(text[at]) && is_plain(text[at - 1]) && is_plain(text[at + 2]);
    const bool quoted = text[at - 1] == '"' && text[at + 2] == '"';
    if (alone && (text[at + 1] == 'c' || (text[at + 1] == 's' && quoted)))
      return std::string(text.substr(at > 60 ? at - 60 : 0, 120));
  }
  return {};
}

class Secrets : public InRoom {
 public:
  Secrets(const Game& game, std::uint64_t seed) : chance_(seed) {
    boost::json::object needed;
    for (const auto& [key, value] : with_needed(game.key, {})) needed[key] = value;
    const auto opened =
        put(staff(Role::operator_), R"({"type":"open_table","hosted":true,"rulebook":")" +
                                        std::string(game.key) + R"(","name":"Felt","settings":)" +
                                        boost::json::serialize(needed) + "}");
    REQUIRE_MESSAGE(text_in(opened, "type") == "done", boost::json::serialize(opened));
    table_ = static_cast<std::uint32_t>(number_in(opened, "table"));
    dealer_ = staff(Role::supervisor);
    const PlayerId ann = guest("ann");
    phone_ = connect(ann);
    others_ = {phone_, connect(), staff(Role::inspector), dealer_};
    for (const ConnectionId one : others_) put(one, about("watch", table_));
    const std::string stake = std::to_string(std::max<std::int64_t>(
        200, 20 * table().coming.minimum.count() + table().coming.stake.count()));
    CHECK(refusal(phone_, about("sit", table_, R"(,"seat":1,"stake":)" + stake)) == "");
    for (const char* const seat : {"2", "3"})
      CHECK(enter("seat_walk_in", std::string(R"(,"name":"Guest )") + seat + R"(","stake":)" +
                                      stake + R"(,"seat":)" + seat) == "");
  }

  void play() {
    for (int step = 0; step < 220; ++step) enter_something();
    ask_everything();
    check_heard();
    const auto report = audit::audit(journal);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
  }
  int rounds() const { return static_cast<int>(table().rounds); }

 private:
  const HostedPokerTable& hosted() const {
    return static_cast<const HostedPokerTable&>(*room->tables().at(table_).game);
  }
  const HostedTable& now() const { return hosted().game().now; }
  const Table& table() const { return hosted().table(); }
  std::size_t below(std::size_t most) { return chance_() % most; }
  std::string enter(std::string_view type, const std::string& more = {}) {
    return refusal(dealer_, about(type, table_, more));
  }
  static std::string at(Seat seat) { return R"(,"seat":)" + std::to_string(seat.number()); }

  // Red cards that were not told; fewer where there are no more.
  CardList red(std::size_t count) {
    std::vector<Card> left;
    for (const Card card : table().terms.deck.cards() - now().told) {
      const std::string name = to_string(card);
      if (name.back() == 'h' || name.back() == 'd') left.push_back(card);
    }
    CardList cards;
    while (cards.size() < count && !left.empty()) {
      const std::size_t which = below(left.size());
      cards.push_back(left[which]);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(which));
    }
    return cards;
  }
  void enter_something() {
    if (below(12) == 0) (void)enter("undo");
    if (below(9) == 0) report();
    if (now().waits()) return tell();
    const Round& round = table().round;
    if (!table().dealing) return void(enter("start_round"));
    if (round.stage == Stage::misdealt) return void(enter("redeal"));
    if (round.stage == Stage::shuffling) return void(enter("reshuffle"));
    if (round.stage == Stage::ruling)
      return void(enter("choose", below(2) == 0 ? R"(,"ruling":"kept")" : R"(,"ruling":"used")"));
    act(round.legal);
  }
  void tell() {
    const Seat seat = now().wanted.cards[0].seat;
    const bool showdown = now().wanted.what == WantedFor::showdown;
    if (showdown && below(3) == 0 && enter("keep_hidden", at(seat)) == "") return;
    const CardList cards = red(now().wanted.cards.size());
    if (cards.size() < now().wanted.cards.size()) return void(enter("void_round"));
    CHECK(enter("tell_cards",
                R"(,"cards":)" + codec::to_text(cards) + (showdown ? at(seat) : "")) == "");
  }
  void report() {
    const auto known = known_now(now());
    if (known.empty()) return;
    const Irregularity what = known[below(known.size())];
    std::string more = R"(,"what":")" + std::string(word(what)) + R"(","seat":)" +
                       std::to_string(1 + below(3)) + R"(,"count":3)";
    if (below(2) == 0) more += R"(,"seen":true)";
    if (const CardList card = red(1); below(2) == 0 && !card.empty())
      more += R"(,"card":")" + to_string(card[0]) + "\"";
    (void)enter("report", more);
  }
  void act(const Legal& legal) {
    const std::string seat = at(legal.seat);
    if (legal.draw) {
      const std::string count = std::to_string(1 + below(3));
      return void(below(3) == 0 ? enter("stand", seat)
                                : enter("throw_away", seat + R"(,"count":)" + count));
    }
    if (below(8) == 0) return void(enter("fold", seat));
    if (legal.sizes.any && below(4) == 0)
      return void(enter(legal.bet ? "bet" : "raise",
                        seat + R"(,"to":)" + std::to_string(legal.sizes.low.count())));
    const char* const type = legal.check     ? "check"
                             : legal.call    ? "call"
                             : legal.decline ? "decline"
                             : legal.tap_out ? "tap_out"
                                             : "fold";
    (void)enter(type, seat);
  }
  // What is kept of the rounds, as a player, a visitor and the inspector may ask for it.
  void ask_everything() {
    for (const ConnectionId one : others_) {
      put(one, about("watch", table_));
      put(one, about("rounds", table_));
      put(one, about("chances", table_));
      put(one, R"({"type":"my_rounds"})");
      for (int round = 1; round <= rounds(); ++round) {
        const std::string number = R"(,"round":)" + std::to_string(round);
        put(one, about("replay", table_, number));
        for (const char* const format : {"phh", "ohh", "stars", "json"})
          put(one, about("hands", table_, number + R"(,"format":")" + format + "\""));
      }
    }
  }
  void check_heard() {
    for (const ConnectionId one : others_)
      for (const std::string& text : inbox[one]) {
        const std::string found = black_card_in(text);
        CHECK_MESSAGE(found.empty(), found);
      }
  }

  std::mt19937_64 chance_;
  std::uint32_t table_ = 0;
  ConnectionId dealer_ = 0;
  ConnectionId phone_ = 0;
  std::vector<ConnectionId> others_;
};

}  // namespace

TEST_CASE("hosted: no card that was not told is in anything that anybody is sent, in every game") {
  int rounds = 0;
  for (const Game* const game : all_games) {
    if (game->key.starts_with("tournament-")) continue;
    CAPTURE(game->key);
    Secrets secrets(*game, 5);
    secrets.play();
    rounds += secrets.rounds();
  }
  CHECK(rounds > 100);
}

}  // namespace cardroom::room
