import { type Random, seededRandom } from './random.ts';

/** A seeded random whose seed is spelled in words, so that one row's draws never shift another's. */
export function randomFor(...words: readonly (string | number)[]): Random {
  let hash = 0x811c9dc5;
  for (const character of words.join('/')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return seededRandom(hash);
}

/** One of the choices, each as likely as its weight. */
export function pickWeighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random.next() * total;
  for (const [choice, weight] of choices) {
    rest -= weight;
    if (rest < 0) return choice;
  }
  throw new Error('expected choices with a positive weight');
}

/** Between `low` and `high` distinct elements, in the list's order. */
export function pickSeveral<T>(random: Random, list: readonly T[], low: number, high: number): T[] {
  const count = Math.min(list.length, random.whole(low, high));
  const left = list.map((_, index) => index);
  const taken = new Set<number>();
  while (taken.size < count) {
    const index = random.pick(left.filter((candidate) => !taken.has(candidate)));
    taken.add(index);
  }
  return list.filter((_, index) => taken.has(index));
}

/** About bell-shaped around 0, between -1 and 1. */
export function normalValue(random: Random): number {
  return (random.next() + random.next() + random.next()) / 1.5 - 1;
}

/** `value` in steps, as people write prices: 437,812 in steps of 1,000 is 438,000. */
export function rounded(value: number, step: number): number {
  return Math.round(value / step) * step;
}
