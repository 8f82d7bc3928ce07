import type { Seen } from "../live/seen";
import { TableSheet } from "../live/TableSheet";
import { go } from "../router";
import { MenuButton } from "../settings/Settings";
import { forgetWayBack } from "../wayback";
import type { SharedLive } from "./shared";

/** The settings, and what concerns the table: all leave it together. */
export function Menu({ live, seen }: { live: SharedLive; seen: Seen }) {
  const leave = async () => {
    await live.standUp();
    forgetWayBack(`/together/${live.code}`);
    go("/");
  };
  return <MenuButton above={<TableSheet live={live} seen={seen} onLeave={() => void leave()} shared />} />;
}
