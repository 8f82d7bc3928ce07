import { Link } from "../router";
import { StartHead } from "../start/StartHead";
import { say } from "../words/speak";
import { Deal } from "./Deal";
import { figures } from "./figures";
import { OddsChart } from "./OddsChart";
import { StageChart } from "./StageChart";
import { ByCards, ByStage, Compared } from "./Tables";
import "./odds.css";

/** “Is there a SET?”: what is printed, what is true, and a deal to try. */
export function Odds() {
  return (
    <div class="start odds">
      <StartHead />
      <main class="odds-page">
        <div class="odds-lead">
          <h1>{say("odds-title")}</h1>
          <p>{say("odds-lead")}</p>
          <Compared />
          <p>{say("odds-why")}</p>
          <p class="aside">
            {say("eye-about")} <Link to="/eye">{say("eye-title")}</Link>
          </p>
        </div>
        <section class="odds-cards" aria-labelledby="odds-cards-title">
          <h2 id="odds-cards-title">{say("odds-by-cards")}</h2>
          <OddsChart />
        </section>
        <section class="odds-stages" aria-labelledby="odds-stages-title">
          <h2 id="odds-stages-title">{say("odds-by-stage")}</h2>
          <StageChart />
        </section>
        <Deal />
        <details class="odds-all">
          <summary>{say("odds-all")}</summary>
          <div class="odds-tables">
            <ByCards />
            <ByStage />
          </div>
        </details>
        <p class="fine">
          {say("odds-how", { games: figures.games })} {say("trademark")}
        </p>
      </main>
    </div>
  );
}
