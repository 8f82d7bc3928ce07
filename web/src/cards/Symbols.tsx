import { artwork, type Glyph, type Shape } from "./artwork";
import { repeated } from "./repeated";

const { shapes, stripes, stroke, glyphs, centres } = artwork;
const OUTLINE = { stroke: "currentColor", "stroke-width": stroke, "stroke-linejoin": "round" } as const;

type Count = keyof typeof centres;

/** Every drawing once, for `<use>`: a deck of 81 faces is made of 27 of them. */
export function Symbols() {
  return (
    <svg class="symbols" aria-hidden="true">
      <defs>
        {Object.keys(shapes).map((shape) =>
          Object.keys(centres).map((number) => (
            <ShapeSymbols key={shape + number} shape={shape as Shape} number={number as Count} />
          )),
        )}
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

function GlyphSymbol({ name }: { name: Glyph }) {
  const { width, height, parts } = glyphs[name];
  return (
    <symbol id={`glyph-${name}`} viewBox={`0 0 ${width} ${height}`}>
      {parts.map(({ path, fill, stroke }) => (
        <path
          key={path}
          d={path}
          fill={fill ? "currentColor" : "none"}
          stroke={stroke ? "currentColor" : "none"}
          stroke-width={stroke}
        />
      ))}
    </symbol>
  );
}
