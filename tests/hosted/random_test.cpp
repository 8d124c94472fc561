// Rounds of every game at random, dealt and hosted at once. The hosted table is told a card only
// when it is seen, and everything else must be the same. A second hosted table with other stand-ins
// for the unseen cards must tell exactly the same.
#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <vector>

#include "codec/json_text.h"
#include "conformance/suite/actions.h"
#include "conformance/suite/any_command.h"
#include "conformance/suite/broken.h"
#include "conformance/suite/random_table.h"
#include "hosted/felt.h"
#include "hosted/game.h"
#include "hosted/view.h"
#include "rules/games/games.h"
#include "rules/round/event_words.h"
#include "rules/table/view.h"
#include "with_cap.h"

using namespace cardroom;
using conformance::Broken;
using conformance::expect;
using conformance::Random;

namespace {

struct Tally {
  long rounds = 0;
  long accepted = 0;
  long told = 0;
  long showdowns = 0;
  long kept_hidden = 0;
  long undone = 0;
};

// A hosted table and everything that it has told.
struct HostedTeller {
  HostedGame game;
  std::vector<std::string> told;

  Refusal put(const HostedCommand& command) {
    return play(game, command, [&](const HostedEvent& event, const Table&) {
      told.push_back(codec::to_text(event));
    });
  }
  const HostedTable& now() const { return game.now; }
};

// What everybody sees. Which of a player's cards an exposed one is does not matter: of a draw only
// the number of cards is told.
std::string public_view(const Table& table) {
  TableView view = view_for(table, Viewer::spectator());
  for (SeatView& seat : view.round.seats) {
    std::sort(seat.cards.begin(), seat.cards.end(),
              [](Card one, Card other) { return one.index() < other.index(); });
    seat.up = static_cast<std::uint8_t>(std::popcount(seat.up));
  }
  return codec::to_text(view);
}

class TwoTables {
 public:
  TwoTables(const Game& game, std::uint64_t seed, Tally& tally) : random_(seed), tally_(tally) {
    const auto made = conformance::random_table(game, seed);
    felt_ = *open_table(game, with_cap(game, made.determined));
    one_.game.now.table = one_.game.since.table = felt_;
    other_.game = one_.game;
    odd_ = static_cast<unsigned>(random_.below(40));
  }

  void run() {
    for (std::uint32_t seat = 1; seat <= 2 + random_.below(6); ++seat) sit(seat);
    for (int left = 160; left > 0; --left) step();
  }
  const std::string& last() const { return last_; }

 private:
  void sit(std::uint32_t player) {
    const Chips least = std::max(felt_.coming.stake, felt_.coming.minimum);
    const Chips stake = least + felt_.coming.chip * random_.between(1, 40);
    put(table_command::Sit{PlayerId(player), Seat(static_cast<int>(1 + (player - 1) % 10)),
                           stake - stake % felt_.coming.chip + felt_.coming.chip});
  }

  void step() {
    if (random_.percent(odd_ / 4)) return put(conformance::any_table_command(felt_, random_));
    if (felt_.rounds > 0 && random_.percent(odd_))
      return random_.percent(60) ? put(Command(conformance::any_report(felt_, random_)))
                                 : put(Command(conformance::any_round_command(felt_, random_)));
    if (felt_.dealing) return put(what_play_waits_for());
    if (felt_.cards.unfit != Unfit::no) put(table_command::ChangeCards{});
    if (felt_.coming.table_approval && !felt_.approved) put(table_command::ApproveTable{});
    if (!felt_.cards.checked || felt_.cards.replaced) {
      put(table_command::CheckCards{});
      put(table_command::CheckCards{Role::supervisor});
    }
    if (seated(felt_).size() < 3) sit(static_cast<std::uint32_t>(20 + random_.below(10)));
    put(table_command::StartRound{random_.order(felt_.coming.deck.cards()), felt_.now_s + 60});
  }

  TableCommand what_play_waits_for() {
    const Round& round = felt_.round;
    if (round.stage == Stage::misdealt)
      return Command(command::Redeal{random_.order(felt_.terms.deck.cards())});
    if (round.stage == Stage::shuffling)
      return Command(command::Reshuffle{random_.order(cards_to_shuffle(round))});
    if (round.stage == Stage::ruling) return Command(command::Choose{});
    const auto listed = conformance::listed_actions(round, {}, random_);
    if (listed.empty()) return Command(command::Fold{round.turn});
    const TableCommand picked = random_.pick(listed);
    // Folds end most rounds too early to see much.
    const bool folds = std::holds_alternative<command::Fold>(std::get<Command>(picked));
    return folds && random_.percent(60) ? TableCommand(random_.pick(listed)) : picked;
  }

  // The same command with other stand-ins.
  HostedCommand shuffled(HostedCommand command) {
    auto* const at_table = std::get_if<TableCommand>(&command);
    if (at_table == nullptr) return command;
    const Table& table = other_.now().table;
    if (auto* const start = std::get_if<table_command::StartRound>(at_table)) {
      const bool again = table.dealing && table.round.stage == Stage::misdealt;
      start->order = random_.order((again ? table.terms : table.coming).deck.cards());
    }
    auto* const of_round = std::get_if<Command>(at_table);
    if (of_round == nullptr) return command;
    if (auto* const again = std::get_if<command::Redeal>(of_round))
      again->order = random_.order(table.terms.deck.cards());
    if (auto* const shuffle = std::get_if<command::Reshuffle>(of_round))
      shuffle->order = random_.order(cards_to_shuffle(table.round));
    return command;
  }

  void put(const TableCommand& command) {
    last_ = codec::to_text(command);
    const HostedCommand hosted = as_told(felt_, one_.now().told, command);
    const HostedTable before = one_.now();
    const std::size_t entries = one_.game.entries.size();
    TableEvents events;
    const bool starts = !felt_.dealing;
    const auto on_felt = play(felt_, command, events);
    if (on_felt && names_wrong_cards(*on_felt)) return;
    std::vector<HostedCommand> entered;
    expect(same(on_felt, enter(hosted, entered)), "a hosted table refuses something else");
    if (on_felt) return;
    ++tally_.accepted;
    if (starts && felt_.dealing) ++tally_.rounds;
    SeenCards seen(events);
    while (one_.now().waits()) answer(seen, entered);
    check_same();
    // A deal itself stays; only what was told for it could be taken back.
    const bool whole = one_.game.entries.size() == entries + entered.size();
    if (can_be_undone(hosted) && whole && random_.percent(20)) undo_and_redo(before, entered);
  }

  void answer(SeenCards& seen, std::vector<HostedCommand>& entered) {
    const bool showdown = one_.now().wanted.what == WantedFor::showdown;
    const HostedCommand answer = seen.next(one_.now(), felt_);
    if (showdown) ++tally_.showdowns;
    if (std::holds_alternative<hosted_command::KeepHidden>(answer)) ++tally_.kept_hidden;
    if (const auto* tell = std::get_if<hosted_command::TellCards>(&answer))
      tally_.told += static_cast<long>(tell->cards.size());
    if (const auto refused = enter(answer, entered))
      throw Broken("a card that was seen is refused: " + std::string(refused->rule->name));
  }

  Refusal enter(const HostedCommand& command, std::vector<HostedCommand>& entered) {
    auto refused = one_.put(command);
    expect(same(refused, other_.put(shuffled(command))), "stand-ins make a difference");
    if (!refused) entered.push_back(command);
    return refused;
  }

  static bool same(const Refusal& one, const Refusal& other) {
    if (!one || !other) return !one && !other;
    return one->rule == other->rule && one->clause == other->clause;
  }

  void check_same() {
    const auto differs = difference(felt_.round, one_.now().table.round);
    if (!differs.empty()) throw Broken("the rounds differ in: " + std::string(differs));
    expect(one_.told == other_.told, "stand-ins are told");
    expect(one_.now().told == other_.now().told, "other cards count as told");
    one_.told.clear();
    other_.told.clear();
    if (felt_.rounds == 0) return;
    for (const Seat seat : one_.now().table.round.dealt) check_seen_by(Viewer::at(seat));
    check_seen_by(Viewer::dealer());
    expect(public_view(one_.now().table) == public_view(other_.now().table), "stand-ins are seen");
    if (!felt_.round.odd.voided)
      expect(public_view(felt_) == public_view(one_.now().table), "others see something else");
  }

  // Whoever looks sees only cards that were told, and those that everybody sees.
  void check_seen_by(Viewer viewer) const {
    const RoundView seen = view_for(one_.now(), viewer).round;
    const auto all_told = [&](const auto& cards) {
      return std::all_of(cards.begin(), cards.end(), [&](Card card) {
        return card.is_none() || one_.now().told.contains(card);
      });
    };
    expect(all_told(seen.board) && all_told(seen.ahead), "an untold communal card is shown");
    const RoundView open = view_for(one_.now().table, Viewer::spectator()).round;
    for (std::size_t at = 0; at < seen.seats.size(); ++at) {
      expect(all_told(seen.seats[at].cards), "an untold card of a player is shown");
      expect(seen.seats[at].cards == open.seats[at].cards, "a player sees something else");
    }
    expect(seen.board == open.board, "a communal card is missing");
  }

  void undo_and_redo(const HostedTable& before, const std::vector<HostedCommand>& entered) {
    const HostedTable after = one_.now();
    for (std::size_t at = 0; at < entered.size(); ++at) {
      const std::size_t entries = one_.game.entries.size();
      if (one_.put(hosted_command::Undo{})) throw Broken("an entry cannot be taken back");
      expect(one_.game.entries.size() + 1 == entries, "an entry stays");
    }
    expect(one_.now().table == before.table && one_.now().told == before.told,
           "the table is not as it was");
    for (const auto& command : entered)
      if (one_.put(command)) throw Broken("what was taken back cannot be entered again");
    expect(one_.now().table == after.table, "entered again, the table is another");
    one_.told.clear();
    ++tally_.undone;
  }

  Random random_;
  Tally& tally_;
  Table felt_;
  HostedTeller one_;
  HostedTeller other_;
  std::string last_;
  unsigned odd_ = 0;
};

std::string run_one(const Game& game, std::uint64_t seed, Tally& tally) {
  const auto tables = std::make_unique<TwoTables>(game, seed, tally);
  try {
    tables->run();
  } catch (const Broken& broken) {
    return std::string(game.key) + " seed " + std::to_string(seed) + ": " + broken.what() +
           ", after " + tables->last();
  }
  return "";
}

}  // namespace

TEST_CASE("every game: a hosted round is the dealt one, whatever stands in for unseen cards") {
  for (const Game* const game : all_games) {
    Tally tally;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) CHECK(run_one(*game, seed, tally) == "");
    CHECK_MESSAGE(tally.rounds > 30, game->key);
    CHECK_MESSAGE(tally.told > 100, game->key);
    CHECK_MESSAGE(tally.kept_hidden > 5, game->key);
    CHECK_MESSAGE(tally.undone > 20, game->key);
    CHECK_MESSAGE(tally.showdowns > tally.kept_hidden, game->key);
  }
}
