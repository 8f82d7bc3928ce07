import { useState } from "preact/hooks";
import { useAttempt } from "../account/attempt";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { amOnBoards, BOARDS, type Board, type BoardPlace, PERIODS, type Period, putOnBoards, readBoard } from "./api";
import { useAsked } from "./asked";
import { OneOf, RuleSetChoice } from "./Choose";
import { Answer, MePage } from "./MePage";
import { clock, plain } from "./words";

/** The boards: which ones there are, who is on them, and whether one is oneself. */
export function BoardsPage() {
  const [board, setBoard] = useState<Board>("rating");
  const [period, setPeriod] = useState<Period>("all");
  const [ruleSet, setRuleSet] = useState<string | null>(null);
  const [asked, again] = useAsked(() => readBoard(board, period, ruleSet), `${board} ${period} ${ruleSet}`);
  const choose = (chosen: Board) => {
    setBoard(chosen);
    setRuleSet(null);
  };
  return (
    <MePage name="boards">
      <div class="boards-lead">
        <h1>{say("boards-title")}</h1>
        <p>{say(`boards-what-${board}`)}</p>
        <Membership onChange={again} />
        <p class="muted">{say("boards-rules")}</p>
      </div>
      <div class="board">
        <div class="asking">
          <OneOf
            label={say("boards-which")}
            all={BOARDS}
            now={board}
            word={(each) => say(`boards-${each}`)}
            onChoose={choose}
          />
          <OneOf
            label={say("boards-when")}
            all={PERIODS}
            now={period}
            word={(each) => say(`boards-when-${each}`)}
            onChoose={setPeriod}
          />
        </div>
        <Answer asked={asked} again={again}>
          {(told) => (
            <>
              {told.rule_sets.length > 0 && (
                <RuleSetChoice all={told.rule_sets} now={told.rule_set} onChoose={setRuleSet} />
              )}
              {told.places.length ? (
                <Places places={told.places} board={board} />
              ) : (
                <p class="nobody-here">{say(period === "all" ? "boards-empty" : "boards-empty-now")}</p>
              )}
            </>
          )}
        </Answer>
        <p class="muted">{say("boards-utc")}</p>
      </div>
    </MePage>
  );
}

function Places({ places, board }: { places: readonly BoardPlace[]; board: Board }) {
  return (
    <table class="places">
      <caption class="heard">{say(`boards-${board}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{say("boards-head-rank")}</th>
          <th scope="col">{say("boards-head-name")}</th>
          <th scope="col">{say(`boards-head-${board}`)}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.player}>
            <td>{place.rank}</td>
            <th scope="row">{place.name}</th>
            <td>{value(place)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function value({ points, doubt, ms }: BoardPlace) {
  if (points === null || doubt === null) return <b>{clock(ms ?? 0)}</b>;
  return (
    <>
      <b>{plain(points - doubt)}</b>{" "}
      <small>{say("boards-rating-of", { value: plain(points), doubt: plain(doubt) })}</small>
    </>
  );
}

/** Whether one's own name is there: not unless one says so. */
function Membership({ onChange }: { onChange: () => void }) {
  const [asked, again] = useAsked(amOnBoards, "");
  const { busy, trouble, attempt } = useAttempt();
  if (asked.kind !== "here") return asked.kind === "nobody" ? <p class="muted">{say("boards-nobody")}</p> : null;
  const { on } = asked.here;
  const change = async () => {
    if (!(await attempt(async () => void (await putOnBoards(!on))))) return;
    again();
    onChange();
  };
  return (
    <div class="membership">
      <p role="status">{say(on ? "boards-on" : "boards-off")}</p>
      <button type="button" class="button" aria-busy={busy} onClick={() => void change()}>
        {say(on ? "boards-leave" : "boards-join")}
      </button>
      <p class="trouble" role="alert">
        {trouble && refusalInWords(trouble)}
      </p>
    </div>
  );
}
