import { useEffect, useState } from "preact/hooks";
import { usePublicOrigin } from "../share/origin";
import { Copy, Qr } from "../share/Share";
import { say } from "../words/speak";
import { type IssuedLink, issue, type Kind, linksOf, type NewLink, print, revoke } from "./api";
import type { Staff } from "./staff";
import "./links.css";

const SINGLE = ["desk", "projector", "coordinator"] as const;

/** Links that give a role without an account: issue, show, revoke. A secret is shown this once. */
export function Links({ staff }: { staff: Staff }) {
  const { day, who, attempt, busy } = staff;
  const [all, setAll] = useState<readonly IssuedLink[]>([]);
  const [fresh, setFresh] = useState<readonly NewLink[]>([]);
  const look = async () => setAll(await linksOf(who));
  useEffect(() => {
    look().catch(() => undefined);
  }, [day.seq]);
  const give = (kind: Kind, numbers?: readonly number[]) =>
    attempt(async () => {
      setFresh(await issue(who, kind, numbers));
      await look();
    });
  const end = ({ kind, number }: IssuedLink) =>
    attempt(async () => {
      await revoke(who, kind, number);
      setFresh(fresh.filter((each) => each.kind !== kind || each.number !== number));
      await look();
    });
  return (
    <section class="staff-links" aria-labelledby="links-title">
      <h2 id="links-title">{say("staff-links")}</h2>
      <p class="muted">{say("staff-links-about")}</p>
      <div class="row">
        {day.setup.format === "traditional" && (
          <button type="button" class="button" disabled={busy} onClick={() => void give("judge")}>
            {say("staff-link-new", { kind: "judge" })}
          </button>
        )}
        {SINGLE.map((kind) => (
          <button key={kind} type="button" class="button" disabled={busy} onClick={() => void give(kind)}>
            {say("staff-link-new", { kind })}
          </button>
        ))}
        <PrintEntryCards staff={staff} />
      </div>
      {fresh.length > 0 && <Fresh staff={staff} links={fresh} />}
      <ul>
        {all
          .filter((each) => each.kind !== "player")
          .map((each) => (
            <li key={`${each.kind}/${each.number}`}>
              <span>
                {say("staff-link", { kind: each.kind, number: String(each.number) })}{" "}
                <small>{say("staff-devices", { count: each.devices })}</small>
              </span>
              <button type="button" class="button" disabled={busy} onClick={() => void end(each)}>
                {say("staff-revoke")}
                <span class="heard"> {say("staff-link", { kind: each.kind, number: String(each.number) })}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

const secretsOf = (links: readonly NewLink[]) => Object.fromEntries(links.map((each) => [each.path, each.secret]));

/** New links with their codes, one at a time where there are many. */
function Fresh({ staff: { day, who, attempt, busy }, links }: { staff: Staff; links: readonly NewLink[] }) {
  const [at, setAt] = useState(0);
  const origin = usePublicOrigin();
  const link = links[Math.min(at, links.length - 1)];
  if (!link) return null;
  const address = `${origin}/c/${day.competition}/${link.path}#${link.secret}`;
  return (
    <div class="fresh" role="status">
      {links.length > 1 && (
        <div class="row">
          {links.map((each, place) => (
            <button
              key={each.number}
              type="button"
              class="button"
              aria-pressed={place === at}
              onClick={() => setAt(place)}
            >
              {each.number}
            </button>
          ))}
        </div>
      )}
      <b>{say("staff-link", { kind: link.kind, number: String(link.number) })}</b>
      <Qr text={address} />
      <p class="address">{address}</p>
      {navigator.clipboard && <Copy text={address} word="share-copy" />}
      <p class="muted">{say("staff-link-once")}</p>
      <button
        type="button"
        class="button ink"
        disabled={busy}
        onClick={() => void attempt(() => print(who, "links", { links: secretsOf(links) }))}
      >
        {say("staff-print-links")}
      </button>
    </div>
  );
}

/** Entry cards with everyone's own link; earlier cards' links end. */
function PrintEntryCards({ staff: { who, attempt, busy } }: { staff: Staff }) {
  const press = () =>
    attempt(async () => {
      const links = await issue(who, "player");
      await print(who, "entry-cards", { links: secretsOf(links) });
    });
  return (
    <button type="button" class="button" disabled={busy} onClick={() => void press()}>
      {say("staff-cards-with-links")}
    </button>
  );
}
