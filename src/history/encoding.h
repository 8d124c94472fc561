// The letters of a file as UTF-8, whatever program wrote it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace cardroom::history {

enum class Encoding { bytes, utf16_little, utf16_big };

// By the mark at the beginning of a file, or by the first letter. Takes the mark off.
Encoding take_encoding_mark(std::string_view& text);

// Adds a letter, by its number in Unicode, as UTF-8.
void add_letter(std::uint32_t letter, std::string& into);

// UTF-16 as UTF-8. Of text in bytes, what is not UTF-8 is read as Windows-1252. A line end is \n
// even if the file has only \r.
std::string to_utf8(std::string_view text, Encoding encoding);

// How much of a text consists of whole letters. The rest waits for more of the file.
std::size_t whole_letters(std::string_view text, Encoding encoding);

}  // namespace cardroom::history
