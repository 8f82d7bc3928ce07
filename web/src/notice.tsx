import { signal } from "@preact/signals";
import { type Args, say } from "./words/speak";

/** Something that went wrong: the message that says so, and what to do. */
export const notice = signal<{ message: string; args: Args } | null>(null);

export function Notice() {
  if (!notice.value) return null;
  const { message, args } = notice.value;
  return (
    <div class="notice" role="alert">
      <p>{say(message, args)}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          notice.value = null;
        }}
      >
        {say("wrong-close")}
      </button>
    </div>
  );
}
