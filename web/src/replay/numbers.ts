/** Cards as numbers, so that what is missing from a find is looked up: layouts are searched by the hundred here. */
import type { Card } from "../cards/card";
import { type Kind, kindOf } from "../cards/kinds";

interface Numbers {
  readonly of: (card: Card) => number;
  /** What is still wanted once a card has been added to what was wanted before. */
  readonly minus: (wanted: number, card: number) => number;
}

const made = new Map<Kind, Numbers>();

export function numbersOf(card: Card): Numbers {
  const kind = kindOf(card);
  const numbers = made.get(kind) ?? numbersFor(kind);
  made.set(kind, numbers);
  return numbers;
}

function numbersFor({ letters, values }: Kind): Numbers {
  const size = values ** letters.length;
  const rows = new Uint8Array(size * size);
  const less = (a: number, b: number) => (values === 3 ? (a - b + 3) % 3 : a ^ b);
  for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) rows[a * size + b] = digits(a, b);
  const numbers = new Map<Card, number>();
  return {
    of: (card) => {
      const known = numbers.get(card);
      if (known !== undefined) return known;
      const number = letters.reduce((sum, each, n) => sum * values + each.indexOf(card.charAt(n)), 0);
      numbers.set(card, number);
      return number;
    },
    minus: (wanted, card) => rows[wanted * size + card] ?? 0,
  };

  function digits(a: number, b: number): number {
    let [number, place] = [0, 1];
    for (let n = 0; n < letters.length; n++) {
      number += less(Math.floor(a / place) % values, Math.floor(b / place) % values) * place;
      place *= values;
    }
    return number;
  }
}
