import { say } from "../words/speak";
import { BackToTable } from "./BackToTable";
import { ErrorLine } from "./ErrorLine";
import { NameField } from "./NameField";
import type { Steps } from "./steps";

/** The way to a game: back to the one that runs, or a name for those who want one and play now. */
export function Ways({ steps, withWhom }: { steps: Steps; withWhom: string }) {
  return (
    <div class="ways">
      <BackToTable />
      <form
        class="way-name"
        onSubmit={(event) => {
          event.preventDefault();
          steps.playNow();
        }}
      >
        <NameField name={steps.name} onName={steps.setName} label={say("first-name")} />
        <button type="submit" class="button main play-now">
          {say("play-now")} <small>{withWhom}</small>
        </button>
      </form>
      <ErrorLine trouble={steps.trouble} />
    </div>
  );
}
