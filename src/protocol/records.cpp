#include "protocol/records.h"

#include "protocol/any_command.h"
#include "records/protection_records.h"
#include "records/tournament_records.h"

namespace cardroom::protocol {

namespace {

namespace kept = cardroom::records;

template <class T>
RecordEntry record(std::string_view stream, std::string_view what) {
  return {stream, codec::shape_of<T>(), what};
}

std::vector<RecordEntry> of_tables() {
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
  };
}

std::vector<RecordEntry> of_tournaments() {
  return {
      record<kept::TournamentAnnounced>(
          "tournament/N",
          "the first record of the stream; `key` draws the ballot, `commitment` is published"),
      record<kept::TournamentCommand<codec::Unread>>(
          "tournament/N",
          "a command that was not refused, and everything that followed; `seed` if something in "
          "it was drawn by lot"),
      record<kept::TournamentStopped>("tournament/N", "something broke; nothing goes on in it"),
      record<kept::TournamentRevived>("tournament/N", "staff had it go on"),
      record<kept::TournamentWoundUp>("tournament/N", "staff ended it and paid everybody back"),
  };
}

std::vector<RecordEntry> of_accounts() {
  return {
      record<kept::AccountOpened>("accounts",
                                  "an account was opened, for a player, a guest, a bot or staff"),
      record<kept::Registered>("accounts", "`password` is its hash"),
      record<kept::SessionOpened>("accounts", "`hash` is the BLAKE2b of the token"),
      record<kept::SessionSeen>("accounts", "somebody used the session; written now and then"),
      record<kept::SessionClosed>("accounts", "a session ended: signed out, or idle for too long"),
      record<kept::CodeMade>("accounts", "a one-time code to sign in with; `hash` is its BLAKE2b"),
      record<kept::CodeUsed>("accounts", "the code was used and is no longer valid"),
      record<kept::PasswordSet>("accounts", "`password` is its hash"),
      record<kept::SecondFactorSet>("accounts", "signing in needs a code of this secret too"),
      record<kept::SecondFactorRemoved>("accounts", "and needs it no longer"),
      record<kept::SignInLocked>("accounts", "too many wrong passwords or codes"),
      record<kept::GuestForgotten>("accounts",
                                   "nobody used the account for 30 days; its chips went back"),
      record<kept::Restricted>("accounts", "staff muted, barred or shut out a player"),
      record<kept::RestrictionLifted>("accounts", "and took it back"),
      record<kept::Dismissed>("accounts", "a staff account was closed"),
      record<kept::Answered>(
          "answers",
          "what was answered to a command of the room, with its id: sent again, it is answered "
          "and not done again"),
  };
}

std::vector<RecordEntry> of_protection() {
  return {
      record<kept::LimitSet>("protection",
                             "a limit in force from now on; by the player or the house"),
      record<kept::LimitAsked>("protection", "a player wants a higher limit"),
      record<kept::LimitKept>("protection", "and no longer wants it"),
      record<kept::NoticesSet>("protection", "how often the player is told how long they played"),
      record<kept::PlayerExcluded>("protection", "a time-out, or an exclusion"),
      record<kept::PlayerReadmitted>("protection", "the house took its own exclusion back"),
      record<kept::PlayBegan>("protection", "a player has a seat, and had none"),
      record<kept::PlayGoesOn>("protection", "somebody has a seat; once a minute"),
      record<kept::PlayEnded>("protection", "and has none any more"),
      record<kept::StakeHeldOver>("protection", "what lay before a player when a day began"),
  };
}

std::vector<RecordEntry> of_room() {
  return {
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

}  // namespace

std::vector<RecordEntry> records() {
  std::vector<RecordEntry> all;
  for (const auto part : {of_tables, of_tournaments, of_accounts, of_protection, of_room})
    for (RecordEntry& entry : part()) all.push_back(std::move(entry));
  return all;
}

}  // namespace cardroom::protocol
