#include "room/tables/dealer.h"

#include <algorithm>

#include "codec/json_text.h"
#include "room/game/fault.h"
#include "room/game/whole_command.h"
#include "room/messages/fields.h"
#include "room/tables/private_money.h"

namespace cardroom::room {

namespace {

constexpr int acts_at_once = 64;
constexpr std::int64_t retry_ms = 5'000;

std::string command_record(const Happened& happened, const Asker& asker, const std::string& id) {
  return codec::to_text(records::TableCommand<codec::Encoded>{
      asker.player, asker.role, id, {happened.command}, {happened.events}, happened.shuffle});
}

}  // namespace

Scene Dealer::scene_of(const LiveTable& table, std::int64_t now_ms) const {
  Scene scene;
  scene.table = table.number;
  scene.now_ms = now_ms;
  scene.since_ms = table.since_ms;
  scene.seq = table.seq;
  scene.purses = table.purses();
  scene.secret = table.keys.key;
  scene.house = table.house;
  scene.paused = table.paused;
  if (!table.of.is_none())
    scene.deals = table.told_to_deal ? Scene::Deals::now : Scene::Deals::when_told;
  scene.is_reported = table.is_reported || table.told_to_deal;
  scene.at_stake = table.at_stake;
  for (const PlayerId player : table.absent)
    if (const Seat seat = table.game->seat_of(player); !seat.is_none()) scene.absent.insert(seat);
  if (const PlayerId turn = table.game->turn(); !turn.is_none())
    scene.bank_ms = table.bank_left_ms(turn);
  scene.gone_ms = &table.gone_ms;
  scene.accounts = &accounts_;
  scene.counter = &counter_;
  scene.company = audience_.is_company(table);
  return scene;
}

template <class Ask>
Outcome Dealer::ask(LiveTable& table, std::int64_t now_ms, Ask&& ask) const {
  if (table.stopped) return refused_by(rule::table_stopped);
  return ask(*table.game, scene_of(table, now_ms));
}

// At a hosted table the dealer enters what players do.
std::optional<Refused> Dealer::refuse_entry(const LiveTable& table,
                                            const boost::json::object& command, const Asker& asker,
                                            std::int64_t now_ms) const {
  const Seat seat = table.game->is_hosted() ? seat_entered(command, {asker, {}}) : Seat::none();
  const PlayerId player = asker.role == Role::player ? asker.player
                          : seat.is_none()           ? PlayerId()
                                                     : table.game->player_at(seat);
  if (player.is_none()) return std::nullopt;
  return protection_.refuse_entry(text_in(command, "type"), player, table, now_ms);
}

std::optional<Refused> Dealer::refusal_of(const LiveTable& table,
                                          const boost::json::object& command, const Asker& asker,
                                          std::int64_t now_ms) const {
  if (table.stopped) return refused_by(rule::table_stopped);
  if (auto refused = refuse_entry(table, command, asker, now_ms)) return refused;
  std::optional<Outcome> foreseen;
  if (broken_in([&] { foreseen = table.game->foresee(command, asker); }))
    return refused_by(rule::table_at_fault);
  if (!*foreseen) return foreseen->error();
  return refusal_of(table, **foreseen, asker, now_ms);
}

std::optional<Refused> Dealer::refusal_of(const LiveTable& table, const Happened& happened,
                                          const Asker& asker, std::int64_t now_ms) const {
  if (auto refused = protection_.refuse(table, happened, asker, now_ms)) return refused;
  for (const auto* const list : {&happened.brought, &happened.promised})
    for (const records::Payment& due : *list)
      if (counter_.may_bring(due.player, table.purses()) < due.cents)
        return refused_by(rule::not_enough_money);
  return counter_.refusal_of(money_at(table, happened.money));
}

Outcome Dealer::seat_bot(LiveTable& table, PlayerId bot, Seat seat, std::int64_t now_ms) const {
  return ask(table, now_ms,
             [&](GameTable& game, const Scene& scene) { return game.seat_bot(bot, seat, scene); });
}

Outcome Dealer::unseat(LiveTable& table, Seat seat, std::int64_t now_ms) const {
  return ask(table, now_ms,
             [&](GameTable& game, const Scene& scene) { return game.unseat(seat, scene); });
}

std::optional<Refused> Dealer::perform(LiveTable& table, const boost::json::object& command,
                                       const Asker& asker, const std::string& id,
                                       const Moment& at) {
  std::optional<Refused> refused;
  const bool whole =
      stops_.contain(table, at, [&] { refused = carry_out(table, command, asker, id, at); });
  return whole ? refused : refused_by(rule::table_at_fault);
}

std::optional<Refused> Dealer::carry_out(LiveTable& table, const boost::json::object& command,
                                         const Asker& asker, const std::string& id,
                                         const Moment& at) {
  const std::string type = text_in(command, "type");
  // Nobody who may not play another round is in the one that the dealer of a hosted table begins.
  if (table.game->is_hosted() && (type == "start_round" || type == "call_wagers"))
    (void)show_out(table, at);
  if (const auto first = table.game->before(type, at.now_ms)) (void)act(table, *first, at);
  if (const auto refused = refuse_entry(table, command, asker, at.now_ms)) return refused;
  const Outcome outcome = ask(table, at.now_ms, [&](GameTable& game, const Scene& scene) {
    return game.try_out(command, asker, scene);
  });
  if (!outcome) return outcome.error();
  return keep(table, *outcome, asker, id, at);
}

std::optional<Refused> Dealer::keep(LiveTable& table, const Happened& happened, const Asker& asker,
                                    const std::string& id, const Moment& at) {
  if (auto refused = refusal_of(table, happened, asker, at.now_ms)) return refused;
  const std::uint32_t rounds_before = table.game->rounds();
  table.game->keep();
  recorder_.record(table.stream(), command_record(happened, asker, id), at.effects);
  for (const cage::Command& money : money_at(table, happened.money))
    check(!counter_.move(money, asker, at), "the cage refused what a table had done");
  if (!happened.absent.is_none()) table.absent.insert(happened.absent);
  std::erase_if(table.absent, [&](PlayerId player) {
    return player == asker.player || table.game->seat_of(player).is_none();
  });
  const bool begins = table.game->rounds() != rounds_before;
  if (begins) table.round_from = table.seq;
  const Recent& told = table.add_events(happened.told);
  if (begins) {
    table.told_to_deal = false;
    table.count_round(at.now_ms);
    shuffler_.draw_key(table, at.effects);
  }
  table.refusals = 0;
  // It is done and recorded. What breaks from here on stops the table as it is now.
  stops_.contain(table, at, [&] { tell(table, told, at); });
  if (happened.advice) advise(table, *happened.advice, at);
  return std::nullopt;
}

void Dealer::tell(LiveTable& table, const Recent& told, const Moment& at) {
  table.note_decision(at.now_ms);
  plan(table, at.now_ms);
  audience_.tell(table, told, at.effects);
  audience_.change_lobby();
  if (!table.game->is_over() || table.over) return;
  table.over = true;
  for (const cage::Command& end : ends_of_purses(table, counter_.books().ledger()))
    check(!counter_.move(end, {PlayerId(), Role::dealer}, at), "a purse could not be ended");
  recorder_.record(table.stream(), codec::to_text(records::TableRemoved{}), at.effects);
  plan(table, at.now_ms);
}

void Dealer::advise(const LiveTable& table, const Advice& advice, const Moment& at) {
  const auto& [rule, clause, facts, sentence] = advice.because;
  const std::string text = advice.text + " " + sentence;
  const outgoing::Announcement told{
      table.number, at.now_ms, Role::dealer, {}, text, outgoing::Because{rule, {facts}, sentence}};
  audience_.tell_player(advice.player, shared(codec::to_text(told)), at.effects);
}

std::optional<Refused> Dealer::act(LiveTable& table, const Next& next, const Moment& at) {
  const BringShoe bring = [&](CardSet cards, ShuffleOf of) {
    return shuffler_.bring_shoe(table, cards, of);
  };
  const Keys keys = table.keys;
  std::optional<Refused> refused;
  std::optional<Next> then;
  const bool whole = stops_.contain(table, at, [&] {
    const Outcome outcome = ask(table, at.now_ms, [&](GameTable& game, const Scene& scene) {
      return game.act(next, scene, bring);
    });
    refused = outcome ? keep(table, *outcome, outcome->by, {}, at) : outcome.error();
    if (!refused) then = outcome->then;
  });
  if (!whole) refused = refused_by(rule::table_at_fault);
  if (refused) table.keys = keys;
  if (then) (void)act(table, *then, at);
  return refused;
}

bool Dealer::show_out(LiveTable& table, const Moment& at) {
  if (table.game->dealing() || table.over || table.stopped) return false;
  bool left = false;
  for (const PlayerId player : table.game->people()) {
    const Seat seat = table.game->seat_of(player);
    if (seat.is_none() || !protection_.refuse_presence(player, table, at.now_ms)) continue;
    const Outcome outcome = unseat(table, seat, at.now_ms);
    left = (outcome && !keep(table, *outcome, {PlayerId(), Role::dealer}, {}, at)) || left;
  }
  for (const Wish& wish : table.game->wishes()) left = drop_lost(table, wish, at) || left;
  return left;
}

bool Dealer::drop_lost(LiveTable& table, const Wish& wish, const Moment& at) {
  const auto why = wish.brings == Cents(0)
                       ? protection_.refuse_presence(wish.player, table, at.now_ms)
                       : protection_.refuse_buy_in(wish.player, wish.brings, table, at.now_ms);
  if (!why) return false;
  Outcome outcome = ask(table, at.now_ms, [&](GameTable& game, const Scene& scene) {
    return game.drop(wish, scene);
  });
  if (!outcome) return false;
  outcome->advice = Advice{wish.player, "You cannot have the seat any more.", *why};
  return !keep(table, *outcome, {PlayerId(), Role::dealer}, {}, at);
}

void Dealer::note_gone(LiveTable& table, std::int64_t now_ms) const {
  std::map<PlayerId, std::int64_t> gone;
  // At a hosted table people sit on chairs, connected or not.
  if (!table.paused && !table.game->is_hosted())
    for (const PlayerId player : table.game->people()) {
      if (table.game->seat_of(player).is_none() || accounts_.is_bot(player)) continue;
      if (audience_.connections().is_here(player)) continue;
      const auto before = table.gone_ms.find(player);
      gone[player] = before == table.gone_ms.end() ? now_ms : before->second;
    }
  table.gone_ms = std::move(gone);
}

std::int64_t Dealer::empty_until_ms(const LiveTable& table) {
  // A tournament keeps the seats of its players.
  if (table.over || table.stopped || table.game->dealing() || !table.of.is_none())
    return LiveTable::never;
  std::int64_t first = LiveTable::never;
  for (const auto& [player, since_ms] : table.gone_ms)
    first = std::min(first, since_ms + table.house.empty_ms);
  return first;
}

bool Dealer::free_empty_seats(LiveTable& table, const Moment& at) {
  if (empty_until_ms(table) > at.now_ms) return false;
  note_gone(table, at.now_ms);
  bool freed = false;
  for (auto& [player, since_ms] : std::map(table.gone_ms)) {
    if (since_ms + table.house.empty_ms > at.now_ms) continue;
    const Seat seat = table.game->seat_of(player);
    const bool left = !free_seat(table, seat, {PlayerId(), Role::dealer}, at);
    if (!left) table.gone_ms[player] = at.now_ms;
    freed = freed || left;
  }
  if (!freed) plan(table, at.now_ms);
  return freed;
}

std::optional<Refused> Dealer::free_seat(LiveTable& table, Seat seat, const Asker& asker,
                                         const Moment& at) {
  const PlayerId player = table.game->player_at(seat);
  if (player.is_none() || accounts_.is_bot(player)) return refused_by(rule::no_player_there);
  if (!table.of.is_none()) return refused_by(rule::tournaments_table);
  if (audience_.connections().is_here(player) && !table.game->sits_out(seat))
    return refused_by(rule::seat_in_use);
  const Outcome outcome = unseat(table, seat, at.now_ms);
  if (!outcome) return outcome.error();
  if (auto refused = keep(table, *outcome, asker, {}, at)) return refused;
  const bool later = table.game->player_at(seat) == player;  // The round is under way.
  const std::string text = "Seat " + std::to_string(seat.number()) +
                           " was left empty. It is free " + (later ? "after this round" : "again") +
                           (table.party ? ", and its chips are kept here for "
                                        : ", and its chips go back to the wallet of ") +
                           accounts_.name_of(player) + ".";
  const outgoing::Announcement told{table.number, at.now_ms, Role::dealer, {}, text};
  audience_.tell_watchers(table, shared(codec::to_text(told)), at.effects);
  return std::nullopt;
}

bool Dealer::go_on(LiveTable& table, const Moment& at) {
  for (int acts = 0; acts < acts_at_once; ++acts) {
    if (free_empty_seats(table, at)) continue;
    // A strong bot may still be thinking when its time has come. Then it is planned for later.
    if (table.next && table.next->at_ms <= at.now_ms &&
        table.house.bots == bots::Temperament::strong)
      plan(table, at.now_ms);
    const auto next = table.next;
    if (!next || next->at_ms > at.now_ms || table.over || table.stopped) return true;
    if (show_out(table, at)) continue;
    const auto refused = act(table, *next, at);
    if (!refused) continue;
    table.next.reset();
    tables_.due_at(table, at.now_ms + retry_ms);
    if (++table.refusals == LiveTable::refusals_borne)
      stops_.tell_stuck(table, refused->sentence, at);
    return false;
  }
  return true;
}

void Dealer::plan(LiveTable& table, std::int64_t now_ms) {
  table.next.reset();
  note_gone(table, now_ms);
  if (!table.over && !table.stopped) {
    const Scene scene = scene_of(table, now_ms);
    table.company = scene.company;
    table.next = table.game->next(scene);
  }
  tables_.due_at(
      table, std::min(table.next ? table.next->at_ms : LiveTable::never, empty_until_ms(table)));
  if (!table.of.is_none() && !table.over && !table.stopped && !table.game->dealing())
    tables_.rest(table);
}

void Dealer::plan_again(LiveTable& table, std::int64_t now_ms) {
  if (!table.next || table.company != audience_.is_company(table)) plan(table, now_ms);
}

}  // namespace cardroom::room
