import type { CollectedAmount } from '@boardwalk/sdk-core/cart/totals/total-shop';
import type { PaidSale } from '@boardwalk/sdk-core/ledger/sales';
import { sumMoney } from '@boardwalk/sdk-core/vocabulary/money/arithmetic';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { portionOf } from '@boardwalk/sdk-core/vocabulary/money/portions';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';

/** What one shop sells in an order, with what it comes to. */
export interface SoldPart {
  readonly shopKey: number;
  readonly currency: Currency;
  readonly lines: readonly Pick<CollectedAmount, 'net' | 'taxes'>[];
  readonly shipping: Pick<CollectedAmount, 'net' | 'taxes'>;
  readonly total: Money;
  /** Parts of a million. */
  readonly feePortion: number;
  /** The shop’s account where it is charged on that; null for our own. */
  readonly accountId: string | null;
}

/** A shop’s part of an order as the ledger books it. */
export function paidSaleOf(part: SoldPart): PaidSale {
  const { shopKey, currency, lines, shipping, total, feePortion, accountId } = part;
  const goods = sumMoney(
    lines.map(({ net }) => net),
    currency,
  );
  const taxes = [...lines, shipping].flatMap((one) => one.taxes);
  return {
    ...{ shopKey, goods, total },
    shipping: shipping.net,
    taxes: taxes.map(({ tax, country, region, liable, amount }) => ({
      ...{ tax, country, region, liable, amount },
    })),
    fee: { portion: feePortion, amount: portionOf(goods, feePortion) },
    settlement: accountId === null ? { kind: 'platform' } : directOn(accountId),
  };
}

function directOn(accountId: string): PaidSale['settlement'] {
  if (!isAccountId(accountId)) throw new Error(`Expected an account, got ${accountId}.`);
  return { kind: 'direct', accountId };
}

function isAccountId(text: string): text is `acct_${string}` {
  return text.startsWith('acct_');
}
