import { manner } from "../table/manner";
import { featureName } from "../words/cards";
import { say } from "../words/speak";
import type { ByFeature } from "./api";
import { ringsFor } from "./finding";

/** What was wrong about trios that were no SET: a ring for each call, by the feature that did not fit. */
export function Wrong({ features }: { features: readonly ByFeature[] }) {
  const all = features.filter(({ wrong }) => wrong > 0).toSorted((a, b) => b.wrong - a.wrong);
  if (all.length === 0) return <p class="muted">{say("stats-wrong-none")}</p>;
  const { each, rings } = ringsFor(all.map(({ wrong }) => wrong));
  return (
    <>
      <dl class="rings">
        {all.map(({ feature, wrong }, place) => (
          <div key={feature}>
            <dt>{featureName(feature, manner())}</dt>
            <dd>
              <span class="ring-row" aria-hidden="true">
                {[...Array(rings[place]).keys()].map((n) => (
                  <i key={n} />
                ))}
              </span>
              <b>{wrong}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p class="muted">{say("stats-wrong-how", { count: each })}</p>
    </>
  );
}
