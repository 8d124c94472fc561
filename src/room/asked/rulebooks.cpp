#include "room/asked/rulebooks.h"

#include "canberra/game/determine.h"
#include "canberra/game/edition.h"
#include "room/messages/answer.h"
#include "room/messages/replies.h"
#include "rules/game/setting_values.h"
#include "rules/games/games.h"
#include "words/canberra/describe.h"
#include "words/describe.h"
#include "words/irregularity_words.h"

namespace cardroom::room {

namespace {

std::vector<outgoing::Setting> settings_of(const Game& game) {
  std::vector<outgoing::Setting> settings;
  for (const SettingInfo& setting : setting_list())
    if (setting.left_open(game))
      settings.push_back({setting.key, values_in(setting, game), setting.meaning,
                          lock_of(setting, game) == Lock::game_start ? "game_start" : "round_start",
                          game.cite->*setting.clause});
  return settings;
}

outgoing::Rulebook book_of(const Game& game) {
  outgoing::Rulebook book{.rulebook = game.key,
                          .kind = outgoing::Kind::poker,
                          .game = game.name,
                          .edition = game.edition,
                          .marker = game.marker == Marker::buck ? "buck" : "dealer_button",
                          .seats = game.seats_most,
                          .text = describe(game),
                          .settings = settings_of(game),
                          .irregularities = {}};
  for (const RulingRow& row : ruling_rows(game))
    book.irregularities.push_back(
        {row.irregularity, row.moment, row.condition, row.ruling, row.clause});
  return book;
}

outgoing::Rulebook canberra_book() {
  outgoing::Rulebook book{.rulebook = canberra::book_key,
                          .kind = outgoing::Kind::canberra,
                          .game = canberra::canberra_2017.game,
                          .edition = "2017",
                          .marker = "none",
                          .seats = canberra::boxes_max,
                          .text = {},
                          .settings = {},
                          .irregularities = {}};
  for (const canberra::TableSetting& setting : canberra::setting_list())
    book.settings.push_back(
        {setting.key, std::string(setting.values), setting.meaning, "game_start", setting.clause});
  return book;
}

std::string all_books() {
  std::vector<outgoing::Rulebook> books;
  for (const Game* const game : all_games)
    if (game->documented) books.push_back(book_of(*game));
  books.push_back(canberra_book());
  return codec::to_text(books);
}

}  // namespace

void answer_rulebooks(const Message& message, Effects& effects) {
  // The books never change, so the text is written once.
  static const std::string books = all_books();
  answer(message, outgoing::Rulebooks{outgoing::id_of(message.id), {books}}, effects);
}

}  // namespace cardroom::room
