#include "conformance/suite/storm.h"

#include <cstring>
#include <memory>
#include <vector>

#include "codec/json_text.h"
#include "conformance/suite/actions.h"
#include "conformance/suite/any_command.h"
#include "conformance/suite/broken.h"
#include "conformance/suite/layouts.h"
#include "conformance/suite/random_table.h"
#include "rules/round/event_words.h"
#include "with_cap.h"

namespace cardroom::conformance {

namespace {

constexpr int commands_most = 400;
constexpr int rounds_most = 8;
constexpr int steps_to_end = 3000;

std::string_view name_of(const TableCommand& command) {
  return std::visit(
      []<class Asked>(const Asked& asked) {
        if constexpr (std::is_same_v<Asked, Command>)
          return std::visit([]<class Of>(const Of&) { return Of::name; }, asked);
        else
          return Asked::name;
      },
      command);
}

// What a player may do without raising, or what play waits for.
TableCommand quiet_command(const Table& table, Random& random) {
  const Round& round = table.round;
  const Legal& legal = round.legal;
  switch (round.stage) {
    case Stage::shuffling:
      return Command(command::Reshuffle{random.order(cards_to_shuffle(round))});
    case Stage::misdealt:
      return Command(command::Redeal{random.order(table.terms.deck.cards())});
    case Stage::ruling:
      return Command(command::Choose{});
    case Stage::drawing:
      return Command(command::Stand{round.turn});
    case Stage::forced:
    case Stage::betting:
    case Stage::showdown:
    case Stage::over:
      break;
  }
  if (legal.check) return Command(command::Check{round.turn});
  if (legal.decline) return Command(command::Decline{round.turn});
  if (legal.call) return Command(command::Call{round.turn});
  if (legal.tap_out) return Command(command::TapOut{round.turn});
  if (legal.bet && legal.sizes.any) return Command(command::Bet{round.turn, legal.sizes.low});
  return Command(command::Fold{round.turn});
}

class Storm {
 public:
  // `told` gets everything that happens, if it is wanted.
  Storm(const Game& game, Random& random, StormOutcome& outcome, std::vector<std::string>* told)
      : random_(random),
        outcome_(outcome),
        told_(told),
        table_(open(game)),
        again_(table_),
        events_(std::make_unique<TableEvents>()),
        odd_(static_cast<unsigned>(random.below(60))),
        table_odd_(static_cast<unsigned>(random.below(25))) {}

  void run() {
    for (std::uint32_t seat = 1; seat <= 2 + random_.below(9); ++seat)
      put(table_command::Sit{PlayerId(seat), Seat(static_cast<int>(seat)), stake()});
    for (int left = commands_most; left > 0 && !random_.spent(); --left) {
      const bool closed = table_.closing && table_.rounds_left == 0;
      if (!table_.dealing && (closed || table_.rounds >= rounds_most)) break;
      step();
      if (random_.percent(8)) bring_to_end();
    }
    bring_to_end();
    if (random_.percent(40)) check_views();
  }

 private:
  Table open(const Game& game) {
    const RandomTable made = random_table(game, random_.below(65'536));
    tell([&] { return std::string(game.key) + ": " + made.settings; });
    return *open_table(game, with_cap(game, made.determined));
  }

  template <class Line>
  void tell(Line&& line) {
    if (told_ != nullptr) told_->push_back(line());
  }

  void step() {
    if (random_.percent(table_odd_)) return put(any_table_command(table_, random_));
    if (table_.rounds > 0 && random_.percent(odd_))
      return random_.percent(60) ? put(Command(any_report(table_, random_)))
                                 : put(Command(any_round_command(table_, random_)));
    // What went wrong in a deal is mostly ruled on until somebody acts, so it is reported then.
    if (table_.dealing && table_.round.actions == 0 && random_.percent(odd_ / 2))
      return put(Command(any_report(table_, random_)));
    if (table_.dealing) return put(regular_command());
    prepare_round();
  }

  // The command that the round of play waits for, chosen from all that are listed.
  TableCommand regular_command() {
    const Round& round = table_.round;
    const Commands listed = listed_actions(round, cards_to_shuffle(round), random_);
    if (listed.empty() || random_.percent(50)) return quiet_command(table_, random_);
    return random_.pick(listed);
  }

  void prepare_round() {
    if (random_.percent(10)) check_views();
    if (table_.cards.unfit != Unfit::no) put(table_command::ChangeCards{});
    if (table_.coming.table_approval && !table_.approved) put(table_command::ApproveTable{});
    if (!table_.cards.checked || table_.cards.replaced) {
      put(table_command::CheckCards{});
      put(table_command::CheckCards{Role::supervisor});
    }
    if (seated(table_).size() < 3) {
      const auto seat = static_cast<int>(random_.between(1, table_.coming.seats));
      const auto player = static_cast<std::uint32_t>(20 + outcome_.accepted % 1000);
      put(table_command::Sit{PlayerId(player), Seat(seat), stake()});
    }
    put(table_command::StartRound{random_.order(table_.coming.deck.cards()),
                                  table_.now_s + random_.between(0, 4000)});
  }

  Chips stake() {
    const Terms& terms = table_.coming;
    const Chips least = std::max(terms.stake, terms.minimum);
    const Chips some = least + terms.chip * random_.between(0, 40);
    return some - some % terms.chip + terms.chip;
  }

  void put(const TableCommand& command) {
    tell([&] { return codec::to_text(command); });
    std::memcpy(static_cast<void*>(&saved_), &table_, sizeof(Table));
    events_->clear();
    if (const auto refused = play(table_, command, *events_)) return check_refusal(*refused);
    if (!saved_.dealing && std::holds_alternative<table_command::StartRound>(command)) {
      ++outcome_.rounds;
      before_ = saved_;
      played_.clear();
    }
    played_.push_back(command);
    ++outcome_.accepted;
    outcome_.commands.insert(name_of(command));
    for (const auto& event : *events_) take(event);
    expect(again_ == table_, "the events applied again do not give the same table");
    expect(conserved(table_) && conserved(table_.round), "chips were created or lost");
    check_turn();
  }

  void take(const TableEvent& event) {
    tell([&] { return "  " + codec::to_text(event); });
    apply(again_, event);
    const auto* const of_round = std::get_if<Event>(&event);
    const auto* const ruled = of_round ? std::get_if<event::Ruled>(of_round) : nullptr;
    if (ruled) outcome_.rulings.emplace(ruled->what, ruled->ruling, ruled->clause);
  }

  void check_refusal(const Violation& refused) {
    ++outcome_.refused;
    expect(refused.rule != nullptr && !refused.rule->name.empty(), "a refusal names no rule");
    tell([&] { return "  refused " + std::string(refused.rule->name); });
    expect(static_cast<bool>(refused.clause), "a refusal cites no clause");
    expect(events_->empty(), "a refused command had an effect");
    expect(std::memcmp(&saved_, &table_, sizeof(Table)) == 0,
           "a refused command changed the table");
    outcome_.rules.insert(refused.rule->name);
  }

  // A player who is asked can answer.
  void check_turn() const {
    const Round& round = table_.round;
    if (!table_.dealing) return;
    const bool acts = round.stage == Stage::betting || round.stage == Stage::drawing;
    const bool waits = round.stage == Stage::shuffling || round.stage == Stage::misdealt ||
                       round.stage == Stage::ruling;
    expect(acts || waits, "the round waits for nothing");
    if (!acts) return;
    expect(!round.turn.is_none() && round.active.contains(round.turn), "nobody is asked");
    expect(round.legal.seat == round.turn, "the list is another player's");
    if (round.stage == Stage::drawing) return;
    const Legal& legal = round.legal;
    expect(legal.fold || legal.check || legal.call || legal.tap_out || legal.sizes.any,
           "a player can do nothing");
  }

  // From any moment, some lawful commands end the round.
  void bring_to_end() {
    if (!table_.dealing) return;
    Table copy = table_;
    for (int left = steps_to_end; copy.dealing; --left) {
      expect(left > 0, "the round does not end");
      const TableCommand command = quiet_command(copy, random_);
      events_->clear();
      if (play(copy, command, *events_))
        throw Broken("what play waits for is refused: " + codec::to_text(command));
    }
    ++outcome_.finished;
  }

  void check_views() {
    if (table_.rounds == 0) return;
    const Seat seat = seat_at(static_cast<unsigned>(random_.below(seats_max)));
    const Viewer viewer = random_.percent(20)   ? Viewer::spectator()
                          : random_.percent(20) ? Viewer::dealer()
                                                : Viewer::at(seat);
    check_layouts(before_, played_, viewer, random_);
    ++outcome_.layouts;
  }

  Random& random_;
  StormOutcome& outcome_;
  std::vector<std::string>* told_;
  Table table_;
  Table again_;   // Made only from events.
  Table before_;  // Before the last round of play began.
  Table saved_;
  std::vector<TableCommand> played_;  // Since then.
  std::unique_ptr<TableEvents> events_;
  unsigned odd_;        // In percent, how often something irregular happens in a round,
  unsigned table_odd_;  // and how often something happens at the table.
};

[[noreturn]] void throw_broken(const FailedCheck& failed) {
  throw Broken(std::string(failed.what));
}

// While it lives, a failed check throws a Broken.
class ChecksThrow {
 public:
  ChecksThrow() : usual_(set_check_handler(throw_broken)) {}
  ~ChecksThrow() { set_check_handler(usual_); }
  ChecksThrow(const ChecksThrow&) = delete;
  ChecksThrow& operator=(const ChecksThrow&) = delete;

 private:
  CheckHandler usual_;
};

void run_told(const Game& game, Random& random, StormOutcome& outcome,
              std::vector<std::string>* told) {
  std::make_unique<Storm>(game, random, outcome, told)->run();
}

// Plays the same again, line by line.
std::string told_until_broken(const Game& game, Random random) {
  StormOutcome outcome;
  std::vector<std::string> told;
  try {
    run_told(game, random, outcome, &told);
  } catch (const Broken& broken) {
    told.push_back(broken.what());
  }
  std::string all;
  for (const auto& line : told) all += line + "\n";
  return all;
}

}  // namespace

std::string run_storm(const Game& game, Random random, StormOutcome& outcome) {
  const ChecksThrow checks_throw;
  const Random start = random;
  try {
    run_told(game, random, outcome, nullptr);
    return "";
  } catch (const Broken&) {
    return told_until_broken(game, start);
  }
}

StormOutcome run_storms(const Game& game, const Storms& storms) {
  StormOutcome outcome;
  for (int at = 0; at < storms.tables && outcome.broken.empty(); ++at)
    outcome.broken = run_storm(game, Random(storms.seed + static_cast<std::uint64_t>(at)), outcome);
  return outcome;
}

}  // namespace cardroom::conformance
