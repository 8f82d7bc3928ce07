import { useState } from "preact/hooks";
import { Share } from "../share/Share";
import { say } from "../words/speak";
import { openScreens, type StaffGame } from "./api";
import type { Staff } from "./staff";

/** Opens the table of a game on the server; its result comes by itself. */
export function PlayOnScreens({ staff, game }: { staff: Staff; game: StaffGame }) {
  const [code, setCode] = useState("");
  const open = () =>
    staff.attempt(async () => {
      setCode((await openScreens(staff.who, game.id)).code);
    });
  return (
    <>
      <button type="button" class="button" disabled={staff.busy} onClick={() => void open()}>
        {say("staff-screens")}
      </button>
      {code && <Share code={code} />}
    </>
  );
}
