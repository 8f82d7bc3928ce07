import type { ComponentChildren } from "preact";
import { Sign } from "../cards/Face";
import { Link } from "../router";
import { LanguageChoice } from "../settings/LanguageChoice";
import { MenuButton } from "../settings/Settings";

/** The head of every page that is not a table: the way home, what the page adds, the language, and the settings. */
export function StartHead({ children }: { children?: ComponentChildren }) {
  return (
    <header class="start-head">
      <Link to="/" class="brand">
        <Sign glyph="mark" />
        tercet
      </Link>
      {children}
      <LanguageChoice />
      <MenuButton />
    </header>
  );
}
