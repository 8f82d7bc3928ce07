import { dayFor, numberOf } from "../daily/calendar";
import { dateHere, serverNow } from "../daily/clock";
import { storyOf } from "../daily/days";
import { keptEntries, oldDays } from "../daily/kept";
import { Link } from "../router";
import { say } from "../words/speak";
import { TileWords } from "./Tiles";
import { PuzzlePicture } from "./tile-pictures";

/** Today's puzzle with its number, and the days in a row as this device knows them. */
export function DailyTile() {
  const now = serverNow();
  const number = numberOf(dayFor(dateHere(), now));
  const days = storyOf(keptEntries(), oldDays(), now).row;
  const said = [say("first-daily-number", { number }), ...(days ? [say("first-daily-days", { days })] : [])];
  return (
    <Link to="/daily" class="tile">
      <PuzzlePicture />
      <TileWords title={say("first-daily")} how={said.join(" · ")} />
    </Link>
  );
}
