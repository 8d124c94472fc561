#include "script/canberra/scene.h"

#include <algorithm>

#include "base/money_text.h"
#include "base/overloaded.h"
#include "canberra/table/apply.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/legal.h"
#include "codec/json_text.h"
#include "script/canberra/hosted.h"
#include "words/refusal.h"

namespace cardroom {

namespace {

bool has_line(const Script& script, std::string_view first, std::string_view second) {
  return std::any_of(script.lines.begin(), script.lines.end(), [&](const ScriptLine& line) {
    return line.words.size() > 1 && line.words[0] == first && line.words[1] == second;
  });
}

// Notes what an event rules, under the names that scripts use.
void note_ruling(CanberraScene& scene, const canberra::Event& event) {
  const auto note = [&](std::string_view name, Clause by) {
    scene.rulings.push_back({std::string(name), by});
  };
  const Clause by = canberra::clause_of(event);
  std::visit(overloaded{
                 [&](const canberra::event::RoundVoided& e) {
                   note("void", by);
                   if (e.reason == canberra::VoidReason::misdeal) note("misdeal", by);
                 },
                 [&](const canberra::event::Refunded&) { note("returned", by); },
                 [&](const canberra::event::AnteReturned&) { note("returned", by); },
                 [&](const canberra::event::WagerVoided&) { note("returned", by); },
                 [&](const canberra::event::Advised&) { note("stands", by); },
                 [&](const canberra::event::CardExposed&) { note("exposed", by); },
                 [&](const canberra::event::UpCardChanged&) { note("up-card", by); },
                 [&](const canberra::event::HandReconstructed&) { note("reconstructed", by); },
                 [&](const canberra::event::Excluded&) { note("excluded", by); },
                 [&](const canberra::event::JackpotLapsed&) { note("lapsed", by); },
                 [&](const canberra::event::Vacated&) { note("vacated", by); },
                 [&](const canberra::event::Folded& e) {
                   if (e.returned > Chips(0)) note("returned", clause("CP17-3.5"));
                 },
                 [&](const canberra::event::BoxSettled& e) {
                   const canberra::Box& box = scene.state().box(e.seat);
                   if (!box.marker && box.ante > scene.state().settings.sign.maximum)
                     note("returned", clause("CP17-3.5"));
                   note("settled", by);
                 },
                 [](const auto&) {},
             },
             event);
}

}  // namespace

void tell_event(CanberraScene& scene, const canberra::Event& event) {
  // An exposed card is reported before a void round takes the cards away.
  if (std::holds_alternative<canberra::event::WagersCalled>(event)) scene.rulings.clear();
  canberra::apply(scene.state(), event);
  scene.transcript.event(canberra::say(event, scene.state(), scene.names),
                         canberra::clause_of(event), codec::to_text(event));
  note_ruling(scene, event);
}

CanberraScene::CanberraScene(const Script& script)
    : left{!has_line(script, "operator", "opens"), !has_line(script, "dealer", "settles")} {}

canberra::State& CanberraScene::state() {
  if (table) return *table;
  const canberra::Settings settings = canberra::resolve(determined);
  table = canberra::make_table(hosted ? canberra::hosted(settings) : settings);
  if (!hosted) return *table;
  hosted->game = {*table, *table, {}};
  if (hosted->felt) hosted->felt = canberra::make_table(settings);
  return *table;
}

bool put_unasked(CanberraScene& scene, const ScriptLine& line, const canberra::Command& command) {
  (void)scene.state();
  if (scene.hosted) return put_hosted(scene, line, command);
  scene.transcript.command(codec::to_text(command));
  const auto outcome = canberra::decide(scene.state(), command);
  if (!outcome) {
    scene.transcript.refused(line, refused_by(outcome.error()));
    return false;
  }
  for (const auto& event : *outcome) tell_event(scene, event);
  return true;
}

bool put(CanberraScene& scene, const ScriptLine& line, const canberra::Command& command) {
  if (!put_unasked(scene, line, command)) return false;
  scene.transcript.accepted(line);
  return true;
}

bool open_table(CanberraScene& scene, const ScriptLine& line) {
  using namespace canberra;
  if (!scene.left.opening || scene.state().phase != TablePhase::closed) return true;
  scene.left.opening = false;  // Only once; a table that is closed later stays closed.
  if (!put_unasked(scene, line, command::ApproveLayout{})) return false;
  if (!put_unasked(scene, line, command::CheckCards{})) return false;
  if (scene.state().settings.shoe == ShoeKind::automated &&
      !put_unasked(scene, line, command::LoadShoe{}))
    return false;
  return put_unasked(scene, line, command::OpenTable{Role::operator_, scene.minute});
}

bool call_wagers(CanberraScene& scene, const ScriptLine& line) {
  using namespace canberra;
  if (!open_table(scene, line)) return false;
  if (scene.state().phase == TablePhase::settled && !put_unasked(scene, line, command::Collect{}))
    return false;
  if (scene.state().phase != TablePhase::between) return true;
  return put_unasked(scene, line, command::CallWagers{scene.minute});
}

void settle_if_decided(CanberraScene& scene, const ScriptLine& line) {
  if (scene.left.settling && canberra::legal_for_dealer(scene.state()).settle)
    put_unasked(scene, line, canberra::command::Settle{});
}

}  // namespace cardroom
