// Kept: the parts of the room that records and snapshots restore.
#pragma once

#include "room/counter/books.h"
#include "room/desk/accounts.h"
#include "room/messages/answers.h"
#include "room/protection/guarded.h"
#include "room/records/recorder.h"
#include "room/tables/tables.h"
#include "room/tournaments/tournaments.h"

namespace cardroom::room {

struct Kept {
  Recorder& recorder;
  Accounts& accounts;
  CageBooks& books;
  Tables& tables;
  Answers& answers;
  GuardBook& guard_book;
  Tournaments& tournaments;

  // What the books have about a guest whom the desk has forgotten. The journal keeps it.
  void forget(PlayerId player) const {
    books.forget(player);
    guard_book.forget(player);
  }
};

}  // namespace cardroom::room
