/**
 * What the replay says of matches, for `tests/record/client.py`. Each line of the input is the list of events of a match,
 * each line of the output what was seen in its rounds, and what nobody saw.
 */
import { createInterface } from "node:readline";
import { runnerImport } from "vite";

const { module } = await runnerImport<typeof import("../src/replay/sightings")>("./src/replay/sightings.ts");

for await (const line of createInterface({ input: process.stdin })) {
  const rounds = module.sightings(JSON.parse(line));
  process.stdout.write(`${JSON.stringify({ rounds, unseen: rounds.map(module.unseenOf) })}\n`);
}
