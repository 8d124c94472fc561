// The signing key and its file.
#include "store/signing.h"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "store/folder.h"
#include "store/hash.h"

using namespace cardroom;
using namespace cardroom::store;
using cardroom::store::test::Folder;

TEST_CASE("a key is made once, for its owner only, and read again") {
  const Folder folder;
  const std::string file = folder.path / "journal.key";
  const auto made = SigningKey::load_or_create(file);
  REQUIRE(made);
  struct stat about {};
  REQUIRE(stat(file.c_str(), &about) == 0);
  CHECK((about.st_mode & 0777U) == 0600U);
  const auto again = SigningKey::load_or_create(file);
  REQUIRE(again);
  CHECK(made->public_key() == again->public_key());
  CHECK(verifies(again->public_key(), "message", made->sign("message")));
  CHECK_FALSE(verifies(again->public_key(), "massage", made->sign("message")));
}

TEST_CASE("a key that others may read is refused") {
  const Folder folder;
  const std::string file = folder.path / "journal.key";
  REQUIRE(SigningKey::load_or_create(file));
  REQUIRE(chmod(file.c_str(), 0644) == 0);
  const auto refused = SigningKey::load_or_create(file);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().detail == "others may read it; run chmod 600 on it");
}

TEST_CASE("a file that is not a key is refused, not replaced") {
  const Folder folder;
  const std::string file = folder.path / "journal.key";
  std::ofstream(file) << "short";
  REQUIRE(chmod(file.c_str(), 0600) == 0);
  CHECK_FALSE(SigningKey::load_or_create(file));
  CHECK(std::filesystem::file_size(file) == 5);
}

TEST_CASE("hexadecimal digits give the bytes back") {
  const Hash hash = Hasher().bytes("abc").done();
  // BLAKE2b with 32 bytes of output, RFC 7693.
  CHECK(to_hex(hash) == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
  REQUIRE(from_hex(to_hex(hash)));
  CHECK(hash_from(*from_hex(to_hex(hash))) == hash);
  CHECK_FALSE(from_hex("abc"));
  CHECK_FALSE(from_hex("zz"));
}
