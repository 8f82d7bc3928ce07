import { useEffect, useState } from "preact/hooks";
import { ApiError, findTable } from "../api";
import { Link } from "../router";
import { forgetWayBack, wayBack } from "../wayback";
import { say } from "../words/speak";

/** The way back to the table where one sits. */
export function BackToTable() {
  const [way, setWay] = useState(wayBack);
  useEffect(() => {
    if (!way) return;
    findTable(way.code).catch((error) => {
      if (!(error instanceof ApiError) || error.code !== "unknown-table") return; // it may be there still
      forgetWayBack(way.path);
      setWay(null);
    });
  }, []);
  if (!way) return null;
  return (
    <Link to={way.path} class="button ink way-back">
      {say("way-back", { code: way.code })}
    </Link>
  );
}
