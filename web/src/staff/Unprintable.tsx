import { useEffect, useState } from "preact/hooks";
import { nameOf } from "../day/seats";
import { say } from "../words/speak";
import { type Unprintable as Found, unprintableOf } from "./api";
import type { Staff } from "./staff";

/** Names that would not be printed as they are written, told before anything is printed. */
export function Unprintable({ staff: { day, who } }: { staff: Staff }) {
  const [all, setAll] = useState<readonly Found[]>([]);
  const names = day.entrants.map((each) => each.name).join();
  useEffect(() => {
    let over = false;
    unprintableOf(who)
      .then((found) => !over && setAll(found))
      .catch(() => undefined);
    return () => {
      over = true;
    };
  }, [names]);
  return (
    <ul class="unprintable" aria-live="polite">
      {all.map(({ number, letters }) => (
        <li key={number} class="trouble">
          {say("staff-unprintable", { letters: letters.join(", "), number: String(number), name: nameOf(day, number) })}
        </li>
      ))}
    </ul>
  );
}
