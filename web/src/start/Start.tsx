import { useState } from "preact/hooks";
import { ApiError, findTable, openTable } from "../api";
import type { Card } from "../cards/card";
import { Face } from "../cards/Face";
import { Notice } from "../notice";
import { go, Link } from "../router";
import { edition } from "../settings/settings";
import { beSomebody, knownName } from "../who";
import { say } from "../words/speak";
import { BackToTable } from "./BackToTable";
import { ErrorLine } from "./ErrorLine";
import { Lobby } from "./Lobby";
import { NameField } from "./NameField";
import { FIRST_OPTIONS } from "./options";
import { StartHead } from "./StartHead";

const A_SET: readonly Card[] = ["1rdf", "2psh", "3goe"];
const BOTS = [7, 7]; // two that adapt: somebody to play with at once, at everybody's pace

/** The first page: a name for those who want one, play now, then everything else. */
export function Start() {
  return (
    <div class="start">
      <StartHead>
        <Link to="/learn" class="button quiet">
          {say("to-learn")}
        </Link>
      </StartHead>
      <main class="hero">
        <Notice />
        <h1>{say("headline")}</h1>
        <div class="trio" aria-hidden="true">
          {A_SET.map((card) => (
            <span class="card" key={card}>
              <Face card={card} edition={edition.value} />
            </span>
          ))}
        </div>
        <Ways />
        <nav class="more-ways" aria-label={say("more-ways")}>
          <Link to="/daily" class="button">
            {say("to-daily")}
          </Link>
          <Link to="/odds" class="button">
            {say("to-odds")}
          </Link>
        </nav>
        <p class="fine">{say("trademark")}</p>
      </main>
      <Lobby />
    </div>
  );
}

/** The ways to a table. */
function Ways() {
  const [name, setName] = useState(knownName.value);
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);

  const carefully = async (way: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await way();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  const playNow = () =>
    carefully(async () => {
      await beSomebody(name);
      const found = await openTable({ rule_set: "quick", options: { ...FIRST_OPTIONS, visibility: "by-link" } });
      go(`/t/${found.code}`, { bots: BOTS });
    });
  const newTable = () =>
    carefully(async () => {
      await beSomebody(name);
      go("/new");
    });
  const join = () =>
    carefully(async () => {
      const found = await findTable(codeIn(code));
      if (name.trim()) await beSomebody(name);
      go(`/t/${found.code}`);
    });
  return (
    <div class="ways">
      <BackToTable />
      <form
        class="way-name"
        onSubmit={(event) => {
          event.preventDefault();
          void playNow();
        }}
      >
        <NameField name={name} onName={setName} />
        <button type="submit" class="button main" aria-describedby="play-now-how">
          {say("play-now")}
        </button>
        <p class="muted play-now-how" id="play-now-how">
          {say("play-now-how")}
        </p>
        <button type="button" class="button new-table" onClick={() => void newTable()}>
          {say("new-table")}
        </button>
      </form>
      <form
        class="way-code"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <label class="labelled">
          <span class="muted">{say("table-code")}</span>
          <input
            class="input code"
            name="code"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            required
            value={code}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button ink">
          {say("join")}
        </button>
      </form>
      <nav class="way-others" aria-label={say("ways-others")}>
        <Link to="/together" class="button">
          {say("to-together")}
        </Link>
        <Link to="/real" class="button">
          {say("to-real")}
        </Link>
      </nav>
      <ErrorLine trouble={trouble} />
      <Link to="/account" class="to-account">
        {say("to-account")}
      </Link>
    </div>
  );
}

/** The code in what somebody has typed or pasted: the code itself, or a link that ends in it. */
export const codeIn = (text: string): string =>
  /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text.replaceAll(/[^\p{L}\p{N}]/gu, "");
