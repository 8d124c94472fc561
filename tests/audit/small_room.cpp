#include "audit/small_room.h"

#include <doctest/doctest.h>

#include <boost/json/serialize.hpp>
#include <map>

#include "bots/canberra.h"
#include "bots/player.h"
#include "canberra/game/determine.h"
#include "canberra/table/apply.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/legal.h"
#include "canberra/table/play.h"
#include "canberra/table/view.h"
#include "codec/json.h"
#include "rules/game/settings_commission.h"
#include "rules/games/games.h"
#include "rules/round/event_words.h"
#include "rules/round/view.h"
#include "rules/table/plan.h"
#include "store/hash.h"

namespace cardroom::audit::test {

namespace json = boost::json;

namespace {

std::string_view bytes_of(const Seed& seed) {
  return {reinterpret_cast<const char*>(seed.data()), seed.size()};
}

std::string number(std::uint64_t value) { return std::to_string(value); }

template <class Events>
std::string list_of_events(const Events& events) {
  json::array list;
  for (const auto& event : events) list.push_back(codec::to_json(event));
  return json::serialize(list);
}

}  // namespace

void SmallRoom::end_batch() {
  story.push_back(std::move(batch_));
  batch_.clear();
}

void SmallRoom::open(std::string_view rulebook, const Settings& settings) {
  std::string list;
  for (const auto& [key, value] : settings)
    list += (list.empty() ? "" : ",") + ("[\"" + key + "\",\"" + value + "\"]");
  batch_.push_back(
      {"table/" + number(table_), "{\"type\":\"table_opened\",\"table\":" + number(table_) +
                                      ",\"name\":\"one\",\"rulebook\":\"" + std::string(rulebook) +
                                      "\",\"settings\":[" + list + "],\"money\":\"play\"}"});
  draw_key(1);
  // The accounts of a commit may come after the records that use them.
  for (const auto* const account :
       {"1,\"name\":\"ann\",\"role\":\"player", "2,\"name\":\"bob\",\"role\":\"player",
        "3,\"name\":\"cyd\",\"role\":\"player", "9,\"name\":\"boss\",\"role\":\"operator"})
    batch_.push_back({"accounts", "{\"type\":\"account_opened\",\"player\":" +
                                      std::string(account) + "\",\"guest\":false,\"bot\":false}"});
  end_batch();
}

void SmallRoom::draw_key(std::uint64_t round) {
  for (auto& byte : key_) byte = static_cast<std::uint8_t>(chance_.below(256));
  round_ = round;
  entropy_.clear();
  const auto commitment = store::Hasher()
                              .text("cardroom commitment 1")
                              .number(table_)
                              .number(round)
                              .bytes(bytes_of(key_))
                              .done();
  batch_.push_back(
      {"table/" + number(table_), "{\"type\":\"key_drawn\",\"round\":" + number(round) +
                                      ",\"key\":\"" + cardroom::to_string(key_) +
                                      "\",\"commitment\":\"" + store::to_hex(commitment) + "\"}"});
}

void SmallRoom::mix_in(std::string_view bytes) {
  entropy_.emplace_back(bytes);
  batch_.push_back(
      {"table/" + number(table_), "{\"type\":\"entropy\",\"player\":1,\"round\":" + number(round_) +
                                      ",\"hex\":\"" + store::to_hex(bytes) + "\"}"});
  end_batch();
}

SmallRoom::Shuffled SmallRoom::shuffled(CardSet cards) {
  if (dealt_ != round_ && !poker_.dealing) {
    store::Hasher hasher;
    hasher.text("cardroom seed 1").bytes(bytes_of(key_));
    for (const auto& bytes : entropy_) hasher.text(bytes);
    seed_ = hasher.done();
    dealt_ = round_;
    shuffles_ = 0;
  }
  const ShuffleId id{dealt_, shuffles_++};
  const auto made = shuffle(cards, seed_, id);
  if (!set.empty()) {
    CardList order;
    std::string names;
    for (const Card card : set) order.push_back(card);
    for (const Card card : made.shoe)
      if (std::find(set.begin(), set.end(), card) == set.end()) order.push_back(card);
    for (const Card card : set)
      names += (names.empty() ? "\"" : ",\"") + cardroom::to_string(card) + '"';
    return {order, made.lifted,
            "{\"round\":" + number(id.round) + ",\"number\":" + number(id.number) + ",\"seed\":\"" +
                cardroom::to_string(seed_) + "\",\"lifted\":" + std::to_string(made.lifted) +
                ",\"set\":[" + names + "]}"};
  }
  return {made.shoe.rest(), made.lifted,
          "{\"round\":" + number(id.round) + ",\"number\":" + number(id.number) + ",\"seed\":\"" +
              cardroom::to_string(seed_) + "\",\"lifted\":" + std::to_string(made.lifted) + "}"};
}

void SmallRoom::record(PlayerId player, std::string_view role, const std::string& command,
                       const std::string& events, const std::string& shuffle) {
  batch_.push_back(
      {"table/" + number(table_),
       "{\"type\":\"command\",\"player\":" + (player.is_none() ? "null" : number(player.number())) +
           ",\"role\":\"" + std::string(role) + "\",\"id\":\"\",\"command\":" + command +
           ",\"events\":" + events + (shuffle.empty() ? "" : ",\"shuffle\":" + shuffle) + "}"});
}

void SmallRoom::move_money(const cage::Command& command) {
  cage::Events events;
  REQUIRE_FALSE(cage::play(ledger_, command, events));
  batch_.push_back({"cage",
                    "{\"type\":\"command\",\"player\":null,\"role\":\"operator\",\"id\":\"\","
                    "\"command\":" +
                        json::serialize(codec::to_json(command)) +
                        ",\"events\":" + list_of_events(events) + "}"});
}

void SmallRoom::put(const TableCommand& command, PlayerId player, const std::string& shuffle) {
  const Chips taken = house_takings(poker_);
  TableEvents events;
  const auto refused = play(poker_, command, events);
  REQUIRE_MESSAGE(!refused, refused->rule->name);
  record(player, player.is_none() ? "dealer" : "player", json::serialize(codec::to_json(command)),
         list_of_events(events), shuffle);
  for (const auto& event : events) {
    if (const auto* const sat = std::get_if<table_event::Sat>(&event))
      move_money(cage::command::BuyIn{sat->player, table_, in_cents(sat->stake)});
    if (const auto* const left = std::get_if<table_event::Left>(&event))
      if (left->amount > Chips(0))
        move_money(cage::command::CashOut{left->player, table_, in_cents(left->amount)});
  }
  if (const Chips more = house_takings(poker_) - taken; more != Chips(0))
    move_money(cage::command::Settle{table_, in_cents(more), {}, {}, {}});
  if (!shuffle.empty() && poker_.rounds == round_) draw_key(poker_.rounds + 1);
  end_batch();
}

void SmallRoom::poker_round() {
  const auto dealt = shuffled(poker_.coming.deck.cards());
  put(table_command::StartRound{dealt.order, 1000 + 60 * static_cast<std::int64_t>(round_)}, {},
      dealt.record);
  while (poker_.dealing) {
    if (poker_.round.stage == Stage::shuffling) {
      const auto again = shuffled(cards_to_shuffle(poker_.round));
      put(Command(command::Reshuffle{again.order}), {}, again.record);
      continue;
    }
    const Seat seat = poker_.round.turn;
    REQUIRE_FALSE(seat.is_none());
    put(bots::choose(poker_.terms, view_for(poker_.round, Viewer::at(seat)), chance_,
                     {.samples = 5}),
        poker_.dealt_to[seat.index()]);
  }
}

void SmallRoom::play_poker(std::string_view rulebook, const Settings& given, int rounds) {
  const Game& game = **find_game(rulebook);
  Settings settings = given;
  Determinations determined;
  for (const auto& [key, value] : settings) REQUIRE(determine(determined, game, key, value));
  // S05-15.2(a): a table whose pots pay has a maximum of commission.
  if (const auto terms = make_terms(game, determined); terms && lacks_commission_cap(*terms)) {
    settings.emplace_back("commission-cap", "500");
    REQUIRE(determine(determined, game, "commission-cap", "500"));
  }
  poker_ = *open_table(game, determined);
  open(rulebook, settings);
  for (unsigned at = 0; at < 3; ++at) {
    const PlayerId player(at + 1);
    move_money(cage::command::Issue{Role::operator_, player, Cents(1'000'000'00), {}});
    end_batch();
    put(table_command::Sit{player, seat_at(at), Chips(2000)}, player);
  }
  for (int round = 0; round < rounds && seated(poker_).size() >= 2; ++round) {
    if (plan_round(poker_, 0).players.size() < 3) break;
    if (round % 3 == 1) mix_in("by chance");
    poker_round();
  }
}

bool SmallRoom::put_house(const canberra::Command& command, PlayerId player,
                          const std::string& shuffle) {
  const canberra::State before = house_;
  const auto decided = canberra::decide(house_, command);
  if (!decided) return false;
  for (const auto& event : *decided) canberra::apply(house_, event);
  record(player, player.is_none() ? "dealer" : "player", json::serialize(codec::to_json(command)),
         list_of_events(*decided), shuffle);
  for (const auto& event : *decided)
    if (const auto* const sat = std::get_if<canberra::event::Seated>(&event))
      move_money(cage::command::BuyIn{sat->player, table_, sat->stake_cents});
  const auto pools = [](const canberra::State& state) {
    return canberra::whole_cents(state.jackpot.pool + state.jackpot.reserve);
  };
  const Cents jackpot = canberra::meter(house_.jackpot) - canberra::meter(before.jackpot);
  const Cents reserve = pools(house_) - pools(before) - jackpot;
  const Cents won = house_.house - before.house - (house_.jackpot.house - before.jackpot.house);
  if (jackpot != Cents(0) || reserve != Cents(0) || won != Cents(0))
    move_money(cage::command::Settle{table_, {}, won, jackpot, reserve});
  if (!shuffle.empty()) draw_key(round_ + 1);
  end_batch();
  return true;
}

void SmallRoom::canberra_round(int) {
  using namespace canberra::command;
  REQUIRE(put_house(CallWagers{720}, {}));
  const auto all_act = [&] {
    for (int number = 1; number <= 3; ++number)
      while (const auto command =
                 bots::choose(canberra::view_for(house_, {Seat(number)}), Seat(number), chance_))
        if (!put_house(*command, house_.box(Seat(number)).player)) break;
  };
  all_act();
  const auto dealt = shuffled(Deck::full().cards());
  REQUIRE(put_house(Deal{Shoe::from_order(dealt.order), dealt.lifted}, {}, dealt.record));
  put_house(Announce{}, {});
  all_act();
  put_house(Settle{}, {});
  put_house(PayJackpots{}, {});
  REQUIRE(put_house(Collect{}, {}));
}

void SmallRoom::play_canberra(const Settings& settings, int rounds) {
  using namespace canberra::command;
  canberra::Determined determined;
  for (const auto& [key, value] : settings) REQUIRE(canberra::determine(determined, key, value));
  house_ = canberra::make_table(canberra::resolve(determined));
  open("canberra-2017", settings);
  move_money(cage::command::Move{Role::operator_,
                                 cage::Kind::issued,
                                 cage::Kind::jackpot,
                                 canberra::meter(house_.jackpot),
                                 {}});
  end_batch();
  REQUIRE(put_house(ApproveLayout{Role::operator_}, {}));
  REQUIRE(put_house(CheckCards{Role::dealer}, {}));
  REQUIRE(put_house(OpenTable{Role::operator_, 720}, {}));
  for (int number = 1; number <= 3; ++number) {
    const PlayerId player(static_cast<std::uint32_t>(number));
    move_money(cage::command::Issue{Role::operator_, player, Cents(1'000'000'00), {}});
    end_batch();
    REQUIRE(put_house(Sit{Seat(number), player, Cents(10'000'00)}, player));
  }
  for (int round = 0; round < rounds; ++round) canberra_round(round);
}

std::unique_ptr<store::MemoryJournal> journal_of(const Story& story) {
  auto journal = std::make_unique<store::MemoryJournal>();
  std::int64_t time = 1'700'000'000'000;
  for (const auto& lines : story) {
    store::Batch batch;
    std::map<std::string, store::Version> versions;
    for (const Line& line : lines) {
      const auto version = versions.try_emplace(line.stream, journal->version(line.stream)).first;
      batch.appends.push_back({line.stream, version->second++, {{time++, line.bytes}}});
    }
    if (!lines.empty())
      REQUIRE(std::holds_alternative<store::Durable>(store::commit_one(*journal, batch)));
  }
  return journal;
}

}  // namespace cardroom::audit::test
