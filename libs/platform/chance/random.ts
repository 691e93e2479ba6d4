import { fnv1a } from './fnv1a.js';

/** A repeatable source of chance: the same on every machine. Not for secrets. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** The same items in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Seeded by text: FNV-1a hash into mulberry32. */
export function randomFrom(seed: string): Random {
  let state = fnv1a(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}
