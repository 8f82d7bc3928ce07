/** A page that is fetched when somebody first goes there. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "./words/speak";

export type Fetched = () => Promise<ComponentType>;

export function Later({ page }: { page: Fetched }) {
  const [Found, setFound] = useState<ComponentType | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    page()
      .then((found) => setFound(() => found))
      .catch(() => setLost(true));
  }, [page]);
  if (Found) return <Found />;
  return (
    <main class="later" aria-busy={!lost}>
      {lost && (
        <div class="notice" role="alert">
          <p>{say("page-lost")}</p>
          <button type="button" class="button" onClick={() => location.reload()}>
            {say("page-again")}
          </button>
        </div>
      )}
    </main>
  );
}
