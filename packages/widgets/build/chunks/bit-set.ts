/** Which members of a list are in a set: a bit each, by their places in the list. */
export type BitSet = Uint32Array;

export function bitSetOf(members: readonly boolean[]): BitSet {
  const set = new Uint32Array(Math.ceil(members.length / 32));
  for (const [at, isIn] of members.entries()) {
    if (isIn) set[at >>> 5] = wordAt(set, at >>> 5) | (1 << (at & 31));
  }
  return set;
}

/** How many are in both. */
export function countCommon(one: BitSet, other: BitSet): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) count += bitsIn(wordAt(one, at) & wordAt(other, at));
  return count;
}

/** How many of the first are not in the second. */
export function countMissing(one: BitSet, other: BitSet): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) count += bitsIn(wordAt(one, at) & ~wordAt(other, at));
  return count;
}

function wordAt(set: BitSet, at: number): number {
  return set[at] ?? 0;
}

/** Adds up neighbouring bits, pairs of them, fours and so on. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
