// Colyseus: a room whose messages are broadcast; nothing is saved.
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { claim, fresh } from "./table.js";

class Table extends Room {
  maxClients = 4;
  seq = 0;
  table = fresh();
  messages = {
    claim: (client, cards) => {
      const found = claim(this.table, client.sessionId, cards);
      if (found) this.broadcast("told", { seq: ++this.seq, ...found });
      else client.send("refused", "That is no SET.");
    },
    deal: () => {
      this.table = fresh();
      this.broadcast("fresh", { seq: ++this.seq, dealt: this.table.layout });
    },
  };
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define("table", Table);
await server.listen(0, "127.0.0.1");
console.log(`at http://127.0.0.1:${http.address().port}`);
