import { usePublicOrigin } from "../share/origin";
import { Copy } from "../share/Share";

/** The link to a replay, to be sent to anybody. */
export function ShareReplay({ path }: { path: string }) {
  const link = `${usePublicOrigin()}${path}`;
  return navigator.clipboard ? <Copy text={link} word="after-share" /> : null;
}
