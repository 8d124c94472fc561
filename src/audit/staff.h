// The accounts and their roles: nobody acts without an account, or in a role they were not given. A
// commit may open an account and use it, in either order, so senders are judged at its end.
#pragma once

#include <map>
#include <vector>

#include "audit/finding.h"
#include "audit/record.h"

namespace cardroom::audit {

class Staff {
 public:
  // Applies a record of the stream of accounts; returns what is wrong with it.
  std::string apply(const records::AccountRecord& record);

  void acted(const CommandRecord& record, const RecordPlace& where);
  void end_commit(Findings& findings);

 private:
  struct Account {
    Role role = Role::player;
    bool dismissed = false;
  };
  struct Act {
    PlayerId player;
    Role role = Role::player;
    RecordPlace where;
  };
  std::map<PlayerId, Account> accounts_;
  std::vector<PlayerId> dismissed_;  // In the commit under way.
  std::vector<Act> acts_;
};

}  // namespace cardroom::audit
