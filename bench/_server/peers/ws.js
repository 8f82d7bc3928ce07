// Plain ws: rooms by path, JSON, one string for all four.
import { WebSocketServer } from "ws";
import { claim, fresh } from "./table.js";

const rooms = new Map();

function told(room, message) {
  const text = JSON.stringify({ ...message, seq: ++room.seq });
  for (const socket of room.sockets) socket.send(text);
}

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false, maxPayload: 4096 });
server.on("connection", (socket, request) => {
  if (!rooms.has(request.url)) rooms.set(request.url, { sockets: new Set(), state: fresh(), seq: 0 });
  const room = rooms.get(request.url);
  const by = `player-${room.sockets.size}`;
  room.sockets.add(socket);
  socket.send('{"type":"welcome"}');
  socket.on("close", () => room.sockets.delete(socket));
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.type === "deal") {
      room.state = fresh();
      told(room, { type: "fresh", dealt: room.state.layout });
      return;
    }
    const found = claim(room.state, by, message.cards);
    if (found) told(room, { type: "told", ...found });
    else socket.send('{"type":"refused"}');
  });
});
server.on("listening", () => console.log(`at http://127.0.0.1:${server.address().port}`));
