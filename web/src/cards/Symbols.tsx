import { artwork, type Glyph, type Shape } from "./artwork";
import { repeated } from "./repeated";

const { shapes, stripes, stroke, glyphs, edges, lower_half } = artwork;
const { centres } = artwork.arrangements.box;
const OUTLINE = { stroke: "currentColor", "stroke-width": stroke, "stroke-linejoin": "round" } as const;

type Count = keyof typeof centres;

/**
 * Every drawing once, for `<use>`: the box's 81 faces are made of 27 of them. Other decks repeat the drawings of a single
 * symbol.
 */
export function Symbols() {
  return (
    <svg class="symbols" aria-hidden="true">
      <defs>
        {Object.keys(shapes).map((shape) =>
          Object.keys(centres).map((number) => (
            <ShapeSymbols key={shape + number} shape={shape as Shape} number={number as Count} />
          )),
        )}
        {Object.keys(shapes).map((shape) => (
          <HalfSymbol key={shape} shape={shape as Shape} />
        ))}
        {Object.entries(edges.marks).map(([letter, parts]) => (
          <g key={letter} id={`edge-${letter}`}>
            <Parts parts={parts} />
          </g>
        ))}
        {Object.keys(glyphs).map((name) => (
          <GlyphSymbol key={name} name={name as Glyph} />
        ))}
      </defs>
    </svg>
  );
}

/**
 * One, two or three of a shape, as one path, which is cheaper for the browser than several elements.
 * Stripes are lines under a clip: no seams.
 */
function ShapeSymbols({ shape, number }: { shape: Shape; number: Count }) {
  const clip = `${shape}-clip-${number}`;
  const outline = repeated(shapes[shape], centres[number]);
  const striped = (id: string, { path, width }: { path: string; width: number }) => (
    <g id={`${id}-${number}`} fill="none">
      <path
        d={repeated(path, centres[number])}
        clip-path={`url(#${clip})`}
        stroke="currentColor"
        stroke-width={width}
      />
      <path d={outline} {...OUTLINE} />
    </g>
  );
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path id={`${shape}-f-${number}`} d={outline} fill="currentColor" {...OUTLINE} />
      <path id={`${shape}-e-${number}`} d={outline} fill="none" {...OUTLINE} />
      {striped(`${shape}-h`, stripes.normal)}
      {striped(`${shape}-h-small`, stripes.small)}
    </>
  );
}

/** A single symbol whose lower half is filled: the fourth filling (M-5). */
function HalfSymbol({ shape }: { shape: Shape }) {
  return (
    <g id={`${shape}-l-1`} fill="none">
      <path d={repeated(lower_half, centres["1"])} clip-path={`url(#${shape}-clip-1)`} fill="currentColor" />
      <path d={repeated(shapes[shape], centres["1"])} {...OUTLINE} />
    </g>
  );
}

function GlyphSymbol({ name }: { name: Glyph }) {
  const { width, height, parts } = glyphs[name];
  return (
    <symbol id={`glyph-${name}`} viewBox={`0 0 ${width} ${height}`}>
      <Parts parts={parts} />
    </symbol>
  );
}

function Parts({ parts }: { parts: readonly { path: string; fill: boolean; stroke: number }[] }) {
  return (
    <>
      {parts.map(({ path, fill, stroke }) => (
        <path
          key={path}
          d={path}
          fill={fill ? "currentColor" : "none"}
          stroke={stroke ? "currentColor" : "none"}
          stroke-width={stroke}
        />
      ))}
    </>
  );
}
