import { createHash, timingSafeEqual } from 'node:crypto';
import type * as schemas from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { endStep } from './end-step.ts';
import { type InvoicedPart, type InvoiceOfShop, lockPart } from './find-part.ts';
import { describeChanged, requireSteps } from './read-fulfilment.ts';
import { type OrderPickupRow, orderPickups } from './tables.ts';

/** Wrong codes of one pickup within an hour, after which none is looked at. */
const mostWrong = 5;

/** Records that the buyer has fetched everything, by the code that they say. */
export const handOver: Handler<typeof schemas.handOver> = async (
  { params, body: { code } },
  context,
) => {
  const answer = await context.database.transaction((transaction) =>
    tryCode(transaction, context, { at: params, code }),
  );
  // What was wrong is counted first.
  if (answer) return answer;
  throw new Problem('conflict', 'This is not the code of this order.', {
    fields: [{ path: 'body.code', message: 'not the code of this order' }],
  });
};

interface Attempt {
  readonly at: InvoiceOfShop;
  readonly code: string;
}

/** Undefined where the code is wrong, which is counted. */
async function tryCode(
  transaction: Queries,
  context: OperationContext,
  { at, code }: Attempt,
): Promise<ShopFulfilment | undefined> {
  const now = context.clock.now();
  const invoiced = await lockPart(transaction, context, at);
  const { pickup } = await requireSteps(transaction, invoiced);
  if (pickup?.pickedUpAt) return describeChanged(transaction, invoiced, context);
  requireWaiting(invoiced, pickup);
  const wrong = countWrong(pickup, now);
  if (wrong >= mostWrong) throw tooManyCodes(pickup, now);
  if (!isSame(code, pickup.code)) {
    const wrongSince = wrong === 0 ? now : pickup.wrongSince;
    await changePickup(transaction, pickup, { wrong: wrong + 1, wrongSince });
    return undefined;
  }
  const done = { pickedUpAt: now, code: '', wrong: 0, wrongSince: null };
  await changePickup(transaction, pickup, done);
  return endStep(transaction, context, invoiced, { name: 'pickedUp', invoiceId: at.invoiceId });
}

function requireWaiting(
  { group }: InvoicedPart,
  pickup: OrderPickupRow | undefined,
): asserts pickup is OrderPickupRow {
  if (group.state !== 'paid') {
    throw new Problem('conflict', 'This invoice was paid back, so nothing of it is handed over.');
  }
  if (!pickup) throw new Problem('conflict', 'This is not ready for its buyer yet.');
}

function countWrong({ wrong, wrongSince }: OrderPickupRow, now: Date): number {
  return wrongSince && now.getTime() - wrongSince.getTime() < hourMs ? wrong : 0;
}

function tooManyCodes({ wrongSince }: OrderPickupRow, now: Date): Problem {
  const end = (wrongSince ?? now).getTime() + hourMs;
  const message = 'Too many wrong codes. Please wait before the next one.';
  const retryAfter = Math.max(1, Math.ceil((end - now.getTime()) / 1_000));
  return new Problem('too-many-requests', message, { retryAfter });
}

async function changePickup(
  transaction: Queries,
  { orderKey, shopKey }: OrderPickupRow,
  change: Partial<OrderPickupRow>,
): Promise<void> {
  await transaction
    .update(orderPickups)
    .set(change)
    .where(and(eq(orderPickups.orderKey, orderKey), eq(orderPickups.shopKey, shopKey)));
}

/** Takes the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
