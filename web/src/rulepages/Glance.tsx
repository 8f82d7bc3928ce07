import type { RuleSet } from "../api";
import { slotsInWords, slotTitle } from "../words/rules";
import { say } from "../words/speak";
import { compared } from "./glance";

/** In one glance: what differs from the sheet in the box, and what does not. */
export function Glance({ here, box }: { here: RuleSet; box: RuleSet }) {
  const { alike, different } = compared(here.rules, box.rules);
  const name = say(`rule-set-${box.name}`);
  return (
    <section class="rule-glance" aria-labelledby="glance">
      <h2 id="glance">{say("rulepage-glance")}</h2>
      {here.name === box.name ? (
        <p>{say("rulepage-is-box")}</p>
      ) : (
        <div class="glance-lists">
          <div>
            <h3>{say("rulepage-different", { count: different.length })}</h3>
            <dl>
              {slotsInWords(here.rules, say, different).map(({ title, value }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h3>{say("rulepage-alike", { name })}</h3>
            <p>{alike.map((slot) => slotTitle(slot, say)).join(" · ")}</p>
          </div>
        </div>
      )}
    </section>
  );
}
