import { say } from "../words/speak";
import { type Playback, SPEEDS } from "./state";

/** Step, play, and how fast. */
export function Controls({ play }: { play: Playback }) {
  const { value: playing } = play.playing;
  const { value: speed } = play.speed;
  return (
    <div class="controls">
      <div class="play-steps">
        <Step word="playback-find-back" shape="M7 5v14M19 5l-9 7 9 7z" onPress={() => play.stepFind(-1)} />
        <Step word="playback-back" shape="M15 5l-8 7 8 7" onPress={() => play.step(-1)} />
        <button type="button" class="button ink play" onClick={() => play.toggle()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={playing ? "M7 5h4v14H7zM14 5h4v14h-4z" : "M7 4l13 8-13 8z"} />
          </svg>
          <span>{say(playing ? "playback-pause" : "playback-play")}</span>
          <kbd class="key">{say("playback-space")}</kbd>
        </button>
        <Step word="playback-on" shape="M9 5l8 7-8 7" onPress={() => play.step(1)} />
        <Step word="playback-find-on" shape="M17 5v14M5 5l9 7-9 7z" onPress={() => play.stepFind(1)} />
      </div>
      <fieldset class="speeds">
        <legend class="heard">{say("playback-speed")}</legend>
        {[...SPEEDS, "finds" as const].map((one) => (
          <label key={one} data-chosen={speed === one || undefined}>
            <input
              type="radio"
              name="speed"
              class="heard"
              checked={speed === one}
              onChange={() => {
                play.speed.value = one;
              }}
            />
            {one === "finds" ? say("playback-finds-only") : `${one}×`}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function Step({ word, shape, onPress }: { word: string; shape: string; onPress: () => void }) {
  return (
    <button type="button" class="button step" aria-label={say(word)} title={say(word)} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
