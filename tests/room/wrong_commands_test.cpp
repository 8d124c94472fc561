// Every command of a tournament, sent by everybody at many moments of it: refused with a sentence,
// and nothing has changed; or done. The commands come from the list that the engine has.
#include <functional>

#include "changes.h"
#include "likely_fields.h"
#include "script_in_room.h"

namespace cardroom::room {
namespace {

template <class Kind>
class AllAsking {
 public:
  using Made = std::unique_ptr<InTheRoom<Kind>>;
  AllAsking(std::function<Made()> make, std::uint64_t seed) : make_(std::move(make)), seed_(seed) {
    begin();
  }

  // Each command, empty and with something in it, by everybody.
  void try_all() { each(static_cast<typename Kind::Command*>(nullptr)); }
  int refused() const { return refused_; }

 private:
  template <class... Types>
  void each(std::variant<Types...>*) {
    (try_one<Types>(), ...);
  }
  template <class Asked>
  void try_one() {
    LikelyFields fields(seed_, players_);
    for (int filled = 0; filled < 3; ++filled) {
      Asked asked{};
      if (filled > 0) fields.fill_all(asked);
      boost::json::object text = codec::to_json(typename Kind::Command(asked)).as_object();
      text["tournament"] = 1;
      for (const Role role : {Role::player, Role::dealer, Role::supervisor, Role::operator_,
                              Role::director, Role::inspector})
        send<Asked>(connections_.at(role), role, boost::json::serialize(text));
      send<Asked>(visitor_, std::nullopt, boost::json::serialize(text));
    }
  }
  template <class Asked>
  void send(ConnectionId from, std::optional<Role> role, const std::string& text) {
    const auto before = in_->journal.head().sequence;
    const auto answer = in_->put(from, text);
    CAPTURE(text);
    CAPTURE(boost::json::serialize(answer));
    if (text_in(answer, "type") != "refused") {
      CHECK(text_in(answer, "type") == "done");
      return begin();
    }
    ++refused_;
    const std::string rule = text_in(answer, "rule");
    CHECK_FALSE(has_changed_since(in_->journal, before));
    CHECK(rule.find("at_fault") == std::string::npos);
    CHECK(!text_in(answer, "sentence").empty());
    const Permission* const permission = find_permission(Kind::permissions(), Asked::name);
    if (permission == nullptr)
      CHECK(rule == "unknown_type");
    else if (!role)
      CHECK(rule == "not_signed_in");
    else if (!permission->roles.contains(*role)) {
      CHECK(rule == "not_your_role");
      // The clause that gives the power to others.
      if constexpr (requires(Asked asked) { asked.by; }) CHECK(!answer.at("clause").is_null());
    }
  }
  void begin() {
    in_ = make_();
    connections_.clear();
    for (const Role role :
         {Role::dealer, Role::supervisor, Role::operator_, Role::director, Role::inspector})
      connections_[role] = in_->staff(role);
    visitor_ = in_->connect();
    players_.clear();
    for (const auto& [player, account] : in_->room->accounts().all())
      if (account.role == Role::player) players_.push_back(player);
    if (players_.empty()) players_.push_back(in_->guest("somebody"));
    connections_[Role::player] = in_->connect(players_.front());
  }

  std::function<Made()> make_;
  std::uint64_t seed_;
  Made in_;
  std::map<Role, ConnectionId> connections_;
  ConnectionId visitor_ = 0;
  std::vector<PlayerId> players_;
  int refused_ = 0;
};

// At some moments of a script, evenly spread, the last one too.
template <class Kind>
void try_in(const std::string& file, std::size_t moments) {
  const Script script = script_in(file);
  const auto commands = commands_of<Kind>(script);
  for (std::size_t moment = 1; moment <= moments; ++moment) {
    const std::size_t until = commands.size() * moment / moments;
    CAPTURE(file);
    CAPTURE(until);
    AllAsking<Kind> everybody(
        [&] {
          auto in = std::make_unique<InTheRoom<Kind>>(script.rules);
          for (std::size_t at = 0; at < until; ++at) in->send(commands[at]);
          return in;
        },
        until);
    everybody.try_all();
    CHECK(everybody.refused() > 500);
  }
}

TEST_CASE("a command of a tournament at a wrong time or by a wrong role changes nothing") {
  for (const char* const script :
       {"T-07-rebuys", "S05-20.8-what-cannot-be-moved", "T-18-prizes", "T-17-cancelled",
        "H95-19.3-race-off-has-its-time", "T-19-counts"})
    try_in<Poker>("tournaments/" + std::string(script) + ".tournament", 3);
}

TEST_CASE("a command of a tournament of Canberra Poker at a wrong time changes nothing") {
  for (const char* const script : {"CP17-17.3-repechage", "CP17-17.23-cancelled",
                                   "CP17-17.15-order-of-antes", "CP17-17.3-final-play-off"})
    try_in<CanberraPoker>("hands/canberra-tournament/" + std::string(script) + ".hand", 3);
}

}  // namespace
}  // namespace cardroom::room
