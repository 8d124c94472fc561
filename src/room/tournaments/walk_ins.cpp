#include "room/tournaments/walk_ins.h"

#include <vector>

#include "tournament/play.h"

namespace cardroom::room {

namespace {

// The first refusal of commands that are given one after the other, on a copy.
template <class State, class Command, class Events>
std::optional<Refused> refusal_of(State trial, const std::vector<Command>& commands,
                                  Events events) {
  for (const Command& command : commands)
    if (const auto refusal = play(trial, command, events)) return refused_by(*refusal);
  return std::nullopt;
}

}  // namespace

std::optional<Refused> WalkIns::refuse(const AnyTournament& tournament,
                                       const WalkIn& person) const {
  if (tournament.stopped) return refused_by(rule::tournament_stopped);
  if (!is_good_name(person.name)) return refused_by(rule::bad_name);
  const Accounts& accounts = desk_.accounts();
  if (accounts.find(person.name) != nullptr || accounts.is_like_another(person.name, PlayerId()))
    return refused_by(rule::name_taken);
  return std::nullopt;
}

PlayerId WalkIns::open(const WalkIn& person, Cents fee, const Asker& asker, const Moment& at) {
  const PlayerId player = desk_.open_account(person.name, Role::player, Holder::member, at);
  take_cash({player, fee}, asker, at);
  return player;
}

bool is_walk_in(PlayerId player, const Accounts& accounts) {
  const Account* const account = accounts.find(player);
  return account != nullptr && account->role == Role::player && !account->guest && !account->bot &&
         account->password.empty();
}

void WalkIns::take_cash(const records::Payment& due, const Asker& taker, const Moment& at) {
  const Cents missing = due.cents - counter_.wallet(due.player);
  if (missing <= Cents(0)) return;
  const cage::command::Issue issue{Role::operator_, due.player, missing,
                                   *Note::from("paid in cash at the desk")};
  check(!counter_.move(issue, taker, at), "the cage refused cash");
}

// T01-8.3, S05-20.4(f): whom the director enters is in the selected group.
std::optional<Refused> WalkIns::enter(LiveTournament& tournament, const WalkIn& person,
                                      const Asker& asker, const Moment& at) {
  namespace command = tournament::command;
  if (auto refused = refuse(tournament, person)) return refused;
  performer_.pass_time(tournament, at);
  const PlayerId coming = desk_.accounts().next();
  std::vector<tournament::Command> commands;
  if (tournament.state.conditions.group == tournament::Group::selected)
    commands.emplace_back(command::Admit{coming, asker.role});
  commands.emplace_back(command::Enter{coming, person.agreed});
  if (auto refused = refusal_of(tournament.state, commands, tournament::Events())) return refused;
  check(open(person, tournament.state.conditions.fee, asker, at) == coming,
        "somebody else came first");
  for (const tournament::Command& one : commands)
    if (auto refused = performer_.perform(tournament, one, asker, {}, at)) return refused;
  return std::nullopt;
}

std::optional<Refused> WalkIns::enter(LiveContest& live, const WalkIn& person, const Asker& asker,
                                      const Moment& at) {
  namespace command = contest::command;
  if (auto refused = refuse(live, person)) return refused;
  const PlayerId coming = desk_.accounts().next();
  std::vector<contest::Command> commands;
  if (person.agreed && live.state.agreement) commands.emplace_back(command::Agree{coming});
  commands.emplace_back(command::Enter{coming});
  if (auto refused = refusal_of(live.state, commands, contest::Events())) return refused;
  check(open(person, live.state.conditions.fee, asker, at) == coming, "somebody else came first");
  for (const contest::Command& one : commands)
    if (auto refused = contest_performer_.perform(live, one, asker, {}, at)) return refused;
  return std::nullopt;
}

}  // namespace cardroom::room
