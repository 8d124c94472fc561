#include "words/tournament/story.h"

#include "base/clock_text.h"
#include "base/money_text.h"
#include "tournament/format/formats.h"
#include "words/taken_back.h"
#include "words/text.h"

namespace cardroom::tournament {

namespace {

std::string at_table(TableNumber table) { return "table " + std::to_string(table); }

std::string ordinal(int place) {
  const int last = place % 10;
  const bool teens = place / 10 % 10 == 1;
  const char* end = teens || last > 3 || last == 0 ? "th"
                    : last == 1                    ? "st"
                    : last == 2                    ? "nd"
                                                   : "rd";
  return std::to_string(place) + end;
}

std::string because(const Note& reason) { return " (" + std::string(reason.view()) + ")"; }

// An act by the name of its main event.
std::string act_words(std::string_view what) {
  struct Row {
    std::string_view what, words;
  };
  constexpr Row rows[] = {{"entered", "the entry"},
                          {"withdrew", "the withdrawal"},
                          {"reserve_joined", "the place as a reserve"},
                          {"reserve_seated", "the seat of a reserve"},
                          {"table_formed", "the ballot"},
                          {"dealing_chosen", "how a table is dealt"},
                          {"table_broken", "the breaking of a table"},
                          {"allotted", "the move"},
                          {"started", "the start"},
                          {"top_ups_ended", "the end of the top-ups"},
                          {"break_began", "the break"},
                          {"break_ended", "the end of the break"},
                          {"busted", "the bust"},
                          {"eliminated", "the elimination"},
                          {"rebought", "the rebuy"},
                          {"topped_up", "the top-up"},
                          {"raced_off", "the race-off"},
                          {"count_held", "the request for a count"},
                          {"counted", "the count"},
                          {"stage_began", "the stage"},
                          {"marked_absent", "the absence"},
                          {"marked_present", "the return"},
                          {"forfeited", "the forfeit"},
                          {"substituted", "the substitution"},
                          {"excluded", "the exclusion"},
                          {"play_ended", "the end of play"},
                          {"deal_made", "the deal"},
                          {"finished", "the award of the prizes"},
                          {"clock_set", "the setting of the clock"},
                          {"re_entered", "the second entry"},
                          {"bounty_won", "the bounty"},
                          {"stake_corrected", "the correction of the stake"},
                          {"place_corrected", "the correction of the place"},
                          {"reinstated", "the return to play"}};
  for (const Row& row : rows)
    if (row.what == what) return std::string(row.words);
  return std::string(what);
}

// One event's sentence; the overloads are in the order of Event.
class TournamentSentences {
 public:
  explicit TournamentSentences(const NameOf& name_of) : name_of_(name_of) {}

  std::string operator()(const event::Determined& e) const {
    return std::string(e.key.view()) + " is determined as " + std::string(e.value.view());
  }
  std::string operator()(const event::Approved& e) const {
    return "the conditions are approved: " + std::string(e.reference.view());
  }
  std::string operator()(const event::Nominated& e) const {
    return std::string(e.person.view()) +
           (e.assistant ? " assists the director" : " is the director");
  }
  std::string operator()(const event::Admitted& e) const {
    return who(e.player) + " is in the group";
  }
  std::string operator()(const event::Entered& e) const {
    return who(e.player) + " enters for " + text(e.fee);
  }
  std::string operator()(const event::Withdrew& e) const {
    return who(e.player) + " withdraws; the fee stays";
  }
  std::string operator()(const event::ReserveJoined& e) const {
    return who(e.player) + " is a reserve";
  }
  std::string operator()(const event::ReserveSeated& e) const {
    return who(e.reserve) + " pays and takes the seat of " + who(e.instead_of) + ", who gets " +
           text(e.refunded) + " back";
  }
  std::string operator()(const event::TableFormed& e) const {
    return at_table(e.table) + " is formed";
  }
  std::string operator()(const event::DealingChosen& e) const {
    return at_table(e.table) + (e.stacks == Stacks::dealt ? " is dealt by the room"
                                                          : " is a physical table: it is counted");
  }
  std::string operator()(const event::TableBroken& e) const {
    return at_table(e.table) + " is broken";
  }
  std::string operator()(const event::Allotted& e) const {
    return who(e.player) + " has " + at_table(e.table) + ", seat " + text(e.seat.number());
  }
  std::string operator()(const event::Started& e) const {
    return "the tournament starts: " + text(e.players) + " players with " + text(e.each) +
           " chips each";
  }
  std::string operator()(const event::TimePassed& e) const {
    return "it is " + clock_text(e.now_s);
  }
  std::string operator()(const event::ClockStarted&) const { return "the clock starts"; }
  std::string operator()(const event::LevelBegan& e) const {
    return "level " + text(e.level) + ": " + say_bets(e.blinds, e.ante);
  }
  std::string operator()(const event::RaceOffCalled& e) const {
    return "the " + text(e.chip) + "s may be raced off";
  }
  std::string operator()(const event::RebuysEnded&) const { return "the rebuy period ends"; }
  std::string operator()(const event::TopUpsEnded&) const { return "no more top-ups"; }
  std::string operator()(const event::BreakBegan& e) const {
    return e.length_s == 0 ? std::string("a break begins")
                           : "a break of " + clock_text(e.length_s) + " begins";
  }
  std::string operator()(const event::BreakEnded& e) const {
    return "the break ends at " + clock_text(e.at_s);
  }
  std::string operator()(const event::RoundBegan& e) const {
    return at_table(e.table) + ", round " + text(e.number) + ": level " + text(e.level) + ", " +
           say_bets(e.blinds, e.ante) + ", buck at seat " + text(e.buck.number()) + ", " +
           text(static_cast<std::int64_t>(e.players.size())) + " players";
  }
  std::string operator()(const event::RoundEnded& e) const {
    return at_table(e.table) + ": the round is over";
  }
  std::string operator()(const event::RoundInvalidated& e) const {
    return at_table(e.table) + ": the round does not count (" + std::string(word(e.cause)) +
           "); wagers are " + std::string(word(e.wagers));
  }
  std::string operator()(const event::Busted& e) const {
    return who(e.player) + " has no chips left and may rebuy";
  }
  std::string operator()(const event::Eliminated& e) const {
    return who(e.player) + " is out, " + ordinal(e.place);
  }
  std::string operator()(const event::Rebought& e) const {
    return who(e.player) + " rebuys " + text(e.chips) + " chips for " + text(e.price);
  }
  std::string operator()(const event::ToppedUp& e) const {
    return who(e.player) + " tops up " + text(e.chips) + " chips for " + text(e.price);
  }
  std::string operator()(const event::CardRaced& e) const {
    return who(e.player) + " puts in " + text(e.odd) + " and is dealt " + to_string(e.card);
  }
  std::string operator()(const event::RacedOff& e) const {
    std::string words = at_table(e.table) + ": the " + text(e.chip) + "s are gone";
    if (!e.winner.is_none()) words += "; " + who(e.winner) + " receives " + text(e.won);
    if (e.removed > Chips(0)) words += "; " + text(e.removed) + " removed";
    if (e.added > Chips(0)) words += "; " + text(e.added) + " added";
    return words;
  }
  std::string operator()(const event::CountHeld& e) const {
    return "chips are counted at the request of " + who(e.player) + ", count " + text(e.number);
  }
  std::string operator()(const event::Counted& e) const {
    return "the chips of " + at_table(e.table) + " are counted";
  }
  std::string operator()(const event::StageBegan& e) const {
    return "a " + std::string(word(e.stage)) + " begins";
  }
  std::string operator()(const event::MarkedAbsent& e) const {
    return who(e.player) + " is absent";
  }
  std::string operator()(const event::MarkedPresent& e) const {
    return who(e.player) + " has taken the seat";
  }
  std::string operator()(const event::Forfeited& e) const {
    return who(e.player) + " has forfeited";
  }
  std::string operator()(const event::Substituted& e) const {
    return who(e.substitute) + " plays for " + who(e.player);
  }
  std::string operator()(const event::Excluded& e) const {
    return who(e.player) + " is excluded for " + std::string(e.breached.id()) + "; " +
           text(e.removed) + " chips leave play";
  }
  std::string operator()(const event::Directed& e) const {
    return "the director directs: " + std::string(e.direction.view());
  }
  std::string operator()(const event::PlayEnded& e) const {
    return e.winner.is_none() ? std::string("play ends: all players left win the same")
                              : "play is over; " + who(e.winner) + " is left";
  }
  std::string operator()(const event::Placed& e) const {
    return who(e.player) + " is " + ordinal(e.place) +
           (e.sharing > 1 ? ", a place shared by " + text(e.sharing) : std::string());
  }
  std::string operator()(const event::PrizePaid& e) const {
    return who(e.player) + " wins " + (e.seat ? "a seat worth " : "") + text(e.amount);
  }
  std::string operator()(const event::Finished& e) const {
    return "the pool of " + text(e.pool) + " is paid out";
  }
  std::string operator()(const event::Cancelled&) const { return "the tournament is cancelled"; }
  std::string operator()(const event::Refunded& e) const {
    return who(e.player) + " gets " + text(e.amount) + " back";
  }
  std::string operator()(const event::Undone& e) const {
    return say_undone(act_words(e.what.view()), e.player.is_none() ? std::string() : who(e.player));
  }
  std::string operator()(const event::MoneyReturned& e) const {
    return cardroom::say(e, who(e.player));
  }
  std::string operator()(const event::Reopened& e) const { return cardroom::say(e); }
  std::string operator()(const event::ClockSet& e) const {
    return "the clock is set to " + clock_text(e.clock_s) + because(e.reason);
  }
  std::string operator()(const event::StakeCorrected& e) const {
    return "corrected: " + who(e.player) + " has " + text(e.stake) + " chips" + because(e.reason);
  }
  std::string operator()(const event::PlaceCorrected& e) const {
    return "corrected: " + who(e.player) + " is " + ordinal(e.place) + because(e.reason);
  }
  std::string operator()(const event::Reinstated& e) const {
    return "corrected: " + who(e.player) + " plays on at " + at_table(e.table) + ", seat " +
           text(e.seat.number()) + ", with " + text(e.stake) + " chips" + because(e.reason);
  }
  std::string operator()(const event::ReEntered& e) const {
    return who(e.player) + " enters again for " + text(e.fee) + " (house addition)";
  }
  std::string operator()(const event::JoinedPlay& e) const {
    return who(e.player) + " joins with " + text(e.chips) + " chips (house addition)";
  }
  std::string operator()(const event::BountyWon& e) const {
    return who(e.player) + " wins the bounty of " + text(e.amount) + " on " + who(e.from) +
           " (house addition)";
  }
  std::string operator()(const event::BountyPaid& e) const {
    return who(e.player) + " is paid " + text(e.amount) + " for bounties (house addition)";
  }
  std::string operator()(const event::GuaranteeFilled& e) const {
    return "the house adds " + text(e.amount) + " to the pool that it guaranteed (house addition)";
  }
  std::string operator()(const event::GuaranteeReturned& e) const {
    return "the house takes " + text(e.amount) + " back";
  }
  std::string operator()(const event::DealProposed& e) const {
    std::string words = "a deal is proposed (house addition), " + std::string(word(e.kind)) + ":";
    for (std::size_t at = 0; at < e.players.size(); ++at)
      words += (at == 0 ? " " : ", ") + who(e.players[at]) + " " + text(e.amounts[at]);
    return words;
  }
  std::string operator()(const event::DealAgreed& e) const {
    return who(e.player) + " agrees to the deal";
  }
  std::string operator()(const event::DealDropped& e) const {
    return who(e.player) + " does not want the deal";
  }
  std::string operator()(const event::DealMade&) const {
    return "everybody agrees to the deal; play is over";
  }
  std::string operator()(const event::PointsWon& e) const {
    return who(e.player) + " has " + text(e.points) + " points in the league (house addition)";
  }

 private:
  std::string who(PlayerId player) const {
    const std::string name = name_of_(player);
    return name.empty() ? "player " + std::to_string(player.number()) : name;
  }

  const NameOf& name_of_;
};

}  // namespace

std::string say(const Event& event, const NameOf& name_of) {
  return std::visit(TournamentSentences(name_of), event);
}

std::string say(const Act& act, const NameOf& name_of) {
  const event::Undone undone{act.number, act.what, act.player, {}};
  return say(Event(undone), name_of).substr(taken_back_words.size());
}

std::string say(const Event& event, const PlayerNames& names) {
  return say(event, [&](PlayerId player) {
    const std::size_t at = player.number();
    return at >= 1 && at <= names.size() ? names[at - 1] : std::string();
  });
}

std::string say_bets(const std::array<Chips, 3>& blinds, Chips ante) {
  std::string words;
  for (const Chips blind : blinds)
    if (blind > Chips(0)) words += (words.empty() ? "" : "/") + text(blind);
  if (ante > Chips(0)) words += (words.empty() ? "ante " : " ante ") + text(ante);
  return words;
}

std::string say_no_format(std::string_view key) {
  std::string several;
  for (const Format* format : all_formats)
    if (format->key.starts_with(std::string(key) + "-"))
      several += (several.empty() ? "" : ", ") + std::string(format->key);
  const std::string said = "'" + std::string(key) + "' is ";
  if (!several.empty()) return said + "several formats: name one of " + several;
  return said + "no format; `cardroom tournament formats` lists them";
}

}  // namespace cardroom::tournament
