import type { CollectedTax } from '@boardwalk/sdk-core/cart/totals/total-shop';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { paymentRefunds, payments } from '../../billing/tables.ts';
import { ledgerEntries } from '../../ledger/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { orderKind } from '../order-kind.ts';
import { orderRefundLines, orderRefunds } from '../refunds/tables.ts';
import { orderGroups, orderLines, orderShops } from '../tables.ts';
import { balanceKey, readProviderBooks } from './provider-books.fixture.ts';

type Sums = Map<string, number>;

/**
 * Sums that differ to the cent between the ledger and the provider’s books together with the orders,
 * in words: what is on each account, what is each shop’s, what the platform owes in taxes and has earned.
 */
export async function findDrift(
  queries: Queries,
  provider: Stripe,
  accounts: readonly string[],
): Promise<readonly string[]> {
  const { balances, feesBack } = await readProviderBooks(provider, accounts);
  const expected = new Map(
    [...balances].map(([key, amount]): [string, number] => [`provider ${key}`, amount]),
  );
  await addOrders(queries, expected, feesBack);
  const booked = await readLedger(queries);
  const keys = [...new Set([...expected.keys(), ...booked.keys()])].toSorted();
  return keys.flatMap((key) => {
    const [found, right] = [booked.get(key) ?? 0, expected.get(key) ?? 0];
    return found === right ? [] : `${key}: ${found} in the ledger, not ${right}`;
  });
}

/** Each balance that the ledger has, as `findBalance` says it. */
async function readLedger(queries: Queries): Promise<Sums> {
  const { accountKind, holder, shopKey, tax, country, region, currency, amount } = ledgerEntries;
  const rows = await queries
    .select({
      ...{ accountKind, holder, shopKey, tax, country, region, currency },
      total: sql`sum(${amount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .groupBy(accountKind, holder, shopKey, tax, country, region, currency);
  const sums: Sums = new Map();
  for (const row of rows) {
    const total = row.accountKind === 'provider' ? row.total : -row.total;
    // Taxes of a shop are its money: one account, whatever its entries are of.
    const key =
      row.accountKind === 'tax'
        ? taxKey({ tax: row.tax ?? '', country: row.country ?? '', region: row.region ?? '' }, row)
        : row.accountKind === 'payable'
          ? `payable ${row.shopKey} ${row.currency}`
          : row.accountKind === 'fee'
            ? `fee ${row.currency}`
            : `provider ${balanceKey(row.holder ?? '', row.currency)}`;
    sums.set(key, (sums.get(key) ?? 0) + total);
  }
  return sums;
}

type Regional = { readonly tax: string; readonly country: string; readonly region: string };

const taxKey = ({ tax, country, region }: Regional, { currency }: { readonly currency: string }) =>
  `tax ${tax}/${country}/${region} ${currency}`;

/** What orders make of it: by what was agreed with the buyer, without the ledger and its rules. */
async function addOrders(
  queries: Queries,
  expected: Sums,
  feesBack: ReadonlyMap<string, number>,
): Promise<void> {
  const add = (key: string, amount: number) => expected.set(key, (expected.get(key) ?? 0) + amount);
  const rows = await queries
    .select({ part: orderShops, group: orderGroups })
    .from(orderShops)
    .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
    .where(sql`${orderGroups.state} in ('paid', 'refunded')`);
  for (const { part, group } of rows) {
    const { currency, accountId } = group;
    const taxes = await findTaxes(queries, part);
    const own = taxes.filter(({ liable }) => liable === 'platform');
    const ownSum = own.reduce((sum, { amount }) => sum + amount.amount, 0);
    const payable = `payable ${part.shopKey} ${currency}`;
    const refunded = await findRefunded(queries, part);
    if (group.state === 'paid') {
      add(payable, part.total - part.fee - ownSum);
      add(`fee ${currency}`, part.fee);
      for (const tax of own) add(taxKey(tax, { currency }), tax.amount.amount);
      const ownBack = refunded.taxes.reduce((sum, { amount }) => sum + amount, 0);
      add(payable, refunded.fee + ownBack - refunded.amount);
      add(`fee ${currency}`, -refunded.fee);
      for (const { tax, amount } of refunded.taxes) add(taxKey(tax, { currency }), -amount);
    } else if (accountId !== null) {
      // The shop bears what of the fee has stayed with the platform.
      const ownBack = refunded.taxes.reduce((sum, { amount }) => sum + amount, 0);
      const inParts = refunded.fee + ownBack;
      const back = (await findFeeBack(queries, group.id, feesBack)) - inParts;
      const stays = part.fee - refunded.fee - Math.max(0, back - (ownSum - ownBack));
      add(payable, -stays);
      add(`fee ${currency}`, stays);
    }
  }
}

/** What shops have refunded in parts, with the fee and the platform's taxes that went back with it. */
async function findRefunded(
  queries: Queries,
  { orderKey, shopKey, shippingTaxes }: typeof orderShops.$inferSelect,
) {
  const rows = await queries
    .select({ refund: orderRefunds, amount: paymentRefunds.amount })
    .from(orderRefunds)
    .innerJoin(paymentRefunds, eq(paymentRefunds.id, orderRefunds.id))
    .where(
      and(
        eq(orderRefunds.orderKey, orderKey),
        eq(orderRefunds.shopKey, shopKey),
        eq(paymentRefunds.state, 'succeeded'),
      ),
    );
  const ids = rows.map(({ refund }) => refund.id);
  const lines = await queries
    .select({ back: orderRefundLines.taxes, paid: orderLines.taxes })
    .from(orderRefundLines)
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.orderKey, orderRefundLines.orderKey),
        eq(orderLines.variantId, orderRefundLines.variantId),
      ),
    )
    .where(inArray(orderRefundLines.refundId, ids));
  const returned = [
    ...lines,
    ...rows.map(({ refund }) => ({ back: refund.shippingTaxes, paid: shippingTaxes })),
  ];
  return {
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    fee: rows.reduce((sum, { refund }) => sum + refund.fee, 0),
    /** Those that the platform has to pay. */
    taxes: returned.flatMap(({ back, paid }) =>
      paid.flatMap((tax, index) =>
        tax.liable === 'platform' ? [{ tax, amount: back[index] ?? 0 }] : [],
      ),
    ),
  };
}

async function findTaxes(
  queries: Queries,
  { orderKey, shopKey, shippingTaxes }: typeof orderShops.$inferSelect,
): Promise<readonly CollectedTax[]> {
  const lines = await queries
    .select({ taxes: orderLines.taxes })
    .from(orderLines)
    .where(and(eq(orderLines.orderKey, orderKey), eq(orderLines.shopKey, shopKey)));
  return [...lines.flatMap(({ taxes }) => taxes), ...shippingTaxes];
}

/** Of the payments of a group one at most was paid, and may have gone back after that. */
async function findFeeBack(
  queries: Queries,
  groupId: string,
  feesBack: ReadonlyMap<string, number>,
): Promise<number> {
  const rows = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.kind, orderKind),
        eq(payments.subjectId, groupId),
        sql`exists (select from invoices where payment_id = ${payments.id})`,
      ),
    );
  return rows.reduce((sum, { id }) => sum + (feesBack.get(id) ?? 0), 0);
}
