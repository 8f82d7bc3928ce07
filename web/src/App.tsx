import { Symbols } from "./cards/Symbols";
import { Learn } from "./learn/Learn";
import { TablePage } from "./live/TablePage";
import { address } from "./router";
import { NewTable } from "./start/NewTable";
import { Start } from "./start/Start";

/** The page that belongs to the address. */
export function App() {
  return (
    <>
      <Symbols />
      <Page path={address.value.path} />
    </>
  );
}

function Page({ path }: { path: string }) {
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (code) return <TablePage code={code} key={code} />;
  if (path === "/new") return <NewTable />;
  return path === "/learn" ? <Learn /> : <Start />;
}
