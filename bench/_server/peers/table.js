// The rules that all peers share: 12 cards lie on the table, a SET is replaced, and more are laid where there is none.

const LETTERS = ["123", "rpg", "osd", "fhe"];
export const CODES = Array.from({ length: 81 }, (_, n) =>
  LETTERS.map((letters, f) => letters[Math.floor(n / 3 ** f) % 3]).join(""),
);
export const NUMBER = new Map(CODES.map((code, n) => [code, n]));

// THIRD[81 * a + b]: the card that makes a SET of a and b
export const THIRD = Uint8Array.from({ length: 81 * 81 }, (_, n) => {
  const [a, b] = [Math.floor(n / 81), n % 81];
  return [1, 3, 9, 27].reduce((sum, d) => sum + ((6 - (Math.floor(a / d) % 3) - (Math.floor(b / d) % 3)) % 3) * d, 0);
});

export function shuffled() {
  const deck = CODES.slice();
  for (let n = deck.length - 1; n > 0; n--) {
    const other = Math.floor(Math.random() * (n + 1));
    [deck[n], deck[other]] = [deck[other], deck[n]];
  }
  return deck;
}

export function isSet(cards) {
  const [a, b, c] = [NUMBER.get(cards[0]), NUMBER.get(cards[1]), NUMBER.get(cards[2])];
  return a !== b && THIRD[81 * a + b] === c;
}

const lies = new Uint8Array(81);

export function hasSet(layout) {
  const numbers = layout.filter((card) => card !== null).map((card) => NUMBER.get(card));
  for (const n of numbers) lies[n] = 1;
  let found = false;
  search: for (let i = 0; i < numbers.length; i++)
    for (let j = i + 1; j < numbers.length; j++)
      if (lies[THIRD[81 * numbers[i] + numbers[j]]]) {
        found = true;
        break search;
      }
  for (const n of numbers) lies[n] = 0;
  return found;
}

/** Takes a SET from the layout and lays new cards: what came of it, or nothing if that is no SET of this layout. */
export function claim(state, by, cards) {
  if (!Array.isArray(cards) || cards.length !== 3) return null;
  const places = cards.map((card) => state.layout.indexOf(card));
  if (places.includes(-1) || !isSet(cards)) return null;
  for (const place of places) state.layout[place] = null;
  const dealt = [];
  if (state.layout.length > 12) state.layout = state.layout.filter((card) => card !== null);
  else for (const place of places) if (state.deck.length) dealt.push((state.layout[place] = state.deck.pop()));
  while (state.deck.length && !hasSet(state.layout))
    for (let n = 0; n < 3; n++) {
      dealt.push(state.deck.pop());
      state.layout.push(dealt.at(-1));
    }
  state.points[by] = (state.points[by] ?? 0) + 1;
  return { by, gone: cards, places, dealt, points: state.points[by] };
}

/** A new match. */
export function fresh() {
  const state = { deck: shuffled(), layout: [], points: {} };
  do state.layout.push(...state.deck.splice(-3));
  while (state.layout.length < 12 || !hasSet(state.layout));
  return state;
}
