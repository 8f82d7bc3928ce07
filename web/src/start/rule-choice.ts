/** Which rules somebody has chosen: a rule set, or rules of their own, which the server is asked about. */
import { useEffect, useState } from "preact/hooks";
import { type ApiError, type OwnRules, type OwnWish, ownRules } from "../api";
import type { Rules } from "../protocol/types";
import { language } from "../settings/settings";
import { apiErrorOf } from "./api-error";

export interface RuleChoice {
  readonly rules: Rules | null; // null: none yet
  readonly building: boolean; // are they rules of one's own?
  readonly own: OwnRules | null; // what the server says of these, or of the last ones while it is asked
  readonly trouble: ApiError | null;
  readonly again: () => void; // ask once more
  readonly choose: (rules: Rules) => void; // a rule set
  readonly build: (rules: Rules, keep?: string) => void; // rules of one's own, with the slot that was chosen last
  readonly read: (text: string) => void; // the same by their text
}

export function useRuleChoice(first: Rules | null, text: string | null = null): RuleChoice {
  const [rules, setRules] = useState(first);
  const [building, setBuilding] = useState(text !== null);
  const [said, setSaid] = useState(text);
  const [keep, setKeep] = useState("");
  const { own, trouble, again } = useOwnRules(
    building ? (said === null ? rules && { rules, keep } : { text: said }) : null,
  );
  useEffect(() => {
    if (said === null || !own) return;
    setRules(own.rules);
    setSaid(null);
  }, [own]);
  const take = (wanted: Rules, asOwn: boolean, last = "") => {
    setSaid(null);
    setKeep(last);
    setRules(wanted);
    setBuilding(asOwn);
  };
  return {
    rules,
    building,
    own,
    trouble,
    again,
    choose: (wanted) => take(wanted, false),
    build: (wanted, last) => take(wanted, true, last),
    read: (wanted) => {
      setSaid(wanted);
      setBuilding(true);
    },
  };
}

/** What the server says of rules, in the language of the moment; answers that come too late are dropped. */
function useOwnRules(wish: OwnWish | null) {
  const [own, setOwn] = useState<OwnRules | null>(null);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [times, setTimes] = useState(1);
  const spoken = language.value;
  useEffect(() => {
    if (!wish) return;
    let late = false;
    ownRules(wish, spoken).then(
      (answer) => {
        if (late) return;
        setTrouble(null);
        setOwn(answer);
      },
      (error) => late || setTrouble(apiErrorOf(error)),
    );
    return () => {
      late = true;
    };
  }, [JSON.stringify(wish), spoken, times]);
  return { own, trouble, again: () => setTimes(times + 1) };
}
