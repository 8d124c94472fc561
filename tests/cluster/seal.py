"""What the database holds, unsealed with libsodium and without the program's code."""
import ctypes
import hashlib
import pathlib


class Seal:
    """What the database holds, opened with the room's key: an independent reading of docs/journal.md."""

    def __init__(self, key_file: pathlib.Path) -> None:
        self.sodium = ctypes.CDLL("libsodium.so.23")
        public, secret = ctypes.create_string_buffer(32), ctypes.create_string_buffer(64)
        self.sodium.crypto_sign_seed_keypair(public, secret, key_file.read_bytes()[:32])
        signature, message = ctypes.create_string_buffer(64), b"cardroom seal 1"
        self.sodium.crypto_sign_detached(signature, None, message,
                                         ctypes.c_ulonglong(len(message)), secret)
        self.key = hashlib.blake2b(signature.raw, digest_size=32).digest()

    def open(self, sealed: bytes, place: str) -> bytes:
        opened = ctypes.create_string_buffer(len(sealed))
        size, where = ctypes.c_ulonglong(), place.encode()
        failed = self.sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(
            opened, ctypes.byref(size), None, sealed[24:], ctypes.c_ulonglong(len(sealed) - 24),
            where, ctypes.c_ulonglong(len(where)), sealed[:24], self.key)
        assert failed == 0, f"{place} does not open"
        return opened.raw[:size.value]
