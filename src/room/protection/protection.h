// Protection: whether a player may come to a table, stay there, bring chips and wager. Limits,
// exclusions and what staff decided are looked at every time, not only at the door. A round in
// which a player has been dealt in is always finished, and chips can always be redeemed.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "room/counter/counter.h"
#include "room/game/happened.h"
#include "room/protection/measure.h"
#include "room/tables/tables.h"

namespace cardroom::room {

class Protection {
 public:
  Protection(const Accounts& accounts, const Counter& counter, const Tables& tables,
             Recorder& recorder)
      : accounts_(accounts), counter_(counter), tables_(tables), recorder_(recorder) {}

  const GuardBook& book() const { return book_; }
  GuardBook& book() { return book_; }
  void record(const records::ProtectionRecord& record, const Moment& at);

  // Why a player may not be at a table: neither come nor stay for another round.
  std::optional<Refused> refuse_presence(PlayerId player, const LiveTable& table,
                                         std::int64_t now_ms) const;
  // Commands that come to a table or back into play, whether or not they bring chips.
  std::optional<Refused> refuse_entry(std::string_view type, PlayerId player,
                                      const LiveTable& table, std::int64_t now_ms) const;
  // Chips that a player would bring to a table, now or when a seat is free.
  std::optional<Refused> refuse_buy_in(PlayerId player, Cents amount, const LiveTable& table,
                                       std::int64_t now_ms) const;
  // Why a player may not play at all, wherever that would be.
  std::optional<Refused> refuse_play(PlayerId player, std::int64_t now_ms) const;
  // What a player would pay to enter a tournament, or to buy again in one.
  std::optional<Refused> refuse_tournament(PlayerId player, Cents amount, std::uint32_t tournament,
                                           std::int64_t now_ms) const;
  // Chips that are brought and wagers that are made, after they were tried out.
  std::optional<Refused> refuse(const LiveTable& table, const Happened& happened,
                                const Asker& asker, std::int64_t now_ms) const;

  // A player's own limits. Lower at once; higher after a day, when they say it again.
  std::optional<Refused> set_limit(PlayerId player, Limit limit, std::optional<std::int64_t> amount,
                                   const Moment& at);
  std::optional<Refused> confirm_limit(PlayerId player, Limit limit, const Moment& at);
  std::optional<Refused> keep_limit(PlayerId player, Limit limit, const Moment& at);
  // How often a player is told how long they have played; at least once an hour.
  std::optional<Refused> set_notices(PlayerId player, std::int64_t minutes, const Moment& at);
  // The house's; of nobody: for everybody.
  std::optional<Refused> set_house_limit(PlayerId player, Limit limit,
                                         std::optional<std::int64_t> amount, const Moment& at);
  // None: for good. Nobody can shorten what a player has chosen, the player included.
  std::optional<Refused> exclude(PlayerId player, Role by, std::optional<std::int64_t> until_ms,
                                 const Moment& at);
  std::optional<Refused> readmit(PlayerId player, const Moment& at);

  // Minutes of play that are left today, where somebody has set a limit.
  std::optional<std::int64_t> minutes_left(const PlayMeasured& play) const;
  PlayMeasured measured(PlayerId player, std::int64_t now_ms, std::uint32_t table = 0) const;
  Cents held(PlayerId player) const;  // In front of them, at all tables.

 private:
  bool is_player(PlayerId player) const;
  bool has_limits(const Guarded* guarded) const;
  // Whether so much more goes beyond a limit.
  std::optional<Refused> refuse_beyond(Limit limit, std::int64_t more,
                                       const PlayMeasured& play) const;
  std::optional<Refused> refuse_excluded(const Guarded& guarded, std::int64_t now_ms) const;
  std::optional<Refused> refuse_wager(PlayerId player, Cents staked, const LiveTable& table,
                                      std::int64_t now_ms) const;

  const Accounts& accounts_;
  const Counter& counter_;
  const Tables& tables_;
  Recorder& recorder_;
  GuardBook book_;
};

}  // namespace cardroom::room
