#include "room/asked/rulebooks.h"

#include "canberra/game/determine.h"
#include "canberra/game/edition.h"
#include "codec/json_text.h"
#include "room/messages/answer.h"
#include "rules/game/setting_values.h"
#include "rules/games/games.h"
#include "words/describe.h"
#include "words/irregularity_words.h"

namespace cardroom::room {

namespace {

void write_poker_settings(std::string& out, const Game& game) {
  for (const SettingInfo& setting : setting_list()) {
    if (!setting.left_open(game)) continue;
    if (!out.ends_with('[')) out += ',';
    out += "{\"key\":";
    codec::write(out, setting.key);
    codec::write_field(out, "values", values_in(setting, game));
    codec::write_field(out, "what", setting.meaning);
    codec::write_field(out, "lock",
                       lock_of(setting, game) == Lock::game_start ? "game_start" : "round_start");
    codec::write_field(out, "clause", game.cite->*setting.clause);
    out += '}';
  }
}

void write_rulings(std::string& out, const Game& game) {
  for (const RulingRow& row : ruling_rows(game)) {
    if (!out.ends_with('[')) out += ',';
    out += "{\"irregularity\":";
    codec::write(out, row.irregularity);
    codec::write_field(out, "moment", row.moment);
    codec::write_field(out, "condition", row.condition);
    codec::write_field(out, "ruling", row.ruling);
    codec::write_field(out, "clause", row.clause);
    out += '}';
  }
}

void write_book(std::string& out, const Game& game) {
  out += "{\"rulebook\":";
  codec::write(out, game.key);
  codec::write_field(out, "kind", "poker");
  codec::write_field(out, "game", game.name);
  codec::write_field(out, "edition", game.edition);
  codec::write_field(out, "marker", game.marker == Marker::buck ? "buck" : "dealer_button");
  codec::write_field(out, "seats", game.seats_most);
  out += ",\"text\":";
  codec::write_list(out, describe(game));
  out += ",\"settings\":[";
  write_poker_settings(out, game);
  out += "],\"irregularities\":[";
  write_rulings(out, game);
  out += "]}";
}

void write_canberra(std::string& out) {
  out += ",{\"rulebook\":\"canberra-2017\",\"kind\":\"canberra\"";
  codec::write_field(out, "game", canberra::canberra_2017.game);
  codec::write_field(out, "edition", "2017");
  codec::write_field(out, "marker", "none");
  codec::write_field(out, "seats", canberra::boxes_max);
  out += ",\"text\":[],\"settings\":[";
  for (const canberra::SettingKey& setting : canberra::setting_keys) {
    if (!out.ends_with('[')) out += ',';
    out += "{\"key\":";
    codec::write(out, setting.key);
    codec::write_field(out, "values", setting.values);
    codec::write_field(out, "what", setting.meaning);
    codec::write_field(out, "lock", "game_start");
    codec::write_field(out, "clause", setting.clause);
    out += '}';
  }
  out += "],\"irregularities\":[]}";
}

}  // namespace

void answer_rulebooks(const Message& message, Effects& effects) {
  // The books never change: they are written once.
  static const std::string books = [] {
    std::string out;
    for (const Game* const game : all_games) {
      if (!game->documented) continue;
      if (!out.empty()) out += ',';
      write_book(out, *game);
    }
    write_canberra(out);
    return out;
  }();
  answer(message, begin_answer("rulebooks", message.id) + ",\"rulebooks\":[" + books + "]}",
         effects);
}

}  // namespace cardroom::room
