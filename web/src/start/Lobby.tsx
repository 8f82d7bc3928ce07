import type { Listed } from "../api";
import { Sign } from "../cards/Face";
import { Later } from "../lazy-page";
import { Link } from "../router";
import { rulesTitle } from "../words/rules";
import { say } from "../words/speak";
import type { Lists } from "./lists";
import { Today } from "./Today";

interface LobbyProps {
  lists: Lists | null;
  lost: boolean;
  onCode: () => void;
  onNew: () => void;
}

/** Below an empty list there is room for something else, except on a phone. */
const hasRoom = (): boolean => matchMedia("(min-width: 900px)").matches;
const families = async () => (await import("./Families")).Families;

/** What is going on: the competitions of today, and the tables that anyone may sit down at. */
export function Lobby({ lists, lost, onCode, onNew }: LobbyProps) {
  const tables = lists?.tables ?? [];
  const people = tables.reduce((sum, table) => sum + table.people, 0);
  if (!lists && !lost) return <div class="lobby" aria-busy="true" />;
  return (
    <div class="lobby">
      <Today competitions={lists?.today ?? []} />
      <section class="tables" aria-labelledby="lobby-title">
        <h2 id="lobby-title">
          {say("lobby-title")}
          {tables.length > 0 && <span class="muted">{say("lobby-count", { tables: tables.length, people })}</span>}
        </h2>
        <button type="button" class="button quiet to-code" onClick={onCode}>
          {say("first-code")}
        </button>
        {lost && <p class="message calm">{say("first-lost")}</p>}
        {lists && tables.length === 0 && (
          <div class="none-yet">
            <Sign glyph="mark" />
            <p class="muted">{say("lobby-none")}</p>
            <button type="button" class="button" onClick={onNew}>
              {say("new-table")}
            </button>
          </div>
        )}
        <ul>
          {tables.map((table) => (
            <Row key={table.table} table={table} />
          ))}
        </ul>
      </section>
      {lists && tables.length === 0 && hasRoom() && <Later page={families} props={{}} as="div" />}
    </div>
  );
}

function Row({ table: { code, rule_set, host_name, people, bots, most, status, names } }: { table: Listed }) {
  const taken = people + bots;
  const full = taken >= most;
  const who = say("table-of", { who: host_name || names[0] || code });
  const act = say(full ? "act-watch" : "act-sit-down");
  const rules = rulesTitle(rule_set, say);
  const there = [...names, ...(bots ? [say("first-bots", { bots })] : [])].join(", ");
  return (
    <li>
      <div>
        <b>
          <span>{who}</span>
          <Seats taken={taken} most={most} />
        </b>
        <p class="muted">
          <span class="on-phone">{rules} · </span>
          {[there, status === "gathering" ? "" : say(`status-${status}`)].filter(Boolean).join(" · ")}
        </p>
      </div>
      <span class="row-rules">{rules}</span>
      <Link to={full ? `/t/${code}?watch` : `/t/${code}`} class="button" aria-label={`${act}: ${who}`}>
        {act}
      </Link>
    </li>
  );
}

/** A dot for each seat, filled when it is taken. */
function Seats({ taken, most }: { taken: number; most: number }) {
  return (
    <span class="seats">
      {[...Array(most).keys()].map((n) => (
        <i key={n} class={n < taken ? "taken" : undefined} />
      ))}
      <span class="heard">{say("seats-taken", { taken, most })}</span>
    </span>
  );
}
