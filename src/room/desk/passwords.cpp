#include "room/desk/passwords.h"

#include <sodium/crypto_pwhash.h>

#include <array>
#include <memory>

namespace cardroom::room {

namespace {

std::string hash_of(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> kept{};
  if (crypto_pwhash_str(kept.data(), password.data(), password.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    return {};
  return kept.data();
}

}  // namespace

bool Passwords::hash(const Whose& whose, std::string password,
                     std::function<void(std::string)> done) {
  const auto hashed = std::make_shared<std::string>();
  return worker_.add(
      whose, [password = std::move(password), hashed] { *hashed = hash_of(password); },
      [hashed, done = std::move(done)] { done(*hashed); });
}

bool Passwords::verify(const Whose& whose, const Tried& tried, std::function<void(bool)> done) {
  const auto right = std::make_shared<bool>(false);
  return worker_.add(
      whose,
      [tried, right] {
        const std::string& password = tried.password;
        if (tried.kept.empty())
          hash_of(password);
        else
          *right =
              crypto_pwhash_str_verify(tried.kept.c_str(), password.data(), password.size()) == 0;
      },
      [right, done = std::move(done)] { done(*right); });
}

}  // namespace cardroom::room
