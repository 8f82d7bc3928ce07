import { useEffect, useState } from "preact/hooks";
import type { RuleSet } from "../api";
import type { Rules } from "../protocol/types";
import { FamilyHead } from "./FamilyHead";
import { OwnRules } from "./OwnRules";
import type { RuleChoice } from "./rule-choice";

interface OwnFamilyProps {
  sets: readonly RuleSet[];
  choice: RuleChoice;
  rules: Rules | undefined; // where they start
  settled?: readonly string[]; // slots that the page decides
  onClose?: () => void;
}

/** Rules of one's own: put together once it is opened and the rules to start from are known, whichever comes later. */
export function OwnFamily({ sets, choice, rules, settled, onClose }: OwnFamilyProps) {
  const [opened, setOpened] = useState(false);
  const known = rules !== undefined;
  // Not on every change of the rules: when another rule set is chosen, this is about to close.
  useEffect(() => {
    if (opened && rules && !choice.building) choice.build(rules);
  }, [opened, known]);
  const turn = (open: boolean) => {
    setOpened(open);
    if (!open && choice.building) onClose?.();
  };
  return (
    <details
      class="family"
      name="family"
      open={choice.building}
      onToggle={({ currentTarget }) => turn(currentTarget.open)}
    >
      <FamilyHead family="own" />
      {choice.building && <OwnRules sets={sets} choice={choice} settled={settled} />}
    </details>
  );
}
