#include "room/tables/private_table.h"

namespace cardroom::room {

void apply_to(PrivateTable& table, const records::PrivateOpened& opened) {
  table.host = opened.host;
  table.address = opened.address;
  table.link = opened.link;
  table.welcome = opened.welcome_cents;
}

void apply_to(PrivateTable& table, const records::LinkMade& made) { table.link = made.link; }

void apply_to(PrivateTable& table, const records::GuestCame& came) {
  table.guests.insert(came.player);
}

void apply_to(PrivateTable& table, const records::GuestSentAway& gone) {
  table.guests.erase(gone.player);
  table.sent_away.insert(gone.player);
}

void apply_to(PrivateTable& table, const records::ChipsGiven& given) {
  table.given[given.player] += given.cents;
}

void apply_to(PrivateTable& table, const records::PrivateEnding&) { table.ending = true; }

}  // namespace cardroom::room
