import type { Country, Currency } from '../../vocabulary/places/countries.ts';

/** What a shop's part of an order comes to, and where it is settled; minor units. */
export interface PayableShop {
  readonly shopId: string;
  readonly settles: Country;
  readonly currency: Currency;
  readonly total: number;
}

/** What is paid at once. */
export interface GroupTotal {
  /** `CA:CAD`, `US:USD`, or `AU` with the shop that is paid by itself. */
  readonly key: string;
  readonly currency: Currency;
  readonly shopIds: readonly string[];
  readonly amount: number;
}

/**
 * One payment each: shops that are settled in one country together, as the provider transfers their
 * shares later; each Australian shop by itself, as it is charged on its own account.
 */
export function groupPayments(shops: readonly PayableShop[]): readonly GroupTotal[] {
  const keys = [...new Set(shops.map(groupKeyOf))];
  return keys.map((key) => {
    const members = shops.filter((shop) => groupKeyOf(shop) === key);
    const [first] = members;
    if (!first) throw new Error('A group has a shop.');
    return {
      key,
      currency: first.currency,
      shopIds: members.map(({ shopId }) => shopId),
      amount: members.reduce((sum, { total }) => sum + total, 0),
    };
  });
}

/** The payment that a shop is paid by. */
export function groupKeyOf({
  settles,
  currency,
  shopId,
}: Pick<PayableShop, 'settles' | 'currency' | 'shopId'>): string {
  if (settles === 'AU') return `AU:${shopId}`;
  return `${settles}:${currency}`;
}
