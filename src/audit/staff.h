// Who there is and in which role: nobody acts who has no account, or in a role he was not given. A
// commit may open an account and use it, in either order, so askers are judged at its end.
#pragma once

#include <map>
#include <vector>

#include "audit/finding.h"
#include "audit/record.h"

namespace cardroom::audit {

class Staff {
 public:
  // A record of the stream of accounts; what is wrong with it.
  std::string apply(const records::AccountRecord& record);

  void acted(const CommandRecord& record, const Place& where);
  void end_commit(Findings& findings);

 private:
  struct Account {
    Role role = Role::player;
    bool dismissed = false;
  };
  struct Act {
    PlayerId player;
    Role role = Role::player;
    Place where;
  };
  std::map<PlayerId, Account> accounts_;
  std::vector<PlayerId> dismissed_;  // In the commit under way.
  std::vector<Act> acts_;
};

}  // namespace cardroom::audit
