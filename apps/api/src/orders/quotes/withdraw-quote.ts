import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { announceShop } from '../../shops/announce-shop.ts';
import { shops } from '../../shops/tables.ts';
import { type OrderRow, orderGroups } from '../tables.ts';
import { dropRequestMails } from './mail/mail-quote.ts';
import { orderQuotes } from './tables.ts';

const isPending = inArray(orderQuotes.state, ['requested', 'answered']);

/** What its buyer gives up, nobody answers or accepts any more; what was accepted stays so. */
export async function withdrawQuote(
  transaction: Queries,
  { key, id }: Pick<OrderRow, 'key' | 'id'>,
  now: Date,
): Promise<void> {
  const [withdrawn] = await transaction
    .update(orderQuotes)
    .set({ state: 'withdrawn' })
    .where(and(eq(orderQuotes.orderKey, key), isPending))
    .returning({ shopKey: orderQuotes.shopKey });
  if (!withdrawn) return;
  await dropRequestMails(transaction, id);
  const [shop] = await transaction.select().from(shops).where(eq(shops.key, withdrawn.shopKey));
  if (shop) await announceShop(transaction, shop, now);
}

/** The requests of somebody who closes their account, by a query for the keys of their orders. */
export async function eraseQuotes(transaction: Queries, orderKeys: SQLWrapper): Promise<void> {
  await transaction
    .update(orderQuotes)
    .set({ state: 'withdrawn' })
    .where(and(inArray(orderQuotes.orderKey, orderKeys), isPending));
  await transaction
    .update(orderGroups)
    .set({ state: 'cancelled' })
    .where(and(inArray(orderGroups.orderKey, orderKeys), eq(orderGroups.state, 'quoted')));
}
