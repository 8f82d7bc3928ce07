import { useEffect, useState } from "preact/hooks";
import { ask } from "../api";
import { say } from "../words/speak";

const LOOK_MS = 5_000;

interface Server {
  readonly copy: { readonly trouble: string | null } | null;
}

/** If the copy of the data in a second place cannot be made: that, and why. */
export function CopyNotice() {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      // without an answer, other parts of the page say that the server is away
      ask<Server>("GET", "/server").then(
        ({ copy }) => setTrouble(copy?.trouble ?? null),
        () => {},
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="trouble" role="status" data-copy>
      {trouble && say("copy-stopped", { why: trouble })}
    </p>
  );
}
