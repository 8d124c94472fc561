#include "room/desk/passwords.h"

#include <sodium/crypto_pwhash.h>

#include <array>

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
  return worker_.add(
      whose, [password = std::move(password), done = std::move(done)] { done(hash_of(password)); });
}

bool Passwords::verify(const Whose& whose, const Tried& tried, std::function<void(bool)> done) {
  return worker_.add(whose, [tried, done = std::move(done)] {
    const std::string& password = tried.password;
    if (tried.kept.empty()) {
      hash_of(password);
      return done(false);
    }
    done(crypto_pwhash_str_verify(tried.kept.c_str(), password.data(), password.size()) == 0);
  });
}

}  // namespace cardroom::room
