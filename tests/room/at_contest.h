// AtContest: a tournament of Canberra Poker in a room without a network.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "audit/audit.h"
#include "canberra/tournament/standings.h"
#include "in_room.h"

namespace cardroom::room {

// Conditions of a contest, some of them changed.
inline std::string contest_conditions(
    const std::vector<std::pair<std::string, std::string>>& changed) {
  std::vector<std::pair<std::string, std::string>> list = {{"start", "at eight"},
                                                           {"entry", "at the desk"},
                                                           {"eligibility", "everybody"},
                                                           {"competition", "sessions"},
                                                           {"sessions", "2"},
                                                           {"rounds", "4"},
                                                           {"seats", "5"},
                                                           {"advance", "2"},
                                                           {"repechage", "1"},
                                                           {"buy-backs", "none"},
                                                           {"fee", "100"},
                                                           {"commission", "10"},
                                                           {"chips", "1000"},
                                                           {"least", "2"},
                                                           {"most", "20"},
                                                           {"group", "open"},
                                                           {"minimum", "50"},
                                                           {"maximum", "500"},
                                                           {"elimination", "the best two go on"},
                                                           {"session-tie", "play-off"},
                                                           {"points", "10/6/4/3"},
                                                           {"catch-up", "on"},
                                                           {"points-tie", "share"},
                                                           {"prizes", "50/30/20"},
                                                           {"tie", "share"}};
  for (const auto& change : changed)
    for (auto& one : list)
      if (one.first == change.first) one.second = change.second;
  boost::json::array text;
  for (const auto& [key, value] : list) text.push_back({key, value});
  return boost::json::serialize(text);
}

struct AtContest : InRoom {
  using InRoom::InRoom;

  ConnectionId boss = staff(Role::operator_);
  std::uint32_t number = 0;

  boost::json::object announced(const std::string& conditions, int bots, const std::string& more) {
    return put(boss,
               R"({"type":"announce_tournament","name":"Canberra night","format":)"
               R"("tournament-canberra-2017","house":[["bot-pace-ms","1000"]],"conditions":)" +
                   conditions + R"(,"bots_up_to":)" + std::to_string(bots) + more + "}");
  }
  void announce(const std::string& conditions, int bots,
                const std::string& more = R"(,"directing":"room")") {
    const auto answer =
        announced(conditions, bots, more + R"(,"starts_ms":)" + std::to_string(now_ms + 60'000));
    REQUIRE_MESSAGE(text_in(answer, "type") == "done", boost::json::serialize(answer));
    number = static_cast<std::uint32_t>(number_in(answer, "tournament"));
  }
  std::string in(std::string_view type, const std::string& more = {}) const {
    return R"({"type":")" + std::string(type) + R"(","tournament":)" + std::to_string(number) +
           more + "}";
  }
  void notify() { CHECK(refusal(boss, in("notify_commission", R"(,"text":"17/3")")) == ""); }
  const LiveContest& night() const { return room->contests().at(number); }
  const contest::Entrant& entrant(PlayerId player) const {
    return *find_entrant(night().state, player);
  }
  Cents held() const { return room->ledger().balance(cage::tournament_account(number)); }
  Cents wallet(PlayerId player) const { return room->ledger().balance(cage::account_of(player)); }

  // Until this is so, from one thing that is due to the next.
  template <class Until>
  void play(Until&& until) {
    for (int step = 0; step < 40'000 && !until(); ++step) {
      const std::int64_t due_ms = room->next_due_ms();
      REQUIRE_MESSAGE(due_ms != LiveTable::never, "nothing goes on");
      pass(std::max<std::int64_t>(1, due_ms - now_ms));
      REQUIRE_MESSAGE(!night().stopped, night().stopped.value_or(""));
    }
    REQUIRE(until());
  }
  void play_to_the_end() {
    play([&] { return night().is_over(); });
  }
  bool somebody_deals() const {
    const auto& tables = room->tables();
    return std::any_of(tables.begin(), tables.end(), [](const auto& one) {
      return !one.second.over && one.second.game->dealing();
    });
  }
  void check_audit() {
    const auto report = audit::audit(journal);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
    CHECK(report->findings.count() == 0);
  }
  // CP17-17.21: the whole pool is paid, everybody has a place, and the cage holds nothing of it.
  void check_paid() {
    const contest::Tournament& state = night().state;
    CHECK(state.phase == contest::CanberraPhase::awarded);
    Cents paid;
    bool first = false;
    for (const contest::Entrant& one : state.entrants) {
      CHECK(one.place > 0);
      first = first || one.place == 1;
      paid += one.prize;
    }
    CHECK(first);
    CHECK(paid == prize_pool(state));
    CHECK(held() == Cents(0));
    CHECK(room->ledger().sum() == Cents(0));
    CHECK(night().tables.empty());
  }
};

}  // namespace cardroom::room
