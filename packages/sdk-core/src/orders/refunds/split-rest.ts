/** Parts of an amount, in minor units: as they were at first, and what of each is left. */
export interface SplitAmount {
  readonly whole: readonly number[];
  readonly left: readonly number[];
  /** What is taken, no more than is left of all of them. */
  readonly amount: number;
}

/**
 * Takes an amount from parts, so that what is taken of each altogether stays as near to its portion of
 * the whole as cents allow. No part is taken below zero or above what is left, and taking all that
 * is left takes exactly that, however many times something was taken before. Exact, as products
 * may have more digits than a number holds. Throws a `RangeError` where less is left than is taken.
 */
export function splitRest({ whole, left, amount }: SplitAmount): readonly number[] {
  const leftOfAll = sum(left);
  if (amount < 0 || amount > leftOfAll) {
    throw new RangeError(`Expected an amount from 0 to ${leftOfAll}, got ${amount}.`);
  }
  const sumOfWhole = BigInt(sum(whole));
  if (sumOfWhole === 0n) return whole.map(() => 0);
  const gone = sumOfWhole - BigInt(leftOfAll) + BigInt(amount);
  // How far each part is from its portion, in parts of the whole sum.
  const owed = whole.map(
    (part, index) => BigInt(part) * gone - BigInt(part - (left[index] ?? 0)) * sumOfWhole,
  );
  const taken = owed.map((due, index) => {
    const most = BigInt(left[index] ?? 0);
    const units = due <= 0n ? 0n : due / sumOfWhole;
    return units > most ? most : units;
  });
  settle({ owed, taken, left, sumOfWhole }, BigInt(amount));
  return taken.map(Number);
}

interface Taking {
  readonly owed: readonly bigint[];
  /** Changed until its sum is the amount. */
  readonly taken: bigint[];
  readonly left: readonly number[];
  readonly sumOfWhole: bigint;
}

/** Takes a unit more where most is due, or gives one back where least is, until the sum is right. */
function settle({ owed, taken, left, sumOfWhole }: Taking, amount: bigint): void {
  const due = (index: number) => (owed[index] ?? 0n) - (taken[index] ?? 0n) * sumOfWhole;
  const canTake = (index: number) => (taken[index] ?? 0n) < BigInt(left[index] ?? 0);
  const canGive = (index: number) => (taken[index] ?? 0n) > 0n;
  let missing = taken.reduce((rest, units) => rest - units, amount);
  while (missing !== 0n) {
    const isShort = missing > 0n;
    const open = [...taken.keys()].filter(isShort ? canTake : canGive);
    const next = open.reduce((best, index) => {
      const isBetter = isShort ? due(index) > due(best) : due(index) < due(best);
      return isBetter ? index : best;
    });
    const step = isShort ? 1n : -1n;
    taken[next] = (taken[next] ?? 0n) + step;
    missing -= step;
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
