#include "words/canberra/tournament_story.h"

#include <numeric>

#include "base/money_text.h"
#include "eval/words.h"
#include "words/taken_back.h"
#include "words/text.h"

namespace cardroom::canberra::tournament {

namespace {

// An act by the name of its main event.
std::string session_act_words(std::string_view what) {
  struct Row {
    std::string_view what, words;
  };
  constexpr Row rows[] = {{"entered", "the entry"},
                          {"withdrew", "the withdrawal"},
                          {"reserve_joined", "the place as a reserve"},
                          {"reserve_seated", "the seat of a reserve"},
                          {"substituted", "the substitution"},
                          {"seat_drawn", "the ballot"},
                          {"seat_taken", "the seat"},
                          {"session_started", "the start of the session"},
                          {"counted", "the count"},
                          {"table_counted", "the count"},
                          {"tied", "the play-off"},
                          {"extra_session_called", "the further session"},
                          {"bought_back", "the buy-back"},
                          {"break_called", "the break"},
                          {"break_ended", "the end of the break"},
                          {"penalised", "the exclusion"},
                          {"stack_corrected", "the correction of the stake"},
                          {"place_awarded", "the award of the prizes"}};
  for (const Row& row : rows)
    if (row.what == what) return std::string(row.words);
  return std::string(what);
}

struct SessionSentences {
  const NameOf& name_of;

  std::string who(PlayerId player) const {
    std::string name = name_of(player);
    return name.empty() ? "nobody" : name;
  }
  static std::string at(TableNumber table) { return "table " + std::to_string(table); }

  std::string operator()(const event::ConditionSet& e) const {
    const Condition* const row = find_condition(e.key.view());
    return "condition: " + std::string(row != nullptr ? row->meaning : e.key.view()) + ": " +
           text(e.value);
  }
  std::string operator()(const event::Documented&) const { return "the conditions are documented"; }
  std::string operator()(const event::Published&) const {
    return "the conditions are available to patrons: the director conducts the tournament under "
           "them and the rules, and the rules prevail";
  }
  std::string operator()(const event::Notified& e) const {
    return "the Commission is notified and has a copy: " + text(e.text);
  }
  std::string operator()(const event::Nominated& e) const {
    return text(e.text) + " is nominated as director";
  }
  std::string operator()(const event::AgreementRequired&) const {
    return "entrants agree to the rules in writing";
  }
  std::string operator()(const event::Agreed& e) const { return who(e.player) + " agrees"; }
  std::string operator()(const event::Entered& e) const {
    return who(e.player) + " enters and pays $" + in_dollars(e.amount);
  }
  std::string operator()(const event::ReserveJoined& e) const {
    return who(e.player) + " is a reserve";
  }
  std::string operator()(const event::ReserveSeated& e) const {
    return who(e.player) + " pays $" + in_dollars(e.fee) + " and takes the seat of " +
           who(e.instead_of);
  }
  std::string operator()(const event::Substituted& e) const {
    return who(e.player) + " plays for " + who(e.instead_of);
  }
  std::string operator()(const event::StartChanged& e) const {
    return "the session starts " + text(e.text);
  }
  std::string operator()(const event::Drawn& e) const {
    return who(e.player) + " draws " + at(e.table) + ", seat " + std::to_string(e.seat.number());
  }
  std::string operator()(const event::SeatTaken& e) const { return who(e.player) + " sits down"; }
  std::string operator()(const event::SessionStarted& e) const {
    return "session " + std::to_string(e.number) +
           (e.kind == SessionKind::ordinary ? "" : ", " + std::string(word(e.kind))) + " starts";
  }
  std::string operator()(const event::RoundStarted& e) const {
    return at(e.table) + ": a round, the starting marker at seat " +
           std::to_string(e.seat.number());
  }
  std::string operator()(const event::AnteAsked& e) const {
    return at(e.table) + ": seat " + std::to_string(e.seat.number()) + " is asked for an ante";
  }
  std::string operator()(const event::AntePlaced& e) const {
    return who(e.player) + " antes " + text(e.amount);
  }
  std::string operator()(const event::AnteWarned& e) const {
    return "the ante of " + who(e.player) + " is out of order and stands, with a warning";
  }
  std::string operator()(const event::AnteReferred& e) const {
    return "the ante of " + who(e.player) + " is out of order again: the director rules";
  }
  std::string operator()(const event::AnteRuled& e) const {
    return "the ante of " + who(e.player) + (e.stands ? " stands" : " is void");
  }
  std::string operator()(const event::AntesClosed& e) const {
    return at(e.table) + ": no more antes";
  }
  std::string operator()(const event::OnlyFold& e) const {
    return who(e.player) + " has less than twice the ante left and can only fold";
  }
  std::string operator()(const event::BetPlaced& e) const {
    return who(e.player) + " bets " + text(e.amount);
  }
  std::string operator()(const event::Folded& e) const { return who(e.player) + " folds"; }
  std::string operator()(const event::JackpotWagered& e) const {
    return who(e.player) + " wagers $" + in_dollars(e.amount) + " on the jackpot";
  }
  std::string operator()(const event::JackpotWon& e) const {
    return who(e.player) + " wins $" + in_dollars(e.amount) + " from the jackpot with a " +
           std::string(words_of(e.hand));
  }
  std::string operator()(const event::JackpotLost& e) const {
    return "the jackpot wager of " + who(e.player) + ", $" + in_dollars(e.amount) + ", is lost";
  }
  std::string operator()(const event::HadBack& e) const {
    return who(e.player) + " has " + text(e.amount) + " back";
  }
  std::string operator()(const event::RoundEnded& e) const {
    return at(e.table) + ": the round is over";
  }
  std::string operator()(const event::RoundVoided& e) const {
    return at(e.table) + ": the round is void and does not count";
  }
  std::string operator()(const event::Counted& e) const {
    return who(e.player) + " has " + text(e.amount) + " chips by the count";
  }
  std::string operator()(const event::TableCounted& e) const {
    return at(e.table) + ": the session is over by the count";
  }
  std::string operator()(const event::SessionEnded& e) const {
    return "session " + std::to_string(e.number) + " is over";
  }
  std::string operator()(const event::Eliminated& e) const {
    constexpr std::string_view why[] = {" cannot wager the minimum and is out", " is out",
                                        " has fewer chips than the conditions ask for and is out",
                                        " has not taken the seat and forfeits it", " is excluded"};
    return who(e.player) + std::string(why[static_cast<std::size_t>(e.why)]);
  }
  std::string operator()(const event::Advanced& e) const { return who(e.player) + " goes on"; }
  std::string operator()(const event::PointsWon& e) const {
    return who(e.player) + " has " + say_points(e.points) + " points";
  }
  std::string operator()(const event::Tied& e) const {
    return who(e.player) + " plays additional rounds";
  }
  std::string operator()(const event::PlayedOff& e) const {
    return who(e.player) + " has " + text(e.amount) + " after additional rounds";
  }
  std::string operator()(const event::PlayOffTied&) const {
    return "they are equal again, and play on";
  }
  std::string operator()(const event::ExtraCalled& e) const {
    return "a " + std::string(word(e.kind)) + " session is played";
  }
  std::string operator()(const event::BoughtBack& e) const {
    return who(e.player) + " buys back for $" + in_dollars(e.amount);
  }
  std::string operator()(const event::BreakCalled& e) const {
    return "a break of " + std::to_string(e.minutes) + " minutes";
  }
  std::string operator()(const event::BreakEnded&) const { return "the break is over"; }
  std::string operator()(const event::Directed& e) const {
    return "the director directs: " + text(e.text);
  }
  std::string operator()(const event::Penalised& e) const {
    return who(e.player) + (e.excluded ? " will be excluded" : " has a breach on record");
  }
  std::string operator()(const event::Finished&) const { return "play is over"; }
  std::string operator()(const event::PlaceAwarded& e) const {
    return who(e.player) + " has place " + std::to_string(e.place);
  }
  std::string operator()(const event::PrizePaid& e) const {
    return who(e.player) + " wins $" + in_dollars(e.amount);
  }
  std::string operator()(const event::Refunded& e) const {
    return who(e.player) + " has $" + in_dollars(e.amount) + " back";
  }
  std::string operator()(const event::Cancelled&) const { return "the tournament is cancelled"; }
  std::string operator()(const event::Withdrew& e) const { return who(e.player) + " withdraws"; }
  std::string operator()(const event::Undone& e) const {
    return say_undone(session_act_words(e.what.view()),
                      e.player.is_none() ? std::string() : who(e.player));
  }
  std::string operator()(const event::MoneyReturned& e) const {
    return cardroom::say(e, who(e.player));
  }
  std::string operator()(const event::Reopened& e) const { return cardroom::say(e); }
  std::string operator()(const event::StackCorrected& e) const {
    return "corrected: " + who(e.player) + " has " + text(e.chips) + " chips (" + text(e.reason) +
           ")";
  }
};

}  // namespace

std::string say(const Event& event, const EntrantNames& names) {
  return say(event, [&](PlayerId player) {
    const auto at = player.number();
    return at > 0 && at <= names.size() ? names[at - 1] : std::string();
  });
}

std::string say(const Event& event, const NameOf& name_of) {
  return std::visit(SessionSentences{name_of}, event);
}

std::string say(const SessionAct& act, const NameOf& name_of) {
  const event::Undone undone{act.number, act.what, act.player, {}};
  return say(Event(undone), name_of).substr(taken_back_words.size());
}

std::string say_points(std::int64_t points) {
  const std::int64_t whole = points / point;
  const std::int64_t rest = points % point;
  if (rest == 0) return std::to_string(whole);
  const std::int64_t common = std::gcd(rest, point);
  const std::string part = std::to_string(rest / common) + "/" + std::to_string(point / common);
  return whole == 0 ? part : std::to_string(whole) + " " + part;
}

}  // namespace cardroom::canberra::tournament
