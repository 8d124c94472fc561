#include "store/signing.h"

#include <fcntl.h>
#include <sodium/crypto_sign_ed25519.h>
#include <sodium/randombytes.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "store/hash.h"

namespace cardroom::store {

namespace {

Fault failed(const std::string& file) { return {"key " + file, std::strerror(errno)}; }

// An open file that closes itself.
struct OpenFile {
  explicit OpenFile(int number) : descriptor(number) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (descriptor >= 0) close(descriptor);
  }
  int descriptor;
};

using KeySeed = std::array<std::uint8_t, 32>;

Result<SigningKey, Fault> read_key(const std::string& name, int descriptor) {
  struct stat about {};
  if (fstat(descriptor, &about) != 0) return failed(name);
  if ((about.st_mode & 077U) != 0)
    return Fault{"key " + name, "others may read it; run chmod 600 on it"};
  KeySeed seed{};
  char surplus = 0;
  if (read(descriptor, seed.data(), seed.size()) != static_cast<ssize_t>(seed.size()) ||
      read(descriptor, &surplus, 1) != 0)
    return Fault{"key " + name, "is not a key of 32 bytes"};
  return SigningKey(seed);
}

// Written under another name first, so a key file is complete or absent.
Result<SigningKey, Fault> create_key(const std::string& name) {
  KeySeed seed{};
  randombytes_buf(seed.data(), seed.size());
  const std::string unfinished = name + ".new";
  unlink(unfinished.c_str());
  const OpenFile file(open(unfinished.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (file.descriptor < 0) return failed(name);
  if (write(file.descriptor, seed.data(), seed.size()) != static_cast<ssize_t>(seed.size()) ||
      fsync(file.descriptor) != 0 || rename(unfinished.c_str(), name.c_str()) != 0)
    return failed(name);
  const auto folder = std::filesystem::path(name).parent_path();
  const OpenFile at(
      open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (at.descriptor < 0 || fsync(at.descriptor) != 0) return failed(name);
  return SigningKey(seed);
}

}  // namespace

SigningKey::SigningKey(const std::array<std::uint8_t, 32>& seed) {
  crypto_sign_ed25519_seed_keypair(public_.data(), secret_.data(), seed.data());
}

SigningKey SigningKey::random() {
  KeySeed seed{};
  randombytes_buf(seed.data(), seed.size());
  return SigningKey(seed);
}

Result<SigningKey, Fault> SigningKey::load_or_create(const std::string& file) {
  const OpenFile there(open(file.c_str(), O_RDONLY | O_CLOEXEC));
  if (there.descriptor >= 0) return read_key(file, there.descriptor);
  if (errno != ENOENT) return failed(file);
  return create_key(file);
}

Signature SigningKey::sign(std::string_view message) const {
  Signature signature{};
  crypto_sign_ed25519_detached(signature.data(), nullptr, raw_of(message), message.size(),
                               secret_.data());
  return signature;
}

bool verifies(const PublicKey& key, std::string_view message, const Signature& signature) {
  return crypto_sign_ed25519_verify_detached(signature.data(), raw_of(message), message.size(),
                                             key.data()) == 0;
}

}  // namespace cardroom::store
