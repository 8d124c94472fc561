#include "room/asked/rulebooks.h"

#include <algorithm>

#include "canberra/game/determine.h"
#include "canberra/game/edition.h"
#include "room/messages/given.h"
#include "room/messages/page.h"
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
  for (const GameSetting& setting : setting_list())
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

struct WrittenBook {
  std::string_view key;
  std::string text;
};

// The books never change: they are written once.
const std::vector<WrittenBook>& all_books() {
  static const std::vector<WrittenBook> books = [] {
    std::vector<WrittenBook> made;
    for (const Game* const game : all_games)
      if (game->documented) made.push_back({game->key, codec::to_text(book_of(*game))});
    made.push_back({canberra::book_key, codec::to_text(canberra_book())});
    return made;
  }();
  return books;
}

}  // namespace

void answer_rulebooks(const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::Rulebooks>(message, effects);
  if (!asked) return;
  const auto& books = all_books();
  const auto first = std::find_if(books.begin(), books.end(), [&](const WrittenBook& book) {
    return !asked->from || book.key == *asked->from;
  });
  if (first == books.end()) return refuse(message, rule::no_such_rulebook, effects);
  outgoing::Rulebooks page{outgoing::id_of(message.id), {}, {}};
  std::size_t size = 0;
  for (auto book = first; book != books.end(); ++book) {
    size += book->text.size();
    if (book != first && size > page_bytes) {
      page.next = book->key;
      break;
    }
    page.rulebooks.push_back({book->text});
  }
  answer(message, page, effects);
}

std::string all_rulebooks_text() {
  outgoing::Rulebooks all{{}, {}, {}};
  for (const WrittenBook& book : all_books()) all.rulebooks.push_back({book.text});
  return codec::to_text(all);
}

}  // namespace cardroom::room
