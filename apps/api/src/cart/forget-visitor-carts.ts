import { visitorCartMs } from '@boardwalk/sdk-core/cart/cart-limits';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Job } from '../platform/jobs/job.ts';
import { carts } from './tables.ts';

/** Deletes carts of visitors whose browsers hold their cookie no more. */
export const forgetVisitorCarts: Job = {
  name: 'forget-visitor-carts',
  summary: 'Deletes carts of visitors that nobody has changed for thirty days.',
  everyMs: hourMs,
  async run({ database, clock, signal }) {
    const before = new Date(clock.now().getTime() - visitorCartMs);
    const old = database
      .select({ id: carts.id })
      .from(carts)
      .where(and(isNull(carts.userId), lt(carts.changedAt, before)))
      .limit(1000);
    let count = 0;
    let last = -1;
    while (last !== 0 && !signal.aborted) {
      const deleted = await database
        .delete(carts)
        .where(inArray(carts.id, old))
        .returning({ id: carts.id });
      last = deleted.length;
      count += last;
    }
    return count;
  },
};
