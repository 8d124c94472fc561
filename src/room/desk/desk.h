// Desk: where people sign in, accounts are opened and staff are appointed. Every change is a record
// of the stream `accounts`.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cards/seed.h"
#include "room/counter/counter.h"
#include "room/desk/accounts.h"
#include "room/desk/sign_in.h"
#include "room/messages/refused.h"
#include "room/records/recorder.h"

namespace cardroom::room {

struct DeskOptions {
  Cents welcome;                   // Play chips for a new account.
  std::function<Seed()> draw_key;  // Used for codes.
};

class Desk {
 public:
  Desk(DeskOptions options, Recorder& recorder, Counter& counter)
      : options_(std::move(options)), recorder_(recorder), counter_(counter) {}

  const Accounts& accounts() const { return accounts_; }
  Accounts& accounts() { return accounts_; }
  Role role_of(PlayerId account) const;

  void sign_in(const SignIn& asked, const Moment& at);
  // A one-time code for the operator; opens the account if there is none.
  void admit_operator(const store::Hash& code, Effects& effects);
  PlayerId open_account(const std::string& name, Role role, Holder holder, Effects& effects);

  struct Appointed {
    PlayerId player;
    std::string code;  // To sign in with, once only.
  };
  Result<Appointed, Refused> appoint(const std::string& name, Role role, Effects& effects);
  std::optional<Refused> dismiss(PlayerId player, PlayerId by, Effects& effects);

 private:
  void record(const records::AccountRecord& record, Effects& effects);
  void make_code(PlayerId player, const store::Hash& hash, Effects& effects);
  PlayerId open_with_welcome(const std::string& name, Holder holder, const Moment& at);
  PlayerId register_account(const SignIn& asked, const Moment& at);
  std::optional<Refused> fault_in_name(const SignIn& asked) const;
  void open_session(const SignIn& asked, PlayerId player, const Moment& at);

  DeskOptions options_;
  Recorder& recorder_;
  Counter& counter_;
  Accounts accounts_;
};

}  // namespace cardroom::room
