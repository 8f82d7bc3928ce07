import { useRef } from "preact/hooks";
import { Sign } from "./cards/Face";
import { Symbols } from "./cards/Symbols";
import { Notice } from "./notice";
import { SettingsSheet } from "./settings/Settings";
import { Explanation } from "./table/Explanation";
import { Heard } from "./table/Heard";
import { Layout } from "./table/Layout";
import { Actions, Counts, Found } from "./table/Score";
import { dealAnew } from "./table/state";
import { say } from "./words/speak";

/** The page: a table for one. What is played stands on the first screen; on a tall one the rest lies below. */
export function App() {
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <div class="page">
      <Symbols />
      <div class="screen">
        <header class="head">
          <h1 class="brand">
            <Sign glyph="mark" />
            tercet
          </h1>
          <Counts />
          <button type="button" class="menu" onClick={() => sheet.current?.showModal()}>
            <span>{say("menu")}</span>
          </button>
        </header>
        <main>
          <Notice />
          <Layout />
          <Explanation />
          <Actions />
        </main>
      </div>
      <Found />
      <footer class="foot">{say("trademark")}</footer>
      <Heard />
      <SettingsSheet sheet={sheet}>
        <section class="about">
          <h3>{say("about-title")}</h3>
          <p>{say("about-deal")}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              dealAnew();
              sheet.current?.close();
            }}
          >
            {say("act-deal")}
          </button>
          <p class="muted">{say("trademark")}</p>
        </section>
      </SettingsSheet>
    </div>
  );
}
