/** A part of the pages that is fetched when somebody first goes there. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Part } from "./words/parts";
import { need, say } from "./words/speak";

export type Fetched<Props = object> = () => Promise<ComponentType<Props>>;

/** A page that comes with the words it needs. */
export function withWords<Props>(parts: readonly Part[], page: Fetched<Props>): Fetched<Props> {
  return async () => (await Promise.all([page(), need(parts)]))[0];
}

/** `as`: the element shown meanwhile; a page has a main part, a part of a page has not. */
export function Later<Props extends object>({
  page,
  props,
  as: Place = "main",
}: {
  page: Fetched<Props>;
  props: Props;
  as?: "main" | "div";
}) {
  const [Found, setFound] = useState<ComponentType<Props> | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    page()
      .then((found) => setFound(() => found))
      .catch(() => setLost(true));
  }, [page]);
  if (Found) return <Found {...props} />;
  return (
    <Place class="later" aria-busy={!lost}>
      {lost && (
        <div class="notice" role="alert">
          <p>{say("page-lost")}</p>
          <button type="button" class="button" onClick={() => location.reload()}>
            {say("page-again")}
          </button>
        </div>
      )}
    </Place>
  );
}
