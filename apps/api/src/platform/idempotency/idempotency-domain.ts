import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, eq, lte, or } from 'drizzle-orm';
import type { Domain } from '../domain.ts';
import { provide } from '../extensions/extension-point.ts';
import type { Job } from '../jobs/job.ts';
import { type PersonalData, personalData } from '../personal-data.ts';
import { idempotencyKeys } from '../tables.ts';
import { isUnheld } from './claim-key.ts';

const oldKeysSweep: Job = {
  name: 'forget-idempotency-keys',
  summary: 'Removes what calls were answered under their idempotency keys, a day later.',
  everyMs: hourMs,
  async run({ database, clock }) {
    const removed = await database
      .delete(idempotencyKeys)
      .where(and(lte(idempotencyKeys.expiresAt, clock.now()), isUnheld))
      .returning({ id: idempotencyKeys.id });
    return removed.length;
  },
};

/**
 * That a user made a request, and which; the answers are the data of the domains that gave them.
 */
const askedData: PersonalData = {
  collect: (queries, userId) =>
    queries
      .select({ endpoint: idempotencyKeys.endpoint, askedAt: idempotencyKeys.createdAt })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, userId))
      .orderBy(asc(idempotencyKeys.createdAt), asc(idempotencyKeys.id)),
  async erase(transaction, userId) {
    await transaction
      .delete(idempotencyKeys)
      .where(or(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.actorId, userId)));
  },
};

/** Keeps answers for all domains; it answers no call of the contract. */
export const idempotencyDomain: Domain = {
  name: 'idempotency',
  routes: [],
  jobs: [oldKeysSweep],
  provides: [provide(personalData, askedData)],
};
