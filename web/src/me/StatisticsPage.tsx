import { useState } from "preact/hooks";
import { Link } from "../router";
import { say } from "../words/speak";
import { type Figures, LASTS, type Last, type PlayStatistics, statisticsOf } from "./api";
import { useAsked } from "./asked";
import { OneOf, RuleSetChoice } from "./Choose";
import { DifferingChart } from "./DifferingChart";
import { EraseStatistics } from "./EraseStatistics";
import { FeatureChart } from "./FeatureChart";
import { FEWEST, type Finding, finding } from "./finding";
import { Answer, MePage, None } from "./MePage";
import { TrendChart } from "./TrendChart";
import { Wrong } from "./Wrong";
import { percent, seconds } from "./words";

/** How one plays: the finding, the chart that proves it, and everything else that can be said. */
export function StatisticsPage() {
  const [last, setLast] = useState<Last>("all");
  const [ruleSet, setRuleSet] = useState<string | null>(null);
  const [asked, again] = useAsked(() => statisticsOf(ruleSet, last), `${ruleSet} ${last}`);
  const startOver = () => {
    setRuleSet(null);
    again();
  };
  return (
    <MePage name="statistics">
      {asked.kind !== "here" && <h1>{say("stats-title")}</h1>}
      <Answer asked={asked} again={again}>
        {(told) =>
          told.figures && told.rule_sets.length > 0 ? (
            <Told
              told={told}
              figures={told.figures}
              last={last}
              onLast={setLast}
              onRules={setRuleSet}
              onErased={startOver}
            />
          ) : (
            <>
              <h1>{say("stats-title")}</h1>
              <None word="stats-none" />
            </>
          )
        }
      </Answer>
    </MePage>
  );
}

interface ToldProps {
  told: PlayStatistics;
  figures: Figures;
  last: Last;
  onLast: (last: Last) => void;
  onRules: (name: string) => void;
  onErased: () => void;
}

function Told({ told, figures, last, onLast, onRules, onErased }: ToldProps) {
  const found = finding(figures);
  return (
    <>
      <div class="proof">
        <h1>{headline(found)}</h1>
        <p class="lead">{say("stats-what-time")}</p>
        <div class="asking">
          <RuleSetChoice all={told.rule_sets.map((each) => each.rule_set)} now={told.rule_set} onChoose={onRules} />
          <OneOf
            label={say("stats-last")}
            all={LASTS}
            now={last}
            word={(each) => say(`stats-last-${each}`)}
            onChoose={onLast}
          />
        </div>
        <Proof figures={figures} found={found} />
        <Next found={found} figures={figures} />
      </div>
      <div class="more">
        <Summary figures={figures} />
        <section>
          <h2>{say("stats-trend")}</h2>
          <p class="muted">{say("stats-trend-how")}</p>
          <TrendChart points={figures.trend} others={figures.all.others} />
        </section>
        {figures.by_feature.length > 0 && figures.all.own.sets >= FEWEST && (
          <section>
            <h2>{say("stats-by-feature")}</h2>
            <p class="muted">{say("stats-by-feature-how")}</p>
            <FeatureChart features={figures.by_feature} />
          </section>
        )}
        <section>
          <h2>{say("stats-wrong")}</h2>
          <p class="muted">{say("stats-wrong-of", { wrong: figures.calls - figures.sets, many: figures.calls })}</p>
          {figures.by_feature.length > 0 && <Wrong features={figures.by_feature} />}
        </section>
        <EraseStatistics onErased={onErased} />
      </div>
    </>
  );
}

function headline(found: Finding): string {
  if (found.kind === "open") return say("stats-title");
  return say(`stats-found-${found.kind}`, "differing" in found ? { features: found.differing } : {});
}

/** The chart; where there are too few SETs, their number. */
function Proof({ figures: { all, by_differing }, found }: { figures: Figures; found: Finding }) {
  if (found.kind === "few") return <p>{say("stats-few", { sets: all.own.sets })}</p>;
  if (by_differing.length === 0) return <p>{say("stats-no-features")}</p>;
  return (
    <>
      <DifferingChart levels={by_differing} />
      {!all.others && <p class="muted">{say("stats-no-others")}</p>}
    </>
  );
}

function Next({ found, figures }: { found: Finding; figures: Figures }) {
  if (!("differing" in found)) return null;
  const level = figures.by_differing[found.differing - 1];
  return (
    <section class="next">
      <div>
        <h2>{say("stats-next", { features: found.differing })}</h2>
        {level && <p class="muted">{nextWhy(level.own.middle, level.others?.middle ?? null)}</p>}
      </div>
      <Link to="/drills/differing" class="button main">
        {say("stats-drill")}
      </Link>
    </section>
  );
}

const nextWhy = (own: number | null, others: number | null): string =>
  others === null
    ? say("stats-next-why", { value: seconds(own) })
    : say("stats-next-compared", { value: seconds(own), other: seconds(others) });

function Summary({ figures: { matches, sets, calls, all } }: { figures: Figures }) {
  const told = [
    { figure: String(matches), word: say("stats-figure-matches", { matches }) },
    { figure: String(sets), word: say("stats-figure-sets", { sets }) },
    { figure: seconds(all.own.middle), word: say("stats-figure-time") },
    { figure: calls ? percent(sets / calls) : "–", word: say("stats-figure-right") },
  ];
  return (
    <ul class="summary">
      {told.map(({ figure, word }) => (
        <li key={word}>
          <b>{figure}</b>
          <small>{word}</small>
        </li>
      ))}
    </ul>
  );
}
