// Desk: where people sign in, accounts are opened and staff are appointed. Every change is a record
// of the stream `accounts`.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cards/seed.h"
#include "room/counter/counter.h"
#include "room/desk/accounts.h"
#include "room/desk/sign_in.h"
#include "room/messages/refused.h"
#include "room/records/recorder.h"

namespace cardroom::room {

struct DeskOptions {
  Cents welcome;                   // Play chips for a new account.
  std::int64_t welcomes_a_day;     // and how many of an address get them.
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
  // Counts a try to sign in before the password is looked at; refused where there were too many.
  std::optional<Refused> begin_try(const std::string& name, const std::string& address,
                                   const Moment& at);
  // A one-time code for the operator; opens the account if there is none.
  void admit_operator(const store::Hash& code, const Moment& at);
  PlayerId open_account(const std::string& name, Role role, Holder holder, const Moment& at);

  // Guests whom nobody has seen for a month and who do not sit anywhere: their chips go back. Says
  // who they were.
  std::vector<PlayerId> forget_guests(const std::function<bool(PlayerId)>& is_seated,
                                      const Moment& at);

  // Staff keep a player from something, or no longer.
  std::optional<Refused> restrict(const records::Restricted& asked, const Moment& at);
  std::optional<Refused> lift(const records::RestrictionLifted& asked, const Moment& at);

  // A session is in use.
  void see(const store::Hash& token, const Moment& at);
  void close_session(const store::Hash& token, const Moment& at);
  // Those that nobody has used for too long, or that have lasted long enough.
  std::vector<store::Hash> sessions_over(std::int64_t now_ms) const;

  // A fresh secret for an authenticator, which counts once a code of it has been seen.
  std::string begin_second_factor(PlayerId player);
  std::optional<Refused> confirm_second_factor(PlayerId player, const std::string& code,
                                               const Moment& at);
  std::optional<Refused> remove_second_factor(PlayerId player, const std::string& code,
                                              const Moment& at);

  struct Appointed {
    PlayerId player;
    std::string code;  // To sign in with, once only.
  };
  Result<Appointed, Refused> appoint(const std::string& name, Role role, const Moment& at);
  // Another code for one of the staff, who signs in without a second factor once.
  Result<Appointed, Refused> new_code(PlayerId player, const Moment& at);
  std::optional<Refused> dismiss(PlayerId player, PlayerId by, const Moment& at);

 private:
  void record(const records::AccountRecord& record, const Moment& at);
  void make_code(PlayerId player, const store::Hash& hash, const Moment& at);
  Appointed appointed_with_code(PlayerId player, const Moment& at);
  // Whether so many accounts were opened from there today that there is no end to it.
  bool opens_too_many(const SignIn& asked, std::int64_t now_ms) const;
  PlayerId open_with_welcome(const SignIn& asked, Holder holder, const Moment& at);
  PlayerId register_account(const SignIn& asked, const Moment& at);
  std::optional<Refused> fault_in_name(const SignIn& asked) const;
  // The step of the code; refused where the account wants one and this is not it.
  Result<std::int64_t, Refused> factor_of(const SignIn& asked, const Account& account,
                                          std::int64_t now_ms) const;
  void sign_in_with_password(const SignIn& asked, const Moment& at);
  void sign_in_once(const SignIn& asked, const Moment& at);
  void set_password(const SignIn& asked, const Moment& at);
  void open_session(const SignIn& asked, PlayerId player, const Moment& at,
                    std::int64_t code_step = 0);

  DeskOptions options_;
  Recorder& recorder_;
  Counter& counter_;
  Accounts accounts_;
  std::map<PlayerId, std::string> secrets_;  // Begun, not confirmed.
  // Accounts opened today, by address. A restart begins anew.
  std::int64_t opened_day_ = 0;
  std::map<std::string, std::int64_t> opened_;
};

}  // namespace cardroom::room
