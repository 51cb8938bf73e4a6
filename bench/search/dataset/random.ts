/** Repeatable random choices: the same seed gives the same data set. */
export interface Random {
  /** From 0 to 1, 1 not included. */
  next(): number;
  /** A whole number between the limits, both included. */
  between(lowest: number, highest: number): number;
  isTrue(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** `count` distinct values, or all where there are fewer. */
  several<Value>(values: readonly Value[], count: number): Value[];
  /** Around 0 with a standard deviation of 1. */
  gaussian(): number;
}

/** The generator known as mulberry32, with the choices above. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  function between(lowest: number, highest: number): number {
    return lowest + Math.floor(next() * (highest - lowest + 1));
  }

  function pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  }

  function several<Value>(values: readonly Value[], count: number): Value[] {
    const chosen = new Set<Value>();
    const wanted = Math.min(count, values.length);
    while (chosen.size < wanted) chosen.add(pick(values));
    return [...chosen];
  }

  return {
    next,
    between,
    pick,
    several,
    isTrue: (probability) => next() < probability,
    gaussian: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
