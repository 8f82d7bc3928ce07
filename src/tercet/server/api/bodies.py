"""Bodies of requests, read as they are: a 1 is not a yes, and “5” is not a five."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):
    """The framework itself would make of a value what it can."""

    async def json(self) -> Any:
        """The body, as the type that the handler asks for."""
        asked = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=asked.annotation if asked else Any)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise ValidationException(f"The body does not fit: {error}") from error
