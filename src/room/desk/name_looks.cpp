#include "room/desk/name_looks.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "room/desk/name_signs.h"

namespace cardroom::room {

namespace {

// The plain letter of each sign from U+00C0 and from U+1E00; a point where there is none.
constexpr std::uint32_t latin_first = 0x00c0;
constexpr std::string_view latin =
    "aaaaaa.ceeeeiiii.nooooo.ouuuuy..aaaaaa.ceeeeiiii.nooooo.ouuuuy.yaaaaaaccccccccdd"
    "ddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.llllll..llnnnnnn...oooooo..rrrrrrssssss"
    "ssttttttuuuuuuuuuuuuwwyyyzzzzzzsbb...............ff.......l.....oo.............u"
    "u............................aaiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg..nnaa...."
    "aaaaeeeeiiiioooorrrruuuusstt..hh.d....aaeeooooooooyy.........l.....b..eejjqqrryy";
constexpr std::uint32_t more_latin_first = 0x1e00;
constexpr std::string_view more_latin =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooo"
    "oooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy.s...."
    "aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuu"
    "uuyyyyyyyy......";

// Cyrillic and Greek letters that look like a Latin one.
constexpr std::array<std::pair<std::uint32_t, char>, 58> alike = {
    {{0x0391, 'a'}, {0x0392, 'b'}, {0x0395, 'e'}, {0x0396, 'z'}, {0x0397, 'h'}, {0x0399, 'i'},
     {0x039a, 'k'}, {0x039c, 'm'}, {0x039d, 'n'}, {0x039f, 'o'}, {0x03a1, 'p'}, {0x03a4, 't'},
     {0x03a5, 'y'}, {0x03a7, 'x'}, {0x03b1, 'a'}, {0x03b9, 'i'}, {0x03ba, 'k'}, {0x03bd, 'v'},
     {0x03bf, 'o'}, {0x03c1, 'p'}, {0x03c5, 'u'}, {0x03c7, 'x'}, {0x0401, 'e'}, {0x0405, 's'},
     {0x0406, 'i'}, {0x0407, 'i'}, {0x0408, 'j'}, {0x0410, 'a'}, {0x0412, 'b'}, {0x0415, 'e'},
     {0x041a, 'k'}, {0x041c, 'm'}, {0x041d, 'h'}, {0x041e, 'o'}, {0x0420, 'p'}, {0x0421, 'c'},
     {0x0422, 't'}, {0x0423, 'y'}, {0x0425, 'x'}, {0x0430, 'a'}, {0x0432, 'b'}, {0x0435, 'e'},
     {0x043a, 'k'}, {0x043c, 'm'}, {0x043d, 'h'}, {0x043e, 'o'}, {0x0440, 'p'}, {0x0441, 'c'},
     {0x0442, 't'}, {0x0443, 'y'}, {0x0445, 'x'}, {0x0451, 'e'}, {0x0455, 's'}, {0x0456, 'i'},
     {0x0457, 'i'}, {0x0458, 'j'}, {0x04ba, 'h'}, {0x04bb, 'h'}}};

constexpr std::uint32_t wide_first = 0xff01;  // The signs of ASCII from '!' on, as wide as others.
constexpr std::uint32_t wide_last = 0xff5e;
constexpr std::uint32_t mark_first = 0x0300;  // Marks that are written over the letter before them.
constexpr std::uint32_t mark_last = 0x036f;

char plain_in(std::string_view letters, std::uint32_t first, std::uint32_t sign) {
  return sign >= first && sign - first < letters.size() ? letters[sign - first] : '.';
}

std::uint32_t plain(std::uint32_t sign) {
  if (sign >= wide_first && sign <= wide_last) sign = sign - wide_first + '!';
  if (sign >= 'A' && sign <= 'Z') return sign - 'A' + 'a';
  for (const char letter :
       {plain_in(latin, latin_first, sign), plain_in(more_latin, more_latin_first, sign)})
    if (letter != '.') return static_cast<unsigned char>(letter);
  const auto* const found =
      std::find_if(alike.begin(), alike.end(), [&](const auto& one) { return one.first == sign; });
  return found == alike.end() ? sign : static_cast<unsigned char>(found->second);
}

}  // namespace

std::u32string looks_of(std::string_view name) {
  std::u32string looks;
  while (!name.empty()) {
    const auto sign = take_sign(name);
    if (!sign) break;
    if (*sign < mark_first || *sign > mark_last) looks.push_back(plain(*sign));
  }
  return looks;
}

}  // namespace cardroom::room
