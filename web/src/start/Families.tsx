import { Link } from "../router";
import { say } from "../words/speak";
import { FamilyHeadLine } from "./FamilyHead";
import { FAMILIES } from "./families";
import "./rule-sets.css";

/** What can be played here: a line for each family of rules, with the way to its rule sets. */
export function Families() {
  return (
    <section class="ways-to-play" aria-labelledby="ways-to-play">
      <h2 id="ways-to-play">{say("first-rules")}</h2>
      <ul>
        {FAMILIES.map((family) => (
          <li key={family}>
            <Link to={`/rules#family-${family}`}>
              <FamilyHeadLine family={family} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
