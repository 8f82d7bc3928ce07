import { KEYBOARDS, MOST_KEYS, tidyKeys } from "../live/keys";
import { play } from "../sound/sound";
import { say } from "../words/speak";
import { Choices, Switch } from "./Controls";
import { choose, keyboard, LOUDEST, letters, settings } from "./settings";

/** What is heard and felt, and the keyboard. */
export function Hands() {
  const { vibration } = settings.value;
  return (
    <>
      <Volume />
      {"vibrate" in navigator && (
        <Switch
          title={say("setting-vibration")}
          how={say("vibration-how")}
          on={vibration}
          onSwitch={(vibration) => choose({ vibration })}
        />
      )}
      <Choices
        name="keyboard"
        values={KEYBOARDS}
        now={keyboard.value}
        onChoose={(keyboard) => choose({ keyboard, letters: true })}
      >
        {(one) => (one === "own" ? say("keyboard-own") : one.toUpperCase())}
      </Choices>
      {keyboard.value === "own" && <OwnKeys />}
      <Switch
        title={say("setting-letters")}
        how={say("letters-how")}
        on={letters.value}
        onSwitch={(letters) => choose({ letters })}
      />
    </>
  );
}

/** A step is heard as it is chosen. */
function Volume() {
  const { volume } = settings.value;
  return (
    <label class="slider">
      <span>
        <b>{say("setting-volume")}</b>
        <small>{volume === 0 ? say("volume-off") : say("volume-on", { volume: volume * LOUDEST })}</small>
      </span>
      <input
        type="range"
        min={0}
        max={LOUDEST}
        value={volume}
        aria-valuetext={volume === 0 ? say("volume-off") : say("volume-on", { volume: volume * LOUDEST })}
        onInput={(event) => {
          choose({ volume: Number(event.currentTarget.value) });
          play("right");
        }}
      />
    </label>
  );
}

function OwnKeys() {
  return (
    <label class="own-keys">
      <span>
        <b>{say("own-keys")}</b>
        <small>{say("own-keys-how", { most: MOST_KEYS })}</small>
      </span>
      <input
        class="input code"
        name="own-keys"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={settings.value.ownKeys}
        onInput={(event) => {
          const ownKeys = tidyKeys(event.currentTarget.value);
          event.currentTarget.value = ownKeys;
          choose({ ownKeys });
        }}
      />
    </label>
  );
}
