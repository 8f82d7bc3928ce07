import { useState } from "preact/hooks";
import { save } from "../save";
import { usePublicOrigin } from "../share/origin";
import { Copy } from "../share/Share";
import { say } from "../words/speak";
import { pathOf } from "./addresses";
import { wholeDay } from "./dates";
import { drawPicture } from "./picture";
import { howItWent, shareText, titleOf } from "./share";
import { clock, isSolved, type Solving, secondsEach } from "./solving";

/** The result as a picture and as text; neither helps with the puzzle. */
export function ShareButtons({ now, row }: { now: Solving; row: number }) {
  const [busy, setBusy] = useState(false);
  const text = shareText(now, row, `${usePublicOrigin()}${pathOf(now)}`, say);
  const share = async () => {
    if (busy) return;
    setBusy(true);
    await sharePicture(await drawPicture(pictureOf(now, row)), `tercet-${now.number}.png`, text).finally(() =>
      setBusy(false),
    );
  };
  return (
    <div class="daily-share">
      <button type="button" class="button main" aria-disabled={busy} onClick={() => void share()}>
        {say("daily-share-picture")}
      </button>
      {navigator.clipboard && <Copy text={text} word="daily-share-text" />}
    </div>
  );
}

const pictureOf = (now: Solving, row: number) => ({
  title: titleOf(now, say),
  day: wholeDay(now.day),
  time: isSolved(now) ? clock(now.ms ?? 0) : `${now.finds.length}/${now.sets}`,
  how: howItWent(now, say),
  seconds: secondsEach(now.finds),
  each: say("daily-seconds"),
  row: row > 1 ? say("daily-streak", { days: row }) : "",
  cards: now.cards.length,
});

/** To whom and how is asked by the device; where it does not ask, the picture is saved. */
async function sharePicture(picture: Blob, name: string, text: string): Promise<void> {
  const files = [new File([picture], name, { type: "image/png" })];
  if (navigator.canShare?.({ files })) {
    await navigator.share({ files, text }).catch(() => undefined); // they may have changed their mind
  } else {
    save(picture, name);
  }
}
