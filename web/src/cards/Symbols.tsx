import { artwork, type Glyph, type Shape } from "./artwork";

const { shapes, stripes, stroke, glyphs } = artwork;

/** Every drawing once, for `<use>`: a deck of 81 faces is made of 9 of them. Stripes are lines under a clip: no seams. */
export function Symbols() {
  return (
    <svg class="symbols" aria-hidden="true">
      <defs>
        {Object.keys(shapes).map((shape) => (
          <ShapeSymbols key={shape} shape={shape as Shape} />
        ))}
        {Object.keys(glyphs).map((name) => (
          <GlyphSymbol key={name} name={name as Glyph} />
        ))}
      </defs>
    </svg>
  );
}

function ShapeSymbols({ shape }: { shape: Shape }) {
  const outline = { stroke: "currentColor", "stroke-width": stroke, "stroke-linejoin": "round" } as const;
  const clip = `${shape}-clip`;
  const striped = (id: string, { path, width }: { path: string; width: number }) => (
    <g id={id} fill="none">
      <path d={path} clip-path={`url(#${clip})`} stroke="currentColor" stroke-width={width} />
      <path d={shapes[shape]} {...outline} />
    </g>
  );
  return (
    <>
      <clipPath id={clip}>
        <path d={shapes[shape]} />
      </clipPath>
      <path id={`${shape}-f`} d={shapes[shape]} fill="currentColor" {...outline} />
      <path id={`${shape}-e`} d={shapes[shape]} fill="none" {...outline} />
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
