import { Ask } from "../ask/Ask";
import { Sign } from "../cards/Face";
import { go, Link } from "../router";

/**
 * The mark leads to the first page. In the middle of a round it asks first: one touch at the edge of the screen must not
 * take anybody's cards away. The seat is kept in any case, and the first page shows the way back.
 */
export function Home({ playing }: { playing: boolean }) {
  const mark = (
    <>
      <Sign glyph="mark" />
      <span class="wordmark">tercet</span>
    </>
  );
  if (!playing)
    return (
      <Link to="/" class="brand">
        {mark}
      </Link>
    );
  return (
    <div class="way-home">
      <Ask message="ask-home" look="brand" onYes={() => go("/")}>
        {mark}
      </Ask>
    </div>
  );
}
