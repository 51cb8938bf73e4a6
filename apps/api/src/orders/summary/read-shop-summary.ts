import type * as schemas from '@boardwalk/sdk-core/orders/summary/schemas';
import { addDays, localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnShop } from '../../shops/require-shop.ts';
import { fillDays, fillMonths, firstOfMonth } from './day-figures.ts';
import { findLowStock } from './find-low-stock.ts';
import { findSales, findVisits } from './find-sales.ts';

/** Months that a summary shows. */
const shownMonths = 12;

/** Days in which an order is new. */
const newDays = 7;

/** Reads what a shop has to do and what it sold, by days and months of its own clocks. */
export const readShopSummary: Handler<typeof schemas.readShopSummary> = async (
  { params: { shopId } },
  context,
) => {
  const { database, clock } = context;
  const { shop } = await requireOwnShop(context, shopId);
  const { date: today } = localTimeAt(clock.now().getTime(), shop.timeZone);
  const from = firstOfMonth(today, shownMonths - 1);
  const [sales, visits, lowStock] = await Promise.all([
    findSales(database, shop, from),
    findVisits(database, shop, from),
    findLowStock(database, shop),
  ]);
  const counted = [...sales, ...visits];
  const recent = fillDays(sales, addDays(today, 1 - newDays), today);
  return {
    shop: { id: shop.id, name: shop.name },
    currency: shop.currency,
    today,
    tasks: { newOrders: recent.reduce((sum, { orders }) => sum + orders, 0), lowStock },
    days: [...fillDays(counted, firstOfMonth(today, 1), today)],
    months: [...fillMonths(counted, today, shownMonths)],
  };
};
