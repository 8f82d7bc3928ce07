import type { Trio } from "../../cards/card";
import { Explanation } from "../../table/Explanation";
import { say } from "../../words/speak";
import { useAnswer } from "./answer";
import type { Spot } from "./still";
import { judged } from "./trio";

/** Three cards, explained feature by feature. */
export function Judged({ trio, spots }: { trio: Trio; spots: readonly Spot[] }) {
  const panel = judged(trio, spots, say);
  const heading = useAnswer([panel.title, ...panel.text].join(" "));
  return <Explanation panel={panel} heading={heading} />;
}
