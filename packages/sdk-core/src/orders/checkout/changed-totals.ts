import type { Totals } from '../../cart/schemas.ts';

type Group = Totals['groups'][number];

/** What a payment came to as it was agreed to, and what it comes to now; null where there is none. */
export interface ChangedTotal {
  readonly key: string;
  readonly shopIds: Group['shopIds'];
  readonly before: Pick<Group, 'amount' | 'currency'> | null;
  readonly now: Pick<Group, 'amount' | 'currency'> | null;
}

/** The payments whose sums are others than those that were agreed to. */
export function findChangedTotals(
  agreed: readonly Group[],
  now: readonly Group[],
): readonly ChangedTotal[] {
  const keys = [...new Set([...agreed, ...now].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const before = agreed.find((group) => group.key === key);
    const after = now.find((group) => group.key === key);
    if (before?.amount === after?.amount && before?.currency === after?.currency) return [];
    const shopIds = (after ?? before)?.shopIds ?? [];
    return [{ key, shopIds, before: moneyOf(before), now: moneyOf(after) }];
  });
}

function moneyOf(group: Group | undefined) {
  return group ? { amount: group.amount, currency: group.currency } : null;
}
