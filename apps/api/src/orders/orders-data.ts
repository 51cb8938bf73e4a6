import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { lockPaymentsOf } from '../billing/payments/give-back-payments.ts';
import type { Queries } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { lockOwnShops } from '../shops/closing/lock-own-shops.ts';
import { savedAddresses } from './addresses/tables.ts';
import { collectSteps, eraseSender, eraseSteps } from './fulfilment/fulfilment-data.ts';
import { orderClosings } from './order-closings.ts';
import { orderKind } from './order-kind.ts';
import { orderQuotes } from './quotes/tables.ts';
import { eraseQuotes } from './quotes/withdraw-quote.ts';
import { collectRefunds, eraseReasons, eraseRequester } from './refunds/refunds-data.ts';
import { orderGroups, orderLines, orderShops, orders } from './tables.ts';

// What the platform takes of a shop is between the two.
const { fee: _, feePortion: __, ...partColumns } = getTableColumns(orderShops);
const { hash: ___, ...addressColumns } = getTableColumns(savedAddresses);

/** What somebody has ordered; once they have left, nobody has, and it goes nowhere. */
export const ordersData: PersonalData = {
  async collect(queries, userId) {
    const own = queries.select({ key: orders.key }).from(orders).where(eq(orders.userId, userId));
    const { id, placedAt, address } = orders;
    const { orderKey, state, requestedAt, expiresAt, answeredAt, acceptedAt, price, note } =
      orderQuotes;
    return {
      addresses: await queries
        .select(addressColumns)
        .from(savedAddresses)
        .where(eq(savedAddresses.userId, userId)),
      orders: await queries
        .select({ id, placedAt, address })
        .from(orders)
        .where(eq(orders.userId, userId))
        .orderBy(desc(placedAt)),
      shops: await queries
        .select(partColumns)
        .from(orderShops)
        .where(inArray(orderShops.orderKey, own)),
      quotes: await queries
        .select({ orderKey, state, requestedAt, expiresAt, answeredAt, acceptedAt, price, note })
        .from(orderQuotes)
        .where(inArray(orderKey, own)),
      lines: await queries.select().from(orderLines).where(inArray(orderLines.orderKey, own)),
      refunds: await collectRefunds(queries, own),
      deliveries: await collectSteps(
        queries,
        (await own).map(({ key }) => key),
      ),
    };
  },

  async erase(transaction, userId) {
    await requireNothingOpen(transaction, userId);
    await transaction.delete(savedAddresses).where(eq(savedAddresses.userId, userId));
    const own = transaction
      .select({ key: orders.key })
      .from(orders)
      .where(eq(orders.userId, userId));
    const groups = await transaction
      .select({ id: orderGroups.id })
      .from(orderGroups)
      .where(inArray(orderGroups.orderKey, own));
    await lockPaymentsOf(transaction, { kind: orderKind, subjectIds: groups.map(({ id }) => id) });
    await eraseQuotes(transaction, own);
    await eraseSteps(transaction, own);
    await eraseSender(transaction, userId);
    await eraseReasons(transaction, own);
    await eraseRequester(transaction, userId);
    await transaction
      .update(orderQuotes)
      .set({ answeredBy: null, note: '' })
      .where(eq(orderQuotes.answeredBy, userId));
    await transaction.update(orderShops).set({ note: '' }).where(inArray(orderShops.orderKey, own));
    await transaction
      .update(orders)
      .set({ userId: null, address: null })
      .where(eq(orders.userId, userId));
  },
};

/** A seller stays until all that was paid has left their shops, as a shop is not closed before. */
async function requireNothingOpen(transaction: Queries, userId: number): Promise<void> {
  const locked = await lockOwnShops(transaction, userId);
  for (const { key, ownerId, name } of locked) {
    if (ownerId !== userId) continue;
    const [open] = await orderClosings.findOpen(transaction, key);
    if (!open) continue;
    const { reason, message } = open;
    throw new Problem('conflict', `Your account can’t be deleted yet: ${name}: ${message}`, {
      fields: [{ path: `open.${reason}`, message }],
    });
  }
}
