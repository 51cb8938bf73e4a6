import { randomUUID } from 'node:crypto';
import type { Queries } from '../platform/database/database.ts';
import { licenses } from './tables.ts';

type NewLicense = typeof licenses.$inferInsert;

const nothing = { amount: 0, currency: 'CAD' } as const;

/** Stores a licence without boards that nobody has paid for; by default without a plan. */
export async function storeLicense(
  queries: Queries,
  facts: Pick<NewLicense, 'listingId' | 'buyerId' | 'state'> &
    Partial<Pick<NewLicense, 'planId' | 'planNickname' | 'seatCount'>>,
): Promise<string> {
  const id = randomUUID();
  const boughtAt = new Date();
  const dueAt = new Date(boughtAt.getTime() + 365 * 86_400_000);
  await queries.insert(licenses).values({
    id,
    renews: false,
    intention: id,
    timeZone: 'America/Toronto',
    boughtAt,
    dueAt,
    agreed: {
      lines: [],
      subtotal: nothing,
      discount: nothing,
      taxes: [],
      total: nothing,
      dueDate: dueAt.toISOString().slice(0, 10),
      renews: false,
      billedTo: null,
    },
    ...facts,
  });
  return id;
}
