/** Stripes for what belongs to others: readable in grey and in print. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
        <path class="hatch" d="M1 0V8" />
      </pattern>
    </defs>
  );
}
