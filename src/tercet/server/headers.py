"""Security headers for every response: pages may load only what comes from this server."""

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


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add the headers to a response."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        if scope["path"].startswith(EYE_WORKER):
            headers["content-security-policy"] = EYE_POLICY
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)
