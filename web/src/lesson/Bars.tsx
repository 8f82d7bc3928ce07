import "./lesson.css";

/** How far one is: done is solid, now is striped, to come is open. */
export function Bars({ at, of }: { at: number; of: number }) {
  return (
    <span class="lesson-bars" aria-hidden="true">
      {[...Array(of).keys()].map((n) => (
        <i key={n} data-bar={n < at ? "done" : n === at ? "now" : "to-come"} />
      ))}
    </span>
  );
}
