import { Link } from "../router";
import { say } from "../words/speak";

/** Where else one can go; and whose trademark it is. */
const ELSEWHERE: readonly (readonly [string, string])[] = [
  ["/class", "to-class"],
  ["/odds", "to-odds"],
  ["/eye", "eye-title"],
  ["/account", "to-account"],
];

export function Foot() {
  return (
    <footer class="start-foot">
      <nav aria-label={say("more-ways")}>
        <Link to="/rules" class="on-phone">
          {say("to-rules")}
        </Link>
        <Link to="/competitions" class="on-phone">
          {say("to-competitions")}
        </Link>
        {ELSEWHERE.map(([to, message]) => (
          <Link key={to} to={to}>
            {say(message)}
          </Link>
        ))}
      </nav>
      <p class="fine">{say("trademark")}</p>
    </footer>
  );
}
