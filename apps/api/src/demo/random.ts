/** A seeded source of numbers: the same seed always gives the same picture. */
export interface Random {
  /** The next number, at least 0 and below 1. */
  next(): number;
  /** A number between the two bounds. */
  between(low: number, high: number): number;
  /** A whole number between the two bounds, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** Makes a mulberry32 generator from a whole-number seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick(list) {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined)
        throw new Error('expected a list with at least one element to pick from');
      return item;
    },
  };
}
