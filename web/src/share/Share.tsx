import { useState } from "preact/hooks";
import { say } from "../words/speak";
import { usePublicOrigin } from "./origin";
import { qrCode } from "./qr";

/** How others get here: a code to say aloud, a link to send, a picture to hold a phone over; and one only to watch. */
export function Share({ code }: { code: string }) {
  const link = `${usePublicOrigin()}/t/${code}`;
  return (
    <section class="share" aria-labelledby="share-title">
      <h2 id="share-title">{say("share-title")}</h2>
      <Qr text={link} />
      <div>
        <p class="code">
          {code.slice(0, 5)}
          <wbr />
          {code.slice(5)}
        </p>
        <p class="link">{link.replace(/^https?:\/\//, "")}</p>
        {navigator.clipboard && (
          <div class="copies">
            <Copy text={link} word="share-copy" />
            <Copy text={`${link}?watch`} word="share-watch" />
          </div>
        )}
      </div>
    </section>
  );
}

/** Copies a text, and says so. */
export function Copy({ text, word }: { text: string; word: string }) {
  const [copied, setCopied] = useState("");
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      {say(copied === text ? "share-copied" : word)}
    </button>
  );
}

export function Qr({ text }: { text: string }) {
  const grid = qrCode(text);
  if (!grid) return null;
  const dark = grid.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  const size = grid.length + 8;
  return (
    <svg
      class="qr"
      viewBox={`-4 -4 ${size} ${size}`}
      role="img"
      aria-label={say("share-qr")}
      shape-rendering="crispEdges"
    >
      <path d={dark.join("")} />
    </svg>
  );
}
