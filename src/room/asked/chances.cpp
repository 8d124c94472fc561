#include "room/asked/chances.h"

#include <algorithm>

#include "room/messages/given.h"
#include "room/messages/replies.h"

namespace cardroom::room {

namespace {

// A rehearsal, or a table where everybody else is a house bot.
bool is_practice(const LiveTable& table, PlayerId player, const Practice& practice) {
  if (practice.occasion == Occasion::rehearsal) return true;
  const std::vector<PlayerId> people = table.game->people();
  return table.of.is_none() && std::all_of(people.begin(), people.end(), [&](PlayerId one) {
           return one == player || practice.accounts.is_bot(one);
         });
}

}  // namespace

void answer_chances(Tables& tables, const Practice& practice, const Message& message,
                    Effects& effects) {
  LiveTable* const table = tables.named_in(message, effects);
  if (table == nullptr) return;
  const PlayerId player = message.asker().player;
  const Seat seat = table->game->seat_of(player);
  if (seat.is_none() || !is_practice(*table, player, practice))
    return refuse(message, rule::only_in_practice, effects);
  answer(message,
         outgoing::OwnChances{outgoing::id_of(message.id), table->number, table->seq,
                              table->game->chances_against_any(seat)},
         effects);
}

}  // namespace cardroom::room
