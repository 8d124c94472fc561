// Tables of the words that scripts are made of, each with the function that reads what follows it.
#pragma once

#include <string_view>
#include <vector>

#include "script/words_reader.h"

namespace cardroom {

template <class Read>
struct Verb {
  std::string_view word;
  Read* read;
};

// Null if the word is not in the table.
template <class Read, std::size_t count>
constexpr Read* find_verb(const Verb<Read> (&verbs)[count], std::string_view word) {
  for (const Verb<Read>& verb : verbs)
    if (verb.word == word) return verb.read;
  return nullptr;
}

// The same for the next word, which is consumed if it is in the table.
template <class Read, std::size_t count>
Read* take_verb(const Verb<Read> (&verbs)[count], WordsReader& words) {
  Read* const read = find_verb(verbs, words.peek());
  if (read != nullptr) words.take(words.peek());
  return read;
}

template <class Read, std::size_t count>
void add_words(std::vector<std::string_view>& all, const Verb<Read> (&verbs)[count]) {
  for (const Verb<Read>& verb : verbs) all.push_back(verb.word);
}

}  // namespace cardroom
