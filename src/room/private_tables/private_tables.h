// PrivateTables: a player opens a table for friends, they come by its link, and the host looks
// after it.
#pragma once

#include <optional>

#include "room/private_tables/evening.h"
#include "room/private_tables/opened_today.h"
#include "room/private_tables/orders.h"
#include "room/tables/opener.h"

namespace cardroom::room {

inline constexpr std::size_t private_a_host = 3;  // Open at a time.
inline constexpr std::size_t private_an_address = 8;
inline constexpr std::size_t private_a_host_day = 24;  // Opened in a day, and ended or not.
inline constexpr std::size_t private_an_address_day = 96;

class PrivateTables {
 public:
  PrivateTables(DrawKey draw_key, std::uint32_t tables_most, Tables& tables, Opener& opener,
                Dealer& dealer, Runner& runner, Evening& evening, Audience& audience,
                const Counter& counter, const Protection& protection, const Accounts& accounts,
                Answers& answers)
      : draw_key_(std::move(draw_key)),
        tables_most_(tables_most),
        tables_(tables),
        opener_(opener),
        dealer_(dealer),
        runner_(runner),
        evening_(evening),
        audience_(audience),
        counter_(counter),
        protection_(protection),
        accounts_(accounts),
        answers_(answers) {}

  void open(const Message& message, Effects& effects);
  void join(const Message& message, Effects& effects);
  void list(const Message& message, Effects& effects) const;
  void show(const Message& message, Effects& effects);

  // The host's orders.
  void make_link(const Message& message, Effects& effects);
  void deal_in(const Message& message, Effects& effects);
  void seat(const Message& message, Effects& effects);
  void unseat(const Message& message, Effects& effects);
  void send_away(const Message& message, Effects& effects);
  void pause(const Message& message, Effects& effects);
  void end(const Message& message, Effects& effects);

 private:
  std::optional<Refused> refuse_another(const Message& message) const;
  // The table of a message that its host sent. Anybody else is answered with a refusal.
  LiveTable* hosted_in(const Message& message, Effects& effects);
  void tell_link(const LiveTable& table, std::string link, const Message& message,
                 Effects& effects);
  // Why a guest cannot be seated like this; nothing is given before.
  std::optional<Refused> seat_guest(LiveTable& table, const incoming::SeatGuest& asked,
                                    const Message& message, const Moment& at);

  DrawKey draw_key_;
  std::uint32_t tables_most_;
  Tables& tables_;
  Opener& opener_;
  Dealer& dealer_;
  Runner& runner_;
  Evening& evening_;
  Audience& audience_;
  const Counter& counter_;
  const Protection& protection_;
  const Accounts& accounts_;
  Answers& answers_;
  OpenedToday opened_;
};

}  // namespace cardroom::room
