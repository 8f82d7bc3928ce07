import { useEffect, useState } from "preact/hooks";
import { say } from "../../words/speak";
import { type Looking, type OnFilming, type OnSight, useLooking } from "./looking";
import { Outlines } from "./Outlines";
import { pictureAmong } from "./photo";
import { isCounted, type Wanted } from "./steady";
import { stillOf } from "./still";
import "./look.css";

interface LookProps {
  readonly wanted: Wanted;
  readonly how: string; // how the cards should lie
  readonly filming?: boolean; // the camera was used before, and goes on
  readonly onFilming?: OnFilming;
  readonly onSight: OnSight;
}

/** Where cards are looked for: through the camera, or in a photo that is chosen, dropped or pasted. */
export function Look({ wanted, how, filming = false, onFilming = () => undefined, onSight }: LookProps) {
  const looking = useLooking({ wanted, filming, onSight, onFilming });
  const [over, setOver] = useState(false);
  usePaste(looking.read);
  return (
    <section
      class="eye-look"
      aria-label={say("eye-look")}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = pictureAmong(event.dataTransfer?.files);
        if (file) looking.read(file);
      }}
    >
      {looking.state === "watching" ? (
        <Finder looking={looking} how={how} wanted={wanted} />
      ) : (
        <Choice looking={looking} how={how} />
      )}
    </section>
  );
}

/** Whoever has copied a picture pastes it anywhere on the page. */
function usePaste(read: (file: Blob) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = pictureAmong(event.clipboardData?.files);
      if (file) read(file);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });
}

/** Before the camera runs: what to press, and what kept it from running. */
function Choice({ looking, how }: { looking: Looking; how: string }) {
  const { state, trouble } = looking;
  const busy = state !== "idle";
  return (
    <div class="eye-choice" aria-busy={busy}>
      <Frame />
      <p class="eye-how">{how}</p>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <p class="eye-busy" role="status">
        {busy && say(`eye-${state}`)}
      </p>
      <button type="button" class="button main" aria-disabled={busy} onClick={() => !busy && looking.start()}>
        {say("eye-camera")}
      </button>
      <label class="button">
        {say("eye-photo")}
        <input
          type="file"
          class="heard"
          accept="image/*"
          onChange={(event) => {
            const file = pictureAmong(event.currentTarget.files);
            event.currentTarget.value = ""; // the same photo may be chosen again
            if (file) looking.read(file);
          }}
        />
      </label>
      <p class="eye-drop muted">{say("eye-drop")}</p>
    </div>
  );
}

/** Three cards within the corners of a finder. */
function Frame() {
  return (
    <svg class="eye-frame" viewBox="0 0 160 96" aria-hidden="true">
      <path d="M3 23V3h20M137 3h20v20M157 73v20h-20M23 93H3V73" />
      <path d="M22 36h32v24H22zM64 36h32v24H64zM106 36h32v24h-32z" />
      <path d="M38 42v12M76 42v12M84 42v12M115 42v12M122 42v12M129 42v12" />
    </svg>
  );
}

/** What the camera sees, with what has been recognised so far. */
function Finder({ looking, how, wanted }: { looking: Looking; how: string; wanted: Wanted }) {
  const { sight, video } = looking;
  const seen =
    sight && (isCounted(sight, wanted.counted) ? say("eye-counted") : say("eye-seen", { cards: sight.cards.length }));
  const shape = sight ? { "--width": sight.width, "--height": sight.height } : {};
  return (
    <>
      <div class="eye-picture" style={shape}>
        <video ref={video} muted playsInline aria-label={say("eye-finder")} />
        {sight && <Outlines still={stillOf(sight)} />}
      </div>
      <p class="eye-how">{how}</p>
      <p class="eye-busy" role="status">
        {seen ?? say("eye-opening")}
      </p>
      <div class="eye-acts eye-finder-acts">
        <button type="button" class="button ink" onClick={looking.take}>
          {say("eye-take")}
        </button>
        <button type="button" class="button" onClick={looking.stop}>
          {say("eye-stop")}
        </button>
      </div>
    </>
  );
}
