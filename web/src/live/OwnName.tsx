import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../api";
import { ErrorLine } from "../start/ErrorLine";
import { NameField } from "../start/NameField";
import { beSomebody, knownName, nameIsGiven } from "../who";
import { say } from "../words/speak";
import type { Live } from "./live";

/** Another name, at any time; all at the table see it at once. */
export function OwnName({ live }: { live: Live }) {
  const [name, setName] = useState(knownName.value);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const take = async () => {
    try {
      setName((await takeName(live, name)).name);
      setTrouble(null);
    } catch (error) {
      if (error instanceof ApiError) setTrouble(error);
    }
  };
  return (
    <form
      class="own-name"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <NameField name={name} onName={setName} />
      <button type="submit" class="button">
        {say("act-rename")}
      </button>
      <ErrorLine trouble={trouble} />
    </form>
  );
}

async function takeName(live: Live, name: string) {
  const me = await beSomebody(name, Object.values(live.names.value));
  live.introduce();
  return me;
}

/** A name that was given gives way where somebody who sat down before has the same. */
export function useNameOfMyOwn(live: Live): void {
  const { value: you } = live.you;
  const { value: names } = live.names;
  const sitters = live.gathering.value?.sitters ?? [];
  const mine = sitters.findIndex(({ player }) => player === you);
  const clashes = nameIsGiven() && sitters.some(({ player }, n) => n < mine && names[player] === knownName.value);
  useEffect(() => {
    if (clashes) void takeName(live, "").catch(() => {}); // then two are called the same, as people are
  }, [live, clashes]);
}
