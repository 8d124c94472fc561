// Evening: what is done at private tables: guests come, chips are given, and the table ends. The
// host's orders and the room's own rule both use it.
#pragma once

#include <optional>

#include "codec/json_text.h"
#include "room/audience/speech.h"
#include "room/tables/recovery.h"

namespace cardroom::room {

inline constexpr Chips chips_most{1'000'000};             // Given at once.
inline constexpr std::size_t guests_most = 100;           // Of one table, ever.
inline constexpr std::int64_t unused_ms = 2 * 3'600'000;  // A table that nobody uses ends.

class Evening {
 public:
  Evening(Tables& tables, Stops& stops, Dealer& dealer, Recovery& recovery, Audience& audience,
          Speech& speech, Counter& counter, const Accounts& accounts, Recorder& recorder)
      : tables_(tables),
        stops_(stops),
        dealer_(dealer),
        recovery_(recovery),
        audience_(audience),
        speech_(speech),
        counter_(counter),
        accounts_(accounts),
        recorder_(recorder) {}

  // Something about a private table, on record and in force.
  template <class Record>
  void note(LiveTable& table, const Record& record, Effects& effects) {
    recorder_.record(table.stream(), codec::to_text(record), effects);
    apply_to(*table.party, record);
  }

  std::optional<Refused> welcome(LiveTable& table, PlayerId player, const Moment& at);
  std::optional<Refused> give(LiveTable& table, PlayerId player, Chips chips, const Asker& asker,
                              const Moment& at);
  void pause(LiveTable& table, bool paused, const Asker& asker, const Moment& at);
  void tell_freed(const LiveTable& table, Seat seat, const Asker& asker, const Moment& at);
  void send_away(LiveTable& table, PlayerId player, const Moment& at);
  // After the round of play, if one is under way.
  void end(LiveTable& table, const Asker& asker, const std::string& id, const Moment& at);

  // Ends tables whose last round is over.
  void end_due(const Moment& at);
  // The same, and ends tables that nobody uses; now and then.
  void look_round(const Moment& at);

 private:
  void close(LiveTable& table, const Asker& asker, const std::string& id, const Moment& at);

  Tables& tables_;
  Stops& stops_;
  Dealer& dealer_;
  Recovery& recovery_;
  Audience& audience_;
  Speech& speech_;
  Counter& counter_;
  const Accounts& accounts_;
  Recorder& recorder_;
  std::set<std::uint32_t> ending_;
};

}  // namespace cardroom::room
