// A card game of our own on boardgame.io's server, to compare with: hidden hands, an open row, a deck that is reshuffled.
//     node boardgame_server.cjs memory|files FOLDER
const net = require("node:net");
const { Server, FlatFile } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const COLOURS = ["b", "s", "v", "p"];
const HAND = 5;
const ROW = 12;

const duel = {
  name: "duel",
  minPlayers: 4,
  maxPlayers: 4,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(COLOURS.flatMap((colour) => Array.from({ length: 18 }, (_, n) => `${2 + (n % 4)}${colour}`)));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat += 1) players[seat] = { hand: deck.splice(0, HAND) };
    return { secret: { deck }, players, row: deck.splice(0, 6), scores: Array(ctx.numPlayers).fill(0), step: "play" };
  },
  moves: {
    play: ({ G, playerID }, place) => {
      const [card] = G.players[playerID].hand.splice(place, 1);
      G.row.push(card);
      G.scores[playerID] += Number(card[0]);
      G.step = "draw";
    },
    draw: {
      client: false,
      move: ({ G, playerID, random, events }) => {
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.row.splice(0, G.row.length - 1));
        G.players[playerID].hand.push(G.secret.deck.pop());
        if (G.row.length > ROW) G.secret.deck.unshift(G.row.shift());
        G.step = "play";
        events.endTurn();
      },
    },
  },
};

const [kind, folder] = process.argv.slice(2);
const db = kind === "files" ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [duel], db, origins: ["*"] });
// Tables are made at a port of their own: at the same one the newest Koa finds no path.
const probe = net.createServer().listen(0, "127.0.0.1", () => {
  const apiPort = probe.address().port;
  probe.close(async () => {
    const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } });
    console.log(`http://127.0.0.1:${appServer.address().port}/ ${apiPort}`);
  });
});
