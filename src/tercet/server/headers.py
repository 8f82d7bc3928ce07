"""Security headers for every response: pages may load only what comes from this server, and answers are not kept."""

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

# The worker of the eye computes in WebAssembly, which needs to be allowed; it runs by the policy of its own script.
EYE_WORKER: Final = "/assets/eye-worker-"
EYE_POLICY: Final = CONTENT_SECURITY_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
NOT_KEPT: Final = "no-store"  # by any cache, unless a route says otherwise: most answers are for one person
ONLY_HTTPS: Final = "max-age=31536000"  # a year; names below this one are left to whoever owns them


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add the headers to a response."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        if scope["path"].startswith(EYE_WORKER):
            headers["content-security-policy"] = EYE_POLICY
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", NOT_KEPT)
        if scope["scheme"] == "https":
            headers.setdefault("strict-transport-security", ONLY_HTTPS)
