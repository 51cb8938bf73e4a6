import type { HalfHiddenAddress } from '../../account/address-lines.ts';
import type { BillingAddress } from '../../account/billing-rules.ts';
import { discountPrices } from '../../billing/coupons/coupon-rules.ts';
import type { Discount } from '../../billing/coupons/coupon-terms.ts';
import {
  type ChargedTax,
  type TaxedAmount,
  type TaxTerms,
  taxLines,
} from '../../billing/taxes/tax-lines.ts';
import type { TaxCategory } from '../../billing/taxes/taxes.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { subtractMoney, sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import type { SizedPlan } from '../plans/plan-sizes.ts';
import { type PlanDifference, priceDifference, type ReplacedPlan } from './plan-difference.ts';

/** A place on a board is taken for advertising space, a service that no province is known to list. */
export const licenceTaxCategory: TaxCategory = 'service';

/** What is bought: a plan with the boards that it covers, or single boards at the price of each. */
export type Purchase =
  | {
      readonly kind: 'plan';
      readonly plan: PricedPlan;
      readonly boards: readonly BoardId[];
      /** The plan that runs by now, and gives way to this one. */
      readonly replaces?: ReplacedPlan | undefined;
    }
  | { readonly kind: 'boards'; readonly price: Money; readonly boards: readonly BoardId[] };

/** A plan with its price for a year, in the currency of the invoice. */
export type PricedPlan = SizedPlan & { readonly price: Money };

/** What a line is for; the boards of a plan are in its price. */
export type InvoiceItem =
  | {
      readonly kind: 'plan';
      readonly planId: string;
      readonly boards: readonly BoardId[];
      /** Where it takes the place of a plan that ran: the line is the difference for the days left. */
      readonly replaces?: PlanDifference | undefined;
    }
  | { readonly kind: 'board'; readonly boardId: BoardId };

/** A line, from its price to what is paid for it. */
export interface InvoiceLine extends TaxedAmount {
  readonly item: InvoiceItem;
  readonly price: Money;
  readonly discount: Money;
}

/** What `subscribe` charges and `preview/subscribe` shows: each sum is that of the lines. */
export interface Invoice {
  readonly lines: readonly InvoiceLine[];
  /** Before the discount; without taxes unless prices have them in them. */
  readonly subtotal: Money;
  readonly discount: Money;
  readonly taxes: readonly ChargedTax[];
  readonly total: Money;
  /** The calendar date on which the licence is due. */
  readonly dueDate: string;
  /** Whether it is then paid for again by itself. */
  readonly renews: boolean;
  /** The buyer's billing address at the purchase, by which it is taxed; null where it was bought before that. */
  readonly billedTo: HalfHiddenAddress | null;
}

/** How a purchase is billed. */
export interface InvoiceTerms {
  /** Of a coupon that can be redeemed. */
  readonly discount?: Discount | undefined;
  /** The buyer's, by which taxes go. */
  readonly billedTo: BillingAddress;
  readonly tax: Omit<TaxTerms, 'address'>;
  readonly dueDate: string;
  readonly renews: boolean;
}

/**
 * The invoice of a purchase: a coupon is parted by the prices of the lines, and taxes are of what is
 * left. Throws a `RangeError` for a price or coupon in another currency than the invoice's.
 */
export function composeInvoice(
  purchase: Purchase,
  { discount, billedTo, tax, dueDate, renews }: InvoiceTerms,
): Invoice {
  const { currency } = tax;
  const priced = pricedItems(purchase);
  const prices = priced.map(({ price }) => price);
  const left = discount ? discountPrices(prices, discount, currency) : prices;
  const amounts = left.map((amount) => ({ amount, category: licenceTaxCategory }));
  const taxed = taxLines(amounts, { ...tax, address: billedTo });
  const lines = taxed.lines.flatMap((line, index): readonly InvoiceLine[] => {
    const [one, amount] = [priced[index], left[index]];
    return one && amount ? [{ ...line, ...one, discount: subtractMoney(one.price, amount) }] : [];
  });
  return {
    lines,
    subtotal: sumMoney(prices, currency),
    discount: sumMoney(
      lines.map((line) => line.discount),
      currency,
    ),
    taxes: taxed.taxes,
    total: taxed.gross,
    dueDate,
    renews,
    billedTo,
  };
}

function pricedItems(
  purchase: Purchase,
): readonly { readonly item: InvoiceItem; readonly price: Money }[] {
  if (purchase.kind === 'boards') {
    return purchase.boards.map((boardId) => ({
      item: { kind: 'board', boardId },
      price: purchase.price,
    }));
  }
  const { plan, boards, replaces } = purchase;
  const item = { kind: 'plan', planId: plan.id, boards } as const;
  if (!replaces) return [{ item, price: plan.price }];
  return [
    {
      item: { ...item, replaces: { ...replaces, planPrice: plan.price } },
      price: priceDifference(replaces, plan.price),
    },
  ];
}
