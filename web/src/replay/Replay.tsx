import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { type Named, nameOf, sayLine } from "../live/names";
import { cardsAreUnseen } from "../rules/deck";
import { sought } from "../rules/pattern";
import { usePublicOrigin } from "../share/origin";
import { Copy } from "../share/Share";
import { nameOfCard } from "../table/name-cache";
import { say, tongue } from "../words/speak";
import { Board } from "./Board";
import { Controls } from "./Controls";
import { findsInSight } from "./finds";
import { type Frame, lyingAt, type Prepared } from "./frames";
import { actOf, isTheirs } from "./keys";
import { lettered, lettersOn } from "./letters";
import { Proofs, useProof, whatIsWrong } from "./Proofs";
import { usePainting } from "./painting";
import { Points, Scrubber, seated } from "./Scrubber";
import { afterMs } from "./sightings";
import type { Playback } from "./state";
import { ToSee } from "./ToSee";
import { lasting } from "./times";
import type { Verified } from "./verify";

interface ReplayProps {
  play: Playback;
  live: Named;
  text: string;
  verified: Verified;
  path: string | null; // of the link to it; a file has none
}

/** A match to watch again: the cards as they lay, what could have been seen, and the line of all finds. */
export function Replay({ play, live, text, verified, path }: ReplayProps) {
  usePlaying(play);
  useKeys(play);
  const proof = useProof(text);
  const proofs = useMemo(() => <Proofs verified={verified} proof={proof} />, [verified, proof, tongue()]);
  const controls = useMemo(() => <Controls play={play} />, [play, tongue()]);
  const forged = whatIsWrong(verified, proof);
  const number = useComputed(() => play.frame.n);
  return (
    <main class="replay" data-ready data-n={number} data-frame={play.index}>
      {forged && (
        <p class="trouble forged" role="alert">
          {say("playback-forged", { why: forged })}
        </p>
      )}
      <Strip play={play} live={live} />
      <Cloth play={play} />
      <aside class="replay-side">
        <Seen play={play} live={live} />
        {proofs}
        {path && <ShareMoment play={play} path={path} />}
      </aside>
      <Line play={play} live={live} />
      {controls}
    </main>
  );
}

/** Has anybody looked at the real cards of this match? */
const isSeen = ({ frames }: Prepared): boolean => frames.some(({ layout }) => layout.length > 0);

/** Real cards that nobody has looked at. */
const unseenIn = ({ layout }: Frame, { match }: Prepared): boolean =>
  layout.length === 0 && cardsAreUnseen(match.rules);

/** Real cards are known by somebody's word only; those that were not certain are named. */
function AsSeen({ frame: { table, layout } }: { frame: Frame }) {
  const marked = (mark: string) => table.seen.filter((one) => one[1] === mark && layout.includes(one[0]));
  const [unsure, corrected] = [marked("unsure").length, marked("corrected").length];
  return (
    <p class="muted as-seen">
      {say("playback-as-seen", { count: layout.length })}
      {unsure > 0 && ` ${say("playback-unsure", { count: unsure })}`}
      {corrected > 0 && ` ${say("playback-corrected", { count: corrected })}`}
    </p>
  );
}

interface PartProps {
  play: Playback;
  live: Named;
}

/** The cards; with the letters of the finds that lie there, if they are asked for. */
function Cloth({ play }: { play: Playback }) {
  const { prepared } = play;
  const { painting, canvas } = usePainting(play);
  const { value: frame } = painting.laid;
  const { value: showing } = play.showing;
  const letters = useMemo(
    () => lettersOn(showing ? lettered(lyingAt(prepared.rounds, frame), frame) : []),
    [showing, prepared, frame],
  );
  if (unseenIn(frame, prepared))
    return <p class="replay-cloth real">{say(isSeen(prepared) ? "playback-not-seen" : "playback-real")}</p>;
  const find = sought(prepared.match.rules);
  return <Board {...{ frame, letters, find, canvas }} painted={painting.shown.value} />;
}

/** The list of what lies there. */
function Seen({ play, live }: PartProps) {
  const { toldFrame: frame, prepared } = play;
  const { value: showing } = play.showing;
  const here = useMemo(() => lyingAt(prepared.rounds, frame), [prepared, frame]);
  const shown = useMemo(() => (showing ? lettered(here, frame) : []), [showing, here, frame]);
  const show = (value: boolean) => {
    play.showing.value = value;
  };
  const args = { find: sought(prepared.match.rules) };
  if (unseenIn(frame, prepared)) return null;
  const real = cardsAreUnseen(prepared.match.rules);
  const isTold = !real || findsInSight(frame.table).length <= here.length; // of some real cards the end is unknown
  return (
    <>
      {real && <AsSeen frame={frame} />}
      {isTold && <ToSee {...{ live, prepared, frame, here, shown, showing, args }} onShow={show} />}
    </>
  );
}

/** What happens now, and the line of all finds. */
function Line({ play, live }: PartProps) {
  const words = useMemo(() => new Map<number, string>(), [live, tongue()]);
  const told = (): string => {
    const { value: index } = play.told;
    const said = words.get(index) ?? headline(live, play, index);
    words.set(index, said);
    return said;
  };
  return (
    <section class="replay-line" aria-label={say("after-line")}>
      <p class="now" role="status">
        <b>{told()}</b> <span class="muted">{findNumber(play)}</span>
      </p>
      <Scrubber play={play} live={live} told={told} />
    </section>
  );
}

/** What happens in this frame, or what has happened last; a find with how long it took. */
function headline(live: Named, { prepared: { frames } }: Playback, index: number): string {
  for (let n = index; n >= 0; n--) {
    const frame = frames[n];
    const said = frame ? inWords(live, frame) : "";
    if (said) return said;
  }
  return "";
}

function inWords(live: Named, { found, news }: Frame): string {
  const ms = found && afterMs(found);
  if (found && ms !== null)
    return sayLine(live, { message: "playback-takes", who: found.by, args: { clock: lasting(ms) } });
  const lines = news.map(({ message, who, other, args: told, cards }) => {
    const args = { ...told, names: cards.map(nameOfCard).join(", ") };
    return sayLine(live, { message, args, ...(who ? { who } : {}), ...(other ? { other } : {}) });
  });
  return lines.join(" · ");
}

function findNumber({ prepared: { finds, match }, told }: Playback): string {
  const n = finds.findLastIndex((frame) => frame <= told.value) + 1;
  return finds.length > 0 ? say("playback-find-of", { find: sought(match.rules), n, whole: String(finds.length) }) : "";
}

/** Everyone's points at this moment; whoever acts is marked. Each follows by itself: only what changes is drawn again. */
function Strip({ play, live }: PartProps) {
  return (
    <ul class="replay-strip" aria-label={say("after-who")}>
      {seated(play.prepared).map((player) => (
        <OnePlayer key={player} {...{ play, live, player }} />
      ))}
    </ul>
  );
}

function OnePlayer({ play, live, player }: PartProps & { player: string }) {
  const acts = useComputed(() => play.frame.by === player || undefined);
  return (
    <li data-now={acts}>
      <span class="who">{player === live.you.value ? say("you") : nameOf(live, player)}</span>
      <Points play={play} player={player} />
    </li>
  );
}

function ShareMoment({ play, path }: { play: Playback; path: string }) {
  const link = `${usePublicOrigin()}${path}#t=${Math.ceil(play.toldFrame.offset)}`;
  if (!navigator.clipboard || play.playing.value) return null;
  return (
    <p class="share-moment">
      <Copy text={link} word="playback-share" />
    </p>
  );
}

/** Time passes while it plays: by frames of the screen. */
function usePlaying(play: Playback): void {
  const { value: playing } = play.playing;
  useEffect(() => {
    if (!playing) return;
    let before = performance.now();
    let asked = requestAnimationFrame(function pass(now) {
      play.pass(Math.max(0, now - before));
      before = now;
      if (play.playing.peek()) asked = requestAnimationFrame(pass);
    });
    return () => cancelAnimationFrame(asked);
  }, [play, playing]);
  useSignalEffect(() => keepMoment(play.playing.value ? null : play.offset.value));
}

let keeping: ReturnType<typeof setTimeout> | undefined;

/** The address leads to the moment that is looked at, once it stands still. */
function keepMoment(offset: number | null): void {
  clearTimeout(keeping);
  if (offset === null || (offset === 0 && !location.hash)) return;
  keeping = setTimeout(() => history.replaceState(history.state, "", `#t=${Math.ceil(offset)}`), 250);
}

/** A layout effect: keys are heard from the first picture on, not a moment after it. */
function useKeys(play: Playback): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const act = isTheirs(event) ? null : actOf(event.key, event.shiftKey);
      if (!act) return;
      event.preventDefault();
      act(play);
    };
    addEventListener("keydown", pressed);
    return () => {
      clearTimeout(keeping);
      removeEventListener("keydown", pressed);
    };
  }, [play]);
}
