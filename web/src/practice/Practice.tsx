import { Sign } from "../cards/Face";
import { Notice } from "../notice";
import type { Place } from "../play/round";
import { Link } from "../router";
import { MenuButton } from "../settings/Settings";
import { Explanation } from "../table/Explanation";
import { Layout } from "../table/Layout";
import type { PlaceState } from "../table/PlaceButton";
import { say } from "../words/speak";
import { Found } from "./Found";
import { Heard } from "./Heard";
import { panelOf } from "./panel";
import { Actions, Counts } from "./Score";
import { dealAnew, dealAsked, pointAt, pointAtNothing, round } from "./state";
import "./practice.css";

dealAsked(location.search); // when the page is first opened; whoever comes back finds the cards as they were

/** A table for one, to practise. What is played stands on the first screen; on a tall one the rest lies below. */
export function Practice() {
  return (
    <div class="page practice">
      <div class="screen">
        <header class="head">
          <h1 class="brand">
            <Link to="/" class="home">
              <Sign glyph="mark" />
              tercet
            </Link>
          </h1>
          <Counts />
          <MenuButton>
            <AboutDealing />
          </MenuButton>
        </header>
        <main>
          <Notice />
          <Cards />
          <Explanation panel={panelOf(round.value, say)} onClose={pointAtNothing} />
          <Actions />
        </main>
      </div>
      <Found found={round.value.found} />
      <footer class="foot">{say("trademark")}</footer>
      <Heard />
    </div>
  );
}

function Cards() {
  const { layout, found, news } = round.value;
  const taken = news?.kind === "taken" ? found.at(-1) : undefined;
  return (
    <Layout
      layout={layout}
      stateOf={stateOf}
      taken={taken ? { cards: taken, score: "[data-score]" } : null}
      onPoint={pointAt}
      onClear={pointAtNothing}
    />
  );
}

function stateOf(place: Place): PlaceState {
  const { pointed } = round.value;
  if (!pointed.includes(place)) return "free";
  return pointed.length === 3 ? "wrong" : "pointed";
}

function AboutDealing() {
  return (
    <section class="about">
      <p>{say("practice-how")}</p>
      <h3>{say("about-title")}</h3>
      <p>{say("about-deal")}</p>
      <form method="dialog">
        <button type="submit" class="button" onClick={dealAnew}>
          {say("act-deal")}
        </button>
      </form>
      <p class="muted">{say("trademark")}</p>
    </section>
  );
}
