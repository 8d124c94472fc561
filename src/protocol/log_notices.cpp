// Every notice of the operator's log, and when it is written.
#include "protocol/protocol.h"
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
      logged<notice::RoomClosed>("it has stopped as it should"),
      logged<notice::SignedIn>("somebody signed in"),
      logged<notice::SignInRefused>(
          "somebody could not; `player` is null where the account does not exist"),
      logged<notice::SignedOut>("somebody signed out"),
      logged<notice::Refused>(
          "a message was refused; `message` is empty where the room knows no such type"),
      logged<notice::Dropped>("the room closed a connection, and why"),
      logged<notice::LimitHit>(
          "an address came up against a limit; at most one line a minute for each limit and "
          "address, with how often it was hit"),
      logged<notice::RoundRead>("staff looked at a round"),
      logged<notice::TableStopped>("a table was stopped by a fault of the program"),
      logged<notice::Trouble>("a file, a disk or the network failed"),
      logged<notice::LinesLost>("the log could not keep up; so many lines are missing here"),
  };
}

}  // namespace cardroom::protocol
