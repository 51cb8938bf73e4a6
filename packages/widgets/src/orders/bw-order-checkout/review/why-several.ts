import type { PaymentGroup } from '@boardwalk/sdk-core/cart/schemas';

/** Why an order is several payments, by its message; undefined where it is one. */
export function whySeveral(
  groups: readonly Pick<PaymentGroup, 'key' | 'currency'>[],
): 'byAustralia' | 'byBoth' | 'byCurrency' | 'byCountry' | undefined {
  if (groups.length < 2) return undefined;
  const australian = groups.filter(({ key }) => key.startsWith('AU:'));
  if (australian.length === groups.length) return 'byAustralia';
  if (australian.length > 0) return 'byBoth';
  const currencies = new Set(groups.map(({ currency }) => currency));
  return currencies.size === groups.length ? 'byCurrency' : 'byCountry';
}
