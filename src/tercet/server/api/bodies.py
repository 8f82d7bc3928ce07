"""Request bodies without conversion: 1 is not true, and “5” is not 5."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):
    """A request that, unlike the framework's, does not convert values."""

    async def json(self) -> Any:
        """The body, as the type that the handler asks for."""
        asked = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=asked.annotation if asked else Any)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise ValidationException(f"The body does not fit: {error}") from error
