import { useState } from "preact/hooks";
import type { Card } from "../cards/card";
import { Face } from "../cards/Face";
import { Notice } from "../notice";
import { Link } from "../router";
import { edition, language } from "../settings/settings";
import { localeOf } from "../words/languages";
import { say } from "../words/speak";
import { CodeForm } from "./CodeForm";
import { Foot } from "./Foot";
import { Lobby } from "./Lobby";
import { useLists } from "./lists";
import { StartHead } from "./StartHead";
import { useSteps } from "./steps";
import { Tiles } from "./Tiles";
import { Ways } from "./Ways";
import { whereTheyWait } from "./waiting";

const A_SET: readonly Card[] = ["1rdf", "2psh", "3goe"];

/** The first page: play now, the first steps, and what is going on. */
export function Start() {
  const steps = useSteps();
  const { lists, lost } = useLists();
  const [wantsCode, setWantsCode] = useState(false);
  const waiting = whereTheyWait(lists?.tables ?? []);
  return (
    <div class="start first">
      <StartHead>
        <span class="head-links">
          <Link to="/rules">{say("to-rules")}</Link>
          <Link to="/competitions">{say("to-competitions")}</Link>
        </span>
      </StartHead>
      <main>
        <div class="hero">
          <Notice />
          <h1>{say("headline")}</h1>
          <p class="what">{say("which-game")}</p>
          <div class="trio" aria-hidden="true">
            {A_SET.map((card) => (
              <span class="card" key={card}>
                <Face card={card} edition={edition.value} />
              </span>
            ))}
          </div>
          <Ways steps={steps} withWhom={waiting ? playWith(waiting.names) : say("play-now-bots")} />
        </div>
        <Tiles onNew={steps.newTable} />
        <CodeForm steps={steps} open={wantsCode} />
        <Lobby lists={lists} lost={lost} onCode={() => setWantsCode(!wantsCode)} onNew={steps.newTable} />
      </main>
      <Foot />
    </div>
  );
}

/** “with Béatrice, Nora and Ilyas” */
function playWith(names: readonly string[]): string {
  return say("play-now-with", { names: new Intl.ListFormat(localeOf(language.value)).format(names) });
}
