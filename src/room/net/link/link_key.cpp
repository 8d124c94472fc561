#include "room/net/link/link_key.h"

#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include "base/check.h"

namespace cardroom::room::net {

namespace ssl = boost::asio::ssl;

namespace {

using Shown = std::unique_ptr<X509, decltype(&X509_free)>;

// TLS shows a public key in a certificate. Nobody looks at the rest of it.
Shown certificate_around(EVP_PKEY* key) {
  constexpr long year_s = 365L * 24 * 3600;
  Shown made(X509_new(), &X509_free);
  check(made != nullptr, "no memory for a certificate");
  X509_set_version(made.get(), X509_VERSION_3);
  ASN1_INTEGER_set(X509_get_serialNumber(made.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(made.get()), -year_s);
  X509_gmtime_adj(X509_getm_notAfter(made.get()), 100 * year_s);
  X509_set_pubkey(made.get(), key);
  check(X509_sign(made.get(), key, nullptr) != 0, "a certificate cannot be signed");
  return made;
}

}  // namespace

struct LinkKey::Pair {
  std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key{nullptr, &EVP_PKEY_free};
  std::unique_ptr<X509, decltype(&X509_free)> certificate{nullptr, &X509_free};
};

LinkKey::LinkKey(const store::Hash& seed) : pair_(std::make_unique<Pair>()) {
  pair_->key.reset(
      EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr, seed.data(), seed.size()));
  check(pair_->key != nullptr, "the key of the link cannot be made");
  pair_->certificate = certificate_around(pair_->key.get());
  prepare(client_);
  prepare(server_);
}

LinkKey::~LinkKey() = default;

void LinkKey::prepare(ssl::context& context) const {
  SSL_CTX* const tls = context.native_handle();
  SSL_CTX_set_min_proto_version(tls, TLS1_3_VERSION);
  // Each link proves the key anew: none is taken up from an earlier one.
  SSL_CTX_set_session_cache_mode(tls, SSL_SESS_CACHE_OFF);
  SSL_CTX_set_num_tickets(tls, 0);
  check(SSL_CTX_use_certificate(tls, pair_->certificate.get()) == 1 &&
            SSL_CTX_use_PrivateKey(tls, pair_->key.get()) == 1,
        "the key of the link cannot be used");
  context.set_verify_mode(ssl::verify_peer | ssl::verify_fail_if_no_peer_cert);
  // is_proved() decides: not who has signed the certificate, but whose key it is.
  context.set_verify_callback([](bool, ssl::verify_context&) { return true; });
}

bool LinkKey::is_proved(SSL* tls) const {
  const Shown shown(SSL_get1_peer_certificate(tls), &X509_free);
  return shown && EVP_PKEY_eq(X509_get0_pubkey(shown.get()), pair_->key.get()) == 1;
}

}  // namespace cardroom::room::net
