import { type Named, nameOf } from "../live/names";
import { say } from "../words/speak";

interface WhoseProps {
  live: Named;
  racing: readonly string[];
  viewer: string | undefined;
  onChoose: (player: string) => void;
}

/** In a race everyone had a layout of their own: whose is shown? */
export function Whose({ live, racing, viewer, onChoose }: WhoseProps) {
  if (racing.length < 2) return null;
  return (
    <label class="whose">
      <span>{say("playback-whose")}</span>
      <select value={viewer} onChange={(event) => onChoose(event.currentTarget.value)}>
        {racing.map((player) => (
          <option key={player} value={player}>
            {nameOf(live, player)}
          </option>
        ))}
      </select>
    </label>
  );
}
