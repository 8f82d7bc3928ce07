"""Checks authenticators' answers with py_webauthn, which takes long to import, so this is done at the first use."""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from msgspec import DecodeError, json


class BadPasskey(ValueError):
    """The passkey is not accepted; the message says no more than that."""


class NewKey(NamedTuple):
    """A new passkey."""

    id: bytes
    public_key: bytes
    signs: int


ALGORITHMS: Final = (-8, -7, -257)  # EdDSA, ES256, RS256
SHORTEST_RSA: Final = 2048  # bits
NOT_GOOD = "This passkey is not known here, or took too long. Try again."


def rp_id(origin: str) -> str:
    """The host name that passkeys are bound to."""
    return urlsplit(origin).hostname or ""


def base64url(data: bytes) -> str:
    """Encode bytes as browsers do."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: Any) -> bytes:
    """Decode bytes as browsers encode them."""
    if not isinstance(text, str):
        raise BadPasskey(NOT_GOOD)
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadPasskey(NOT_GOOD) from None


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that was signed, according to the authenticator's answer."""
    try:
        told = json.decode(from_base64url(credential["response"]["clientDataJSON"]))
        return from_base64url(told["challenge"])
    except (KeyError, TypeError, DecodeError):
        raise BadPasskey(NOT_GOOD) from None


async def registered(credential: dict[str, Any], challenge: bytes, origin: str) -> NewKey:
    """The new key, if everything is valid."""
    return await asyncio.to_thread(_registered, credential, challenge, origin)


async def signed(credential: dict[str, Any], challenge: bytes, origin: str, public_key: bytes, signs: int) -> int:
    """The new signature counter, if the signature is valid and the counter has increased."""
    return await asyncio.to_thread(_signed, credential, challenge, origin, public_key, signs)


def _registered(credential: dict[str, Any], challenge: bytes, origin: str) -> NewKey:
    from webauthn import verify_registration_response
    from webauthn.helpers.cose import COSEAlgorithmIdentifier
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_origin=origin,
            expected_rp_id=rp_id(origin),
            require_user_verification=True,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(algorithm) for algorithm in ALGORITHMS],
        )
        check_length(found.credential_public_key)
    except (WebAuthnException, ValueError, TypeError, KeyError) as wrong:
        raise BadPasskey(NOT_GOOD) from wrong
    return NewKey(found.credential_id, found.credential_public_key, found.sign_count)


def check_length(public_key: bytes) -> None:
    """Elliptic keys have one length each; one of RSA may be too short to be safe."""
    from webauthn.helpers import decode_credential_public_key
    from webauthn.helpers.decode_credential_public_key import DecodedRSAPublicKey

    key = decode_credential_public_key(public_key)
    if isinstance(key, DecodedRSAPublicKey) and int.from_bytes(key.n, "big").bit_length() < SHORTEST_RSA:
        raise BadPasskey(NOT_GOOD)


def _signed(credential: dict[str, Any], challenge: bytes, origin: str, public_key: bytes, signs: int) -> int:
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_origin=origin,
            expected_rp_id=rp_id(origin),
            credential_public_key=public_key,
            credential_current_sign_count=signs,
            require_user_verification=True,
        ).new_sign_count
    except (WebAuthnException, ValueError, TypeError, KeyError) as wrong:
        raise BadPasskey(NOT_GOOD) from wrong
