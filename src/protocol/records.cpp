#include "protocol/records.h"

#include "protocol/any_command.h"
#include "records/records.h"

namespace cardroom::protocol {

namespace {

template <class T>
RecordEntry record(std::string_view stream, std::string_view what) {
  return {stream, codec::shape_of<T>(), what};
}

}  // namespace

std::vector<RecordEntry> records() {
  namespace kept = cardroom::records;
  return {
      record<kept::TableOpened>("table/N", "the first record of the stream"),
      record<kept::KeyDrawn>(
          "table/N", "32 bytes from the kernel for a round, drawn and committed to before it"),
      record<kept::Entropy>("table/N", "what a player mixes in, in order"),
      record<kept::TableCommand<codec::Unread>>(
          "table/N",
          "a command that was not refused, and everything that followed; "
          "`shuffle` if it brings cards in a new order"),
      record<kept::HouseSet>("table/N", "one of the room's own settings"),
      record<kept::Paused>("table/N", "no new round is dealt while it is true"),
      record<kept::Bot>("table/N", "a house bot takes a seat or leaves it"),
      record<kept::TableStopped>("table/N", "something broke; nothing goes on at the table"),
      record<kept::TableRevived>("table/N", "staff had play go on where it had stopped"),
      record<kept::TableCleared>("table/N", "staff paid everybody, and the table is empty"),
      record<kept::TableRemoved>("table/N", "the last record of the stream"),
      record<kept::CageCommand<codec::Unread>>(
          "cage", "money moved: a command and its `money_moved` events"),
      record<kept::AccountOpened>("accounts",
                                  "an account was opened, for a player, a guest, a bot or staff"),
      record<kept::Registered>("accounts", "`password` is its hash"),
      record<kept::SessionOpened>("accounts", "`hash` is the BLAKE2b of the token"),
      record<kept::SessionClosed>("accounts", "a session was closed: somebody signed out"),
      record<kept::CodeMade>("accounts", "a one-time code to sign in with; `hash` is its BLAKE2b"),
      record<kept::CodeUsed>("accounts", "the code was used and is no longer valid"),
      record<kept::Dismissed>("accounts", "a staff account was closed"),
      record<kept::Answered>(
          "answers",
          "what was answered to a command of the room, with its id: sent again, it is answered "
          "and not done again"),
      record<kept::Rehearsal>(
          "room",
          "the room trains its staff, and shuffles may be set by hand: the first "
          "record of the whole journal, and nowhere else"),
      record<kept::Chat>("room", "what somebody said at a table"),
      record<kept::Announcement>("room", "what staff told a table, or the whole room"),
      record<kept::Asked>("room", "what one of the staff asked about a round of play"),
      record<kept::ProgramChecked>(
          "room",
          "the program looked at its own bytes; `changed`: they are not those it began with"),
      record<kept::LossAccepted>("room", "the operator opened a room whose journal lacks records"),
      record<kept::Trouble>("room", "something broke that no table was the cause of"),
  };
}

}  // namespace cardroom::protocol
