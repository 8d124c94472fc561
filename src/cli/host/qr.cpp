#include "cli/host/qr.h"

#include <qrencode.h>

#include <memory>

namespace cardroom::cli {

namespace {

constexpr int border = 2;

struct FreeCode {
  void operator()(QRcode* code) const { QRcode_free(code); }
};

}  // namespace

std::string qr_code(const std::string& text, Letters letters) {
  const std::unique_ptr<QRcode, FreeCode> code(
      QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L));
  if (!code) return {};
  // Terminals are mostly dark: a light module is drawn, a dark one is left out.
  const auto is_light = [&](int row, int column) {
    if (row < 0 || column < 0 || row >= code->width || column >= code->width) return true;
    return (code->data[row * code->width + column] & 1U) == 0;
  };
  std::string drawn;
  for (int row = -border; row < code->width + border; row += 2) {
    for (int column = -border; column < code->width + border; ++column) {
      const bool upper = is_light(row, column);
      const bool lower = row + 1 < code->width + border && is_light(row + 1, column);
      if (letters == Letters::blocks)
        drawn += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ");
      else
        drawn += upper ? "##" : "  ";
    }
    drawn += "\n";
    if (letters == Letters::blocks) continue;
    for (int column = -border; column < code->width + border; ++column)
      drawn += row + 1 < code->width + border && is_light(row + 1, column) ? "##" : "  ";
    drawn += "\n";
  }
  return drawn;
}

}  // namespace cardroom::cli
