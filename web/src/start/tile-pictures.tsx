/** A picture for each tile of the first page: our own drawings, in ink. */
import type { ComponentChildren } from "preact";

function Picture({ children }: { children: ComponentChildren }) {
  return (
    <svg class="tile-picture" viewBox="0 0 64 48" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
      {children}
    </svg>
  );
}

const FOUND = [1, 6, 8]; // of twelve places

/** Twelve places, three of them found. */
export const PuzzlePicture = () => (
  <Picture>
    {[...Array(12).keys()].map((n) => (
      <rect
        key={n}
        x={0.9 + 16.3 * (n % 4)}
        y={0.9 + 16.3 * Math.floor(n / 4)}
        width="13.3"
        height="13.3"
        rx="2.6"
        stroke-width="1.7"
        fill={FOUND.includes(n) ? "currentColor" : "none"}
      />
    ))}
  </Picture>
);

/** Same and different. */
export const LearnPicture = () => (
  <Picture>
    <use href="#glyph-same" x="-1" y="8" width="31" height="31" />
    <use href="#glyph-different" x="33" y="8" width="31" height="31" />
  </Picture>
);

/** Three cards and a clock. */
export const AlonePicture = () => (
  <Picture>
    <path d="M3 4h16v11H3zM23 4h16v11H23zM3 19h16v11H3z" stroke-linejoin="round" />
    <path d="M9 9.5h4M29 9.5h4M9 24.5h4" stroke-width="3" />
    <circle cx="44" cy="31" r="15" />
    <path d="M44 21v10l7 5" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
  </Picture>
);

/** A table with an empty chair. */
export const NewTablePicture = () => (
  <Picture>
    <rect x="14" y="12" width="36" height="24" rx="12" />
    <path d="M25 3.5h14M25 44.5h14M4.5 19v10" stroke-width="4.4" stroke-linecap="round" />
    <path d="M59.5 19v10" stroke-dasharray="2.5 3" stroke-linecap="round" />
    <path d="M32 19v10M27 24h10" stroke-width="3" stroke-linecap="round" />
  </Picture>
);

/** A screen with cards, and people all around it. */
export const ScreenPicture = () => (
  <Picture>
    <rect x="8" y="9" width="48" height="30" rx="4" />
    <path
      d="M16 17h8v5h-8zM28 17h8v5h-8zM40 17h8v5h-8zM16 26h8v5h-8zM28 26h8v5h-8zM40 26h8v5h-8z"
      fill="currentColor"
      stroke="none"
    />
    <path d="M20 3.5h8M36 3.5h8M20 44.5h8M36 44.5h8M2.5 20v8M61.5 20v8" stroke-width="4.4" stroke-linecap="round" />
  </Picture>
);

/** Real cards and a phone. */
export const OwnCardsPicture = () => (
  <Picture>
    <rect x="2" y="20" width="24" height="18" rx="2.6" transform="rotate(-10 14 29)" />
    <rect x="10" y="22" width="24" height="18" rx="2.6" fill="var(--raised)" />
    <path d="M15 28h14M15 34h14" stroke-width="3" />
    <rect x="40" y="3" width="22" height="42" rx="4" />
    <rect x="44" y="27" width="14" height="12" rx="3" fill="currentColor" stroke="none" />
  </Picture>
);
