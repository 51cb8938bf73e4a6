import * as z from 'zod/mini';
import { quoteStates } from './quote-states.ts';

const count = z.int().check(z.gte(0));
const instant = z.iso.datetime();

/** Days from the payment until everything is there. */
export const quotedDays = z.strictObject({ from: count, to: count });

/** A shop's price of delivery for an order; amounts in minor units of the shop's currency. */
export const orderQuote = z.strictObject({
  state: z.enum(quoteStates),
  requestedAt: instant,
  /** When it ends unless the shop, or then its buyer, acts before. */
  expiresAt: instant,
  answeredAt: z.nullable(instant),
  /** As the shop writes its prices; null until it has answered. */
  price: z.nullable(count),
  /** Null where the shop doesn't say. */
  days: z.nullable(quotedDays),
  /** What the shop writes with its answer. */
  note: z.string(),
});
export type OrderQuote = z.output<typeof orderQuote>;
