import { isClose, useClose, withoutHaste } from "../live/close-calls";
import type { Action, Dock } from "../live/dock";
import { nameOf } from "../live/names";
import { Seconds } from "../live/Running";
import { running, seenBy } from "../live/seen";
import type { Gathering } from "../protocol/types";
import { say } from "../words/speak";
import { keyName } from "./keyname";
import { sayToAll } from "./naming";
import { padOf } from "./pads";
import type { Person } from "./people";
import type { SharedLive } from "./shared";

/** One person's edge of the screen: name, points, and what they can press now. */
export function Pad({
  live,
  person,
  gathering,
}: {
  live: SharedLive;
  person: Person | undefined;
  gathering: Gathering;
}) {
  if (!person) return null;
  const { player, key } = person;
  const seen = seenBy(gathering, player);
  const { state, big: all, small } = padOf(seen);
  useClose(live, seen.table);
  const big = withoutHaste(all, isClose(live, seen));
  const points = seen.seat?.points ?? 0;
  const timed = seen.table && state === "points" ? running(seen.table) : null;
  const two = big.length > 1;
  return (
    <section class="pad" data-state={state} data-player={player} aria-label={nameOf(live, player)}>
      <p class="pad-who">
        <span class="pad-name">{nameOf(live, player)}</span>
        <b class="pad-points" data-score={player}>
          {points < 0 ? `−${-points}` : points}
        </b>
      </p>
      <div class="pad-big">
        {big.map((one) => (
          <Big key={`${one.message}${one.who ?? ""}`} live={live} person={person} one={one} letter={two ? "" : key}>
            {timed && <Seconds live={live} until={timed.until} key={timed.until} />}
          </Big>
        ))}
        {big.length === 0 && <span class="pad-rest">{say(restOf(seen.seat?.role))}</span>}
      </div>
      {small.length > 0 && (
        <div class="pad-small">
          {small.map((action) => (
            <Press key={action.message} live={live} person={person} action={action} />
          ))}
        </div>
      )}
    </section>
  );
}

const restOf = (role: string | undefined): string => (role === "master" ? "player-master" : "pad-rest");

interface BigProps {
  live: SharedLive;
  person: Person;
  one: Dock["big"][number];
  letter: string;
  children: preact.ComponentChildren;
}

function Big({ live, person, one, letter, children }: BigProps) {
  if (one.weight === "quiet")
    return (
      <span class="pad-quiet" onPointerDown={(event) => live.late(person.player, event)}>
        <span>{sayToAll(live, one)}</span>
        {children}
      </span>
    );
  return <Press live={live} person={person} action={one} letter={letter} />;
}

interface PressProps {
  live: SharedLive;
  person: Person;
  action: Action;
  letter?: string;
}

/** Said on press, not on release. A click without a press comes from the keyboard or a reader. */
function Press({ live, person, action, letter }: PressProps) {
  const act = (event: Event) => void live.act(person.player, action.saying, event);
  return (
    <button
      type="button"
      class="button"
      data-act={action.saying.type}
      onPointerDown={(event) => event.button === 0 && act(event)}
      onClick={(event) => event.detail === 0 && act(event)}
    >
      <span class="heard">{nameOf(live, person.player)}: </span>
      <span>{sayToAll(live, action)}</span>
      {letter && (
        <span class="key" aria-hidden="true">
          {keyName(letter)}
        </span>
      )}
    </button>
  );
}
