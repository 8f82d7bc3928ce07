import { useEffect, useState } from "preact/hooks";
import { type Listed, listTables } from "../api";
import { Sign } from "../cards/Face";
import { Link } from "../router";
import { rulesTitle } from "../words/rules";
import { say } from "../words/speak";

const AGAIN_MS = 4_000;

/** The tables that anyone may sit down at; looked up again while somebody looks. */
export function Lobby() {
  const [tables, setTables] = useState<readonly Listed[] | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        setTables(await listTables());
        setLost(false);
      } catch {
        setLost(true);
      }
    };
    void look();
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const people = tables?.reduce((sum, table) => sum + table.people, 0) ?? 0;
  return (
    <section class="lobby" aria-labelledby="lobby-title">
      <h2 id="lobby-title">
        {say("lobby-title")}
        {tables && tables.length > 0 && (
          <span class="muted">{say("lobby-count", { tables: tables.length, people })}</span>
        )}
      </h2>
      {lost && <p class="message calm">{say("line-lost")}</p>}
      {tables?.length === 0 && (
        <div class="none-yet">
          <Sign glyph="mark" />
          <p class="muted">{say("lobby-none")}</p>
        </div>
      )}
      <ul>
        {tables?.map((table) => (
          <Row key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table: { code, rule_set, host_name, people, bots, most, status } }: { table: Listed }) {
  const taken = people + bots;
  const full = taken >= most;
  return (
    <li>
      <div>
        <b>{say("table-of", { who: host_name || say("nobody") })}</b>
        <p class="muted">
          {[rulesTitle(rule_set, say), say("seats-taken", { taken, most }), say(`status-${status}`)].join(" · ")}
        </p>
      </div>
      <Link to={full ? `/t/${code}?watch` : `/t/${code}`} class="button">
        {say(full ? "act-watch" : "act-sit-down")}
      </Link>
    </li>
  );
}
