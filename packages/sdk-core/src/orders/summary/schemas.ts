import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { productId, shopId } from '../../shops/shop-id-schemas.ts';
import { currencies } from '../../vocabulary/places/countries.ts';

const count = z.int().check(z.gte(0));

const figures = {
  /** Minor units of the shop's currency: goods and delivery without taxes, of what stays paid. */
  sales: count,
  /** Paid, and not paid back. */
  orders: count,
  /** To the shop and its products; of its people none. */
  visits: count,
};

const dayFigures = z.strictObject({ day: z.iso.date(), ...figures });
export type DayFigures = z.output<typeof dayFigures>;

const shopSummary = z.strictObject({
  shop: z.strictObject({ id: shopId, name: z.string() }),
  currency: z.enum(currencies),
  /** The date at the shop. */
  today: z.iso.date(),
  tasks: z.strictObject({
    /** Paid orders of which something is still to be sent, or to be made ready. */
    toSend: count,
    /** Requests for a price of delivery that wait for the shop, and when the first of them ends. */
    quotes: z.strictObject({ total: count, answerUntil: z.nullable(z.iso.datetime()) }),
    /** Counted variants of active products that are sold out or few, the fewest first. */
    lowStock: z.strictObject({
      total: count,
      variants: z.array(
        z.strictObject({
          product: productId,
          title: z.string(),
          values: z.array(z.string()),
          stock: count,
        }),
      ),
    }),
  }),
  /** Each day at the shop, from the first of the month before this one until today. */
  days: z.array(dayFigures),
  /** The last twelve months by their first days, this one last. */
  months: z.array(dayFigures),
});
export type ShopSummary = z.output<typeof shopSummary>;

export const readShopSummary = {
  summary: 'What a shop has to do, and what it sold by day and month, for those who look after it.',
  audience: 'site',
  rule: { may: 'read' },
  tellsHidden: 'others',
  problems: ['not-found'],
  params: z.strictObject({ shopId }),
  response: shopSummary,
} satisfies ServerHalf;
