// AtNight: a tournament in a room without a network, with house bots or with a director.
#pragma once

#include <string>

#include "audit/audit.h"
#include "in_room.h"
#include "tournament/format/format.h"

namespace cardroom::room {

struct AtNight : InRoom {
  ConnectionId boss = staff(Role::operator_);
  std::uint32_t number = 0;

  // A tournament for bots. A bot thinks for forty seconds, so levels come and go.
  void announce(const std::string& format, int bots, const std::string& conditions = "[]",
                const std::string& more = R"(,"directing":"room")") {
    const std::string house = R"([["pause-seconds","4"],["bot-pace-ms","40000"]])";
    const auto answer =
        put(boss, R"({"type":"announce_tournament","name":"Night","format":")" + format +
                      R"(","conditions":)" + conditions +
                      R"(,"table_settings":[["historical","on"]],"house":)" + house +
                      R"(,"bots_up_to":)" + std::to_string(bots) + R"(,"starts_ms":)" +
                      std::to_string(now_ms + 60'000) + more + "}");
    REQUIRE_MESSAGE(text_in(answer, "type") == "done", boost::json::serialize(answer));
    number = static_cast<std::uint32_t>(number_in(answer, "tournament"));
    if (night().state.articles().gate == tournament::Gate::none) return;
    CHECK(refusal(staff(Role::inspector), in("approve", R"(,"reference":"17/1")")) == "");
  }
  std::string in(std::string_view type, const std::string& more = {}) const {
    return R"({"type":")" + std::string(type) + R"(","tournament":)" + std::to_string(number) +
           more + "}";
  }
  // Somebody of the staff, who was here before the room was restarted.
  ConnectionId back(Role role) {
    for (const auto& [player, account] : room->accounts().all())
      if (account.role == role) return connect(player);
    return 0;
  }
  const LiveTournament& night() const { return room->tournaments().at(number); }
  Cents held() const { return room->ledger().balance(cage::tournament_account(number)); }

  // Until this is so, from one thing that is due to the next.
  template <class Until>
  void play(Until&& until) {
    for (int step = 0; step < 40'000 && !until(); ++step) {
      const std::int64_t due_ms = room->next_due_ms();
      REQUIRE_MESSAGE(due_ms != LiveTable::never, "nothing goes on");
      pass(std::max<std::int64_t>(1, due_ms - now_ms));
    }
    REQUIRE(until());
  }
  void play_to_the_end() {
    play([&] { return night().is_over() || night().stopped; });
    REQUIRE_MESSAGE(!night().stopped, night().stopped.value_or(""));
  }
  void check_audit() {
    const auto report = audit::audit(journal);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
    CHECK(report->findings.count() == 0);
  }
};

}  // namespace cardroom::room
