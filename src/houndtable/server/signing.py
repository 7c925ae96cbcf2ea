"""Ed25519 signatures: keys, how they are told to others (RFC 8037), and whether a signature is good."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

SIZE: Final = 32  # bytes of a public key


def new_key() -> bytes:
    """Return a new private key."""
    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_half(private: bytes) -> bytes:
    """Return the public key that belongs to a private one."""
    return Ed25519PrivateKey.from_private_bytes(private).public_key().public_bytes_raw()


def sign(private: bytes, data: bytes) -> bytes:
    """Return the signature of the data."""
    return Ed25519PrivateKey.from_private_bytes(private).sign(data)


def is_good(public: bytes, signature: bytes, data: bytes) -> bool:
    """Return whether the owner of the key signed exactly this data."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, data)
    except InvalidSignature:
        return False
    return True


def key_id(public: bytes) -> str:
    """Return the id of a key: its thumbprint (RFC 7638), so that it follows from the key alone."""
    shape = {"crv": "Ed25519", "kty": "OKP", "x": as_text(public)}
    return as_text(hashlib.sha256(json.dumps(shape, separators=(",", ":")).encode()).digest())


def as_text(data: bytes) -> str:
    """Return the bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_text(text: str) -> bytes | None:
    """Return the public key that base64 or base64url text stands for; None if it stands for none."""
    plain = text.strip().rstrip("=").replace("+", "-").replace("/", "_")
    try:
        public = base64.urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
    except ValueError:
        return None
    return public if len(public) == SIZE and as_text(public) == plain else None
