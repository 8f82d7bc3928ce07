import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { refused, waiting } from "./outbox";
import "./told.css";

/** What became of results: how many wait for a connection, and which could not be kept. */
export function ResultsTold() {
  return (
    <div class="results-told" role="status">
      {waiting.value > 0 && <p class="muted">{say("results-waiting", { count: waiting.value })}</p>}
      {refused.value.map(({ id, error }) => (
        <p class="trouble" key={id}>
          {say("results-refused", { why: refusalInWords(error) })}
        </p>
      ))}
    </div>
  );
}
