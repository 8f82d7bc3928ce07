import type { ComponentChildren } from "preact";
import { Link } from "../router";
import { say } from "../words/speak";
import { DailyTile } from "./DailyTile";
import { AlonePicture, LearnPicture, NewTablePicture, OwnCardsPicture, ScreenPicture } from "./tile-pictures";
import "./tiles.css";

/** The first steps, each with its picture. */
export function Tiles({ onNew }: { onNew: () => void }) {
  return (
    <nav class="tiles" aria-label={say("first-ways")}>
      <DailyTile />
      <Tile to="/learn" name="learn" picture={<LearnPicture />} />
      <Tile to="/alone" name="alone" picture={<AlonePicture />} />
      <button type="button" class="tile new-table" onClick={onNew}>
        <NewTablePicture />
        <TileWords title={say("new-table")} how={say("first-new-how")} />
      </button>
      <Tile to="/together" name="together" picture={<ScreenPicture />} />
      <Tile to="/real" name="real" picture={<OwnCardsPicture />} />
    </nav>
  );
}

function Tile({ to, name, picture }: { to: string; name: string; picture: ComponentChildren }) {
  return (
    <Link to={to} class="tile">
      {picture}
      <TileWords title={say(`first-${name}`)} how={say(`first-${name}-how`)} />
    </Link>
  );
}

export function TileWords({ title, how }: { title: string; how: string }) {
  return (
    <span>
      <b>{title}</b>
      <small>{how}</small>
    </span>
  );
}
