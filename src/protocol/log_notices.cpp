#include "protocol/log_notices.h"

#include "room/log/notice.h"

namespace cardroom::protocol {

namespace {

namespace notice = room::notice;

template <class T>
LogNotice logged(std::string_view what) {
  return {codec::shape_of<T>(), word(T::level), what};
}

}  // namespace

std::vector<LogNotice> log_notices() {
  return {
      logged<notice::RoomOpened>("the room is open at this address"),
      logged<notice::RoomClosed>("the room has stopped cleanly"),
      logged<notice::SignedIn>("somebody signed in"),
      logged<notice::SignInRefused>(
          "somebody could not sign in; `player` is null if the account does not exist"),
      logged<notice::SignedOut>("somebody signed out"),
      logged<notice::Refused>(
          "a message was refused; `message` is empty if the room does not know the type"),
      logged<notice::Dropped>("the room closed a connection, and why"),
      logged<notice::LimitHit>(
          "an address hit a limit; at most one line per minute for each limit and "
          "address, with how often it was hit"),
      logged<notice::RoundRead>("staff looked at a round"),
      logged<notice::TableStopped>("a table was stopped by a fault of the program"),
      logged<notice::Trouble>("a file, a disk or the network failed"),
      logged<notice::DiskLow>(
          "less than `--disk-warning` is left on the disk of the data folder; again every ten "
          "minutes while it is so"),
      logged<notice::CertificateRead>(
          "the room has read its certificate again; new connections get the new one"),
      logged<notice::Linked>(
          "this machine and another one of the room are linked; people who come to one of them are "
          "in the room"),
      logged<notice::LinesLost>(
          "so many lines are missing before this one: the log could not keep up, or one address "
          "had more than 300 of a type in a minute"),
  };
}

}  // namespace cardroom::protocol
