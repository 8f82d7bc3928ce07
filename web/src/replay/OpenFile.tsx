import { useState } from "preact/hooks";
import { Sign } from "../cards/Face";
import { say } from "../words/speak";
import { LARGEST } from "./read";

/** Choose a record, or drop it here. What is wrong with the last one stands above. */
export function OpenFile(props: { onText: (text: string) => void; trouble: string | null; waiting: boolean }) {
  const { onText, trouble, waiting } = props;
  const [over, setOver] = useState(false);
  const open = async (file: File | null | undefined) => {
    if (file) onText(file.size > LARGEST ? "x".repeat(LARGEST + 1) : await file.text());
  };
  if (waiting) return <main class="open-file" aria-busy="true" />;
  return (
    <main
      class="open-file"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void open(event.dataTransfer?.files[0]);
      }}
    >
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <Sign glyph="mark" />
      <p>{say("playback-open-how")}</p>
      <label class="button main">
        {say("playback-open")}
        <input
          type="file"
          class="heard"
          accept=".jsonl,application/jsonl,text/plain"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
    </main>
  );
}
