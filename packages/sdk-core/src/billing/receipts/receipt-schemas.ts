import * as z from 'zod/mini';
import { seller } from '../../vocabulary/money/seller.ts';
import { cardBrands } from '../cards/card-rules.ts';

/** What a receipt says beside its sums, as it stood when it was issued. */
export const receipt = z.strictObject({
  /** The year in UTC and a number without gaps within it: `2026-000042`. */
  number: z.string(),
  /** Null where the operator had not set it. */
  seller: z.nullable(seller),
  /** The payer's name; null if their profile had none, and if the billing address is hidden. */
  buyer: z.nullable(z.string()),
  /** The card that was charged; null where nothing was. */
  card: z.nullable(z.strictObject({ brand: z.enum(cardBrands), last4: z.string() })),
});
export type Receipt = z.output<typeof receipt>;
