import { useEffect } from "preact/hooks";
import type { RuleSet } from "../api";
import { Link } from "../router";
import { FamilyHeadLine } from "../start/FamilyHead";
import { inFamilies } from "../start/families";
import { useRuleSets } from "../start/RuleSets";
import { StartHead } from "../start/StartHead";
import { Trouble } from "../start/Trouble";
import { Mini } from "../table/Mini";
import { cardsOut } from "../words/rules";
import { say } from "../words/speak";
import "./rulepages.css";

/** All rule sets by families: a find of each, what changes in one line, and the way to its page. */
export function RulesList() {
  const { sets, trouble, again } = useRuleSets();
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [sets]); // they come late
  return (
    <div class="start new rule-pages">
      <StartHead />
      <main>
        <h1>{say("to-rules")}</h1>
        <p class="lead">{say("rulepage-lead")}</p>
        {trouble && <Trouble trouble={trouble} again={again} />}
        <div class="rule-families" aria-busy={sets.length === 0 && !trouble}>
          {inFamilies(sets).map(({ family, members }) => (
            <section key={family} aria-labelledby={`family-${family}`}>
              <h2 id={`family-${family}`}>
                <FamilyHeadLine family={family} />
              </h2>
              <ul>
                {members.map((each) => (
                  <Row key={each.name} ruleSet={each} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}

function Row({ ruleSet: { name, rules, examples } }: { ruleSet: RuleSet }) {
  const find = examples.find(({ right }) => right)?.cards ?? [];
  return (
    <li>
      <Link to={`/rules/${name}`} class="rule-row">
        <span class="rule-find" data-cards={find.length} aria-hidden="true">
          {find.map((card) => (
            <Mini key={card} card={card} />
          ))}
        </span>
        <span>
          <b>{say(`rule-set-${name}`)}</b>
          <span class="rule-line">{say(`rule-set-${name}.description`)}</span>
          <small>{cardsOut(rules, say)}</small>
        </span>
      </Link>
    </li>
  );
}
