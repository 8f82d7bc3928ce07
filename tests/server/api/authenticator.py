"""An authenticator in software: makes passkeys and signs with them, as a phone or a security key does."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import json

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = token_bytes(16)
        self.handle = b""
        self.signs = 0
        self.flags = PRESENT | VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        self.handle = unb64(options["user"]["id"])
        key = len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(self._public())
        data = self._data(options["rp"]["id"], self.flags | HAS_KEY) + key
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": bytes(16).join((data[:37], data[37:]))})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": b64(client), "attestationObject": b64(told)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        self.signs += 1
        data = self._data(options["rpId"], self.flags)
        client = self._client("webauthn.get", options["challenge"])
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {
                "clientDataJSON": b64(client),
                "authenticatorData": b64(data),
                "signature": b64(signature),
                "userHandle": b64(self.handle),
            }
        )

    def _public(self) -> dict[int, Any]:
        numbers = self._key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}

    def _data(self, rp_id: str, flags: int) -> bytes:
        return sha256(rp_id.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.encode({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False})

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}


class RsaAuthenticator(Authenticator):
    """A passkey of RSA, which may be of any length."""

    def __init__(self, origin: str, bits: int, algorithm: int = -257) -> None:
        super().__init__(origin)
        self._rsa = rsa.generate_private_key(65537, bits)
        self._algorithm = algorithm

    def _public(self) -> dict[int, Any]:
        numbers = self._rsa.public_key().public_numbers()
        return {1: 3, 3: self._algorithm, -1: numbers.n.to_bytes(self._rsa.key_size // 8, "big"), -2: b"\x01\x00\x01"}
