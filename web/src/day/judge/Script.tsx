import { say } from "../../words/speak";

const BOXES = ["welcome", "call", "penalty", "several", "questions"] as const;

/** What is read aloud before play (G-12), with the words of the printed script. */
export function Script({ self }: { self: boolean }) {
  const text = (box: string) => say(self && box !== "questions" ? `judge-say-${box}-self` : `paper-judge-say-${box}`);
  return (
    <section class="judge-script">
      <p>{say("paper-judge-lay")}</p>
      <h2>{say("judge-aloud")}</h2>
      <dl>
        {BOXES.map((box) => (
          <div key={box} class="judge-box">
            <dt>{say(`paper-judge-${box}`)}</dt>
            <dd>{text(box)}</dd>
          </div>
        ))}
      </dl>
      <p>{say("paper-judge-collect")}</p>
    </section>
  );
}
