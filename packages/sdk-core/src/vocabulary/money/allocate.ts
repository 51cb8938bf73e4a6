import { moneyOf, requireMoney } from './amounts.ts';
import type { Money } from './money.ts';

/**
 * The money in parts as large as their weights, without losing a cent: what rounding down leaves
 * goes, a cent each, to those that it takes most from, of equal ones to the first. Weights are whole
 * numbers from zero; one without weight gets nothing. Throws a `RangeError` where all are zero.
 */
export function allocate(money: Money, weights: readonly number[]): readonly Money[] {
  const amount = BigInt(requireMoney(money).amount);
  const parts = weights.map(weightOf);
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) throw new RangeError('Expected a weight above zero, got none.');

  const shares = parts.map((part, index) => ({
    index,
    cents: (amount * part) / whole,
    rest: (amount * part) % whole,
  }));
  const left = shares.reduce((sum, { cents }) => sum - cents, amount);
  const next = [...shares].sort((one, other) => Number(other.rest - one.rest));
  const lucky = new Set(next.slice(0, Number(left)).map(({ index }) => index));
  return shares.map(({ index, cents }) =>
    moneyOf(Number(cents) + (lucky.has(index) ? 1 : 0), money.currency),
  );
}

function weightOf(weight: number): bigint {
  if (Number.isSafeInteger(weight) && weight >= 0) return BigInt(weight);
  throw new RangeError(`Expected a weight that is a whole number from 0, got ${weight}.`);
}
