// Attendance: who has a seat and since when. It shows out those who may not stay, and tells players
// now and then, between rounds, how long they have played and with what result.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "room/audience/audience.h"
#include "room/protection/protection.h"
#include "room/tables/runner.h"

namespace cardroom::room {

class Attendance {
 public:
  Attendance(Protection& protection, Tables& tables, Runner& runner, const Audience& audience,
             const Accounts& accounts)
      : protection_(protection),
        tables_(tables),
        runner_(runner),
        audience_(audience),
        accounts_(accounts) {}

  // The room was closed since its last record: nobody played meanwhile.
  void reopen(std::int64_t last_record_ms) { closed_ms_ = last_record_ms; }

  // Once a second.
  void look_round(const Moment& at);

 private:
  struct Seated {
    std::vector<std::uint32_t> tables;
    bool dealing = false;      // A round is under way at one of them.
    std::uint64_t rounds = 0;  // Dealt at all of them.
  };
  std::map<PlayerId, Seated> seated() const;
  void note_seats(const std::map<PlayerId, Seated>& seated, const Moment& at);
  void note_new_day(const std::map<PlayerId, Seated>& seated, const Moment& at);
  void give_notices(const std::map<PlayerId, Seated>& seated, const Moment& at);

  Protection& protection_;
  Tables& tables_;
  Runner& runner_;
  const Audience& audience_;
  const Accounts& accounts_;
  std::int64_t looked_ms_ = 0;
  std::int64_t noted_ms_ = 0;  // When it was last recorded that people play.
  std::int64_t closed_ms_ = 0;
  // When a player was told last, how many minutes were left then, and how many rounds had been
  // dealt when it was due again.
  struct Told {
    std::int64_t at_ms = 0;
    std::int64_t minutes_left = 24 * 60;
    std::uint64_t due_at_round = 0;
  };
  bool is_due(const Told& told, const PlayMeasured& play) const;
  std::map<PlayerId, Told> told_;
};

}  // namespace cardroom::room
