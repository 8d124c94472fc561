#include "room/passwords.h"

#include <sodium/crypto_pwhash.h>

#include <array>

namespace cardroom::room {

namespace {

constexpr std::size_t waiting_most = 64;

std::string hash_of(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> kept{};
  if (crypto_pwhash_str(kept.data(), password.data(), password.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    return {};
  return kept.data();
}

}  // namespace

Passwords::Passwords() : thread_([this] { run(); }) {}

Passwords::~Passwords() { stop(); }

void Passwords::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  more_.notify_all();
  if (thread_.joinable()) thread_.join();
}

bool Passwords::add(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_ || waiting_.size() >= waiting_most) return false;
    waiting_.push_back(std::move(work));
  }
  more_.notify_one();
  return true;
}

bool Passwords::hash(std::string password, std::function<void(std::string)> done) {
  return add([password = std::move(password), done = std::move(done)] { done(hash_of(password)); });
}

bool Passwords::verify(std::string kept, std::string password, std::function<void(bool)> done) {
  return add([kept = std::move(kept), password = std::move(password), done = std::move(done)] {
    if (kept.empty()) {
      hash_of(password);
      return done(false);
    }
    done(crypto_pwhash_str_verify(kept.c_str(), password.data(), password.size()) == 0);
  });
}

void Passwords::run() {
  while (true) {
    std::function<void()> work;
    {
      std::unique_lock lock(mutex_);
      more_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
      if (stopping_) return;
      work = std::move(waiting_.front());
      waiting_.pop_front();
    }
    work();
  }
}

}  // namespace cardroom::room
