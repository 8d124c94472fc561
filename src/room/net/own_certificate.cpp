#include "room/net/own_certificate.h"

#include <fcntl.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <memory>

#include "room/address.h"

namespace cardroom::room::net {

namespace {

template <auto free_it>
struct Freed {
  template <class Made>
  void operator()(Made* made) const {
    free_it(made);
  }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using Made = std::unique_ptr<X509, Freed<X509_free>>;

bool add_extension(X509* made, int kind, const std::string& value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, made, made, nullptr, nullptr, 0);
  const std::unique_ptr<X509_EXTENSION, Freed<X509_EXTENSION_free>> extension(
      X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str()));
  return extension && X509_add_ext(made, extension.get(), -1) == 1;
}

std::string alternative_names(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names)
    list += (list.empty() ? "" : ",") + std::string(Address::parse(name) ? "IP:" : "DNS:") + name;
  return list;
}

bool fill(X509* made, EVP_PKEY* key, const CertificateWish& wish) {
  constexpr long day_s = 24L * 3600;
  std::array<unsigned char, 16> serial{};
  if (RAND_bytes(serial.data(), serial.size()) != 1) return false;
  serial[0] &= 0x7F;
  const std::unique_ptr<BIGNUM, Freed<BN_free>> number(
      BN_bin2bn(serial.data(), serial.size(), nullptr));
  X509_set_version(made, X509_VERSION_3);
  BN_to_ASN1_INTEGER(number.get(), X509_get_serialNumber(made));
  X509_gmtime_adj(X509_getm_notBefore(made), -day_s);  // Clocks differ.
  X509_gmtime_adj(X509_getm_notAfter(made), day_s * wish.days);
  X509_set_pubkey(made, key);
  X509_NAME* const subject = X509_get_subject_name(made);
  const auto* const name = reinterpret_cast<const unsigned char*>(wish.names.front().c_str());
  X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8, name, -1, -1, 0);
  X509_set_issuer_name(made, subject);
  return add_extension(made, NID_basic_constraints, "critical,CA:FALSE") &&
         add_extension(made, NID_key_usage, "critical,digitalSignature") &&
         add_extension(made, NID_ext_key_usage, "serverAuth") &&
         add_extension(made, NID_subject_alt_name, alternative_names(wish.names)) &&
         X509_sign(made, key, EVP_sha256()) != 0;
}

template <class Write>
std::optional<Fault> write_new(const std::string& path, int mode, Write&& write) {
  const int number = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (number < 0) return Fault{"make " + path, std::strerror(errno)};
  FILE* const file = ::fdopen(number, "w");
  const bool written = write(file) == 1;
  return std::fclose(file) == 0 && written ? std::nullopt
                                           : std::optional(Fault{"write " + path, "it failed"});
}

std::string fingerprint_of(const X509* made) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
  unsigned size = 0;
  X509_digest(made, EVP_sha256(), bytes.data(), &size);
  std::string text;
  constexpr std::string_view digits = "0123456789ABCDEF";
  for (unsigned at = 0; at < size; ++at) {
    if (at > 0) text += ':';
    text += digits[bytes[at] / 16];
    text += digits[bytes[at] % 16];
  }
  return text;
}

}  // namespace

Result<std::string, Fault> make_certificate(const CertificateWish& wish) {
  const Key key(EVP_EC_gen("P-256"));
  const Made made(X509_new());
  if (!key || !made || !fill(made.get(), key.get(), wish))
    return Fault{"make a certificate", "one of the names is not possible"};
  const auto key_fault = write_new(wish.key, 0600, [&](FILE* file) {
    return PEM_write_PrivateKey(file, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  });
  if (key_fault) return *key_fault;
  const auto fault = write_new(wish.certificate, 0644,
                               [&](FILE* file) { return PEM_write_X509(file, made.get()); });
  if (fault) {
    ::unlink(wish.key.c_str());
    return *fault;
  }
  return fingerprint_of(made.get());
}

}  // namespace cardroom::room::net
