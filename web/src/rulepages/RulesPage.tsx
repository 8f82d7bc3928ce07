import { useEffect, useState } from "preact/hooks";
import { type ApiError, type RuleSet, ruleSet } from "../api";
import { Link } from "../router";
import { apiErrorOf } from "../start/api-error";
import { StartHead } from "../start/StartHead";
import { Trouble } from "../start/Trouble";
import { cardsOut, ruleInWords, slotsInWords } from "../words/rules";
import { say } from "../words/speak";
import { Examples } from "./Examples";
import { Glance } from "./Glance";
import { InFull } from "./InFull";
import "./rulepages.css";

/** A rule set, to be read: what to find, with right and wrong examples; what differs from the box; every rule. */
export function RulesPage({ name }: { name: string }) {
  const [found, setFound] = useState<{ here: RuleSet; box: RuleSet } | null>(null);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const look = () => {
    setTrouble(null);
    withBox(name).then(setFound, (error) => setTrouble(apiErrorOf(error)));
  };
  useEffect(look, [name]);
  return (
    <div class="start new rule-pages">
      <StartHead />
      <main>
        <p>
          <Link to="/rules" class="all-rules">
            {say("rulepage-all")}
          </Link>
        </p>
        {trouble && <Trouble trouble={trouble} again={look} />}
        {found && <Article {...found} />}
        {!found && !trouble && <div aria-busy="true" />}
      </main>
    </div>
  );
}

/** The rule set and that of its box, which may be the same. */
async function withBox(name: string): Promise<{ here: RuleSet; box: RuleSet }> {
  const here = await ruleSet(name);
  return { here, box: here.box === name ? here : await ruleSet(here.box) };
}

function Article({ here, box }: { here: RuleSet; box: RuleSet }) {
  const { name, rules } = here;
  return (
    <article>
      <header class="rule-head">
        <h1>{say(`rule-set-${name}`)}</h1>
        <p class="lead">{say(`rule-set-${name}.description`)}</p>
        <p class="muted">
          {cardsOut(rules, say)} · {slotsInWords(rules, say, ["seats"]).map((seats) => ruleInWords(seats, say))}
        </p>
        <p class="rule-ways">
          <Link to={`/new?rules=${name}`} class="button main">
            {say("rulepage-play")}
          </Link>
          <Link to="/learn" class="button">
            {say("first-learn")}
          </Link>
        </p>
      </header>
      <Examples rules={rules} examples={here.examples} />
      <Glance here={here} box={box} />
      <InFull here={here} />
    </article>
  );
}
