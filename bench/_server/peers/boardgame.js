// boardgame.io: the same rules as a game; everybody may move at any time; its own transport, storage and log.
import { createRequire } from "node:module";
import { claim, fresh } from "./table.js";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const game = {
  name: "set",
  setup: () => {
    const { deck, layout, points } = fresh();
    return { layout, points, secret: { deck } };
  },
  playerView: ({ G }) => ({ layout: G.layout, points: G.points }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    claim: ({ G, playerID }, cards) => {
      const state = { deck: G.secret.deck, layout: G.layout, points: G.points };
      if (!claim(state, playerID, cards)) return INVALID_MOVE;
      G.layout = state.layout;
    },
  },
};

const server = Server({ games: [game] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done);
const { appServer } = await server.run({ port: 0 });
console.log(`at http://127.0.0.1:${appServer.address().port}`);
