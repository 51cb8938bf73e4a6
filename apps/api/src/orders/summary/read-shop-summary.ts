import type * as schemas from '@boardwalk/sdk-core/orders/summary/schemas';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnShop } from '../../shops/require-shop.ts';
import { countToSend } from '../fulfilment/count-to-send.ts';
import { countToAnswer } from '../quotes/count-to-answer.ts';
import { fillDays, fillMonths, firstOfMonth } from './day-figures.ts';
import { findLowStock } from './find-low-stock.ts';
import { findSales, findVisits } from './find-sales.ts';

/** Months that a summary shows. */
const shownMonths = 12;

/** Reads what a shop has to do and what it sold, by days and months of its own clocks. */
export const readShopSummary: Handler<typeof schemas.readShopSummary> = async (
  { params: { shopId } },
  context,
) => {
  const { database, clock } = context;
  const { shop } = await requireOwnShop(context, shopId);
  const { date: today } = localTimeAt(clock.now().getTime(), shop.timeZone);
  const from = firstOfMonth(today, shownMonths - 1);
  const [sales, visits, lowStock, toSend, quotes] = await Promise.all([
    findSales(database, shop, from),
    findVisits(database, shop, from),
    findLowStock(database, shop),
    countToSend(database, shop),
    countToAnswer(database, shop, clock.now()),
  ]);
  const counted = [...sales, ...visits];
  return {
    shop: { id: shop.id, name: shop.name },
    currency: shop.currency,
    today,
    tasks: { toSend, quotes, lowStock },
    days: [...fillDays(counted, firstOfMonth(today, 1), today)],
    months: [...fillMonths(counted, today, shownMonths)],
  };
};
