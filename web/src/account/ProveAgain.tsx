import type { ApiError } from "../api";
import { refusalInWords } from "../words/refusals";
import { comeIn, comeInByPasskey } from "./account";
import { CredentialsForm } from "./CredentialsForm";
import { PasskeyButton } from "./PasskeyButton";

interface Props {
  trouble: ApiError | null;
  login: string | null;
  passkeys: number;
  onProved: () => void;
}

/** What went wrong; whoever must prove again who they are can do it here. */
export function ProveAgain({ trouble, login, passkeys, onProved }: Props) {
  const proved = async (coming: Promise<void>) => {
    await coming;
    onProved();
  };
  return (
    <>
      <p class="trouble" role="alert">
        {trouble && refusalInWords(trouble)}
      </p>
      {trouble?.code === "prove-again" && (
        <div class="prove-again">
          {login && (
            <CredentialsForm
              word="sign-in"
              secret="current-password"
              known={login}
              onGive={(given, password) => proved(comeIn(given, password))}
            />
          )}
          {passkeys > 0 && <PasskeyButton word="passkey-sign-in" onPress={() => proved(comeInByPasskey())} />}
        </div>
      )}
    </>
  );
}
