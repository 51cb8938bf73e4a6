import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting } from '../../account/account.fixture.ts';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn();
const reporter = await signIn();
const chief = await signIn(['administrators']);
const listing = writeListing('property');

interface Deed {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: (id: number) => string;
  readonly body?: object;
}

const own = (id: number) => `/api/v1/property/listing/${id}`;
const deeds: readonly (readonly [string, Deed])[] = [
  ['deletes', { method: 'DELETE', path: own }],
  ['changes', { method: 'PUT', path: own, body: { listing, version: 1 } }],
  ['pauses', { method: 'POST', path: (id) => `${own(id)}/status`, body: { action: 'pause' } }],
  [
    'takes down',
    {
      method: 'POST',
      path: (id) => `/api/v1/administration/property/listing/${id}`,
      body: { decision: 'remove', reason: 'Spam' },
    },
  ],
  [
    'dismisses the reports of',
    {
      method: 'POST',
      path: (id) => `/api/v1/administration/reports/listing/${id}`,
      body: { decision: 'dismiss', latestId: 1_000_000 },
    },
  ],
  [
    'begins to write in',
    {
      method: 'PUT',
      path: (id) => `/api/v1/listing/draft/${id}`,
      body: { version: 0, body: { title: 'Soon' } },
    },
  ],
];

test.each(deeds)(
  'whoever %s a listing while its owner closes the account waits, and neither fails',
  async (_, { method, path, body }) => {
    const made = await rosa.call('POST', '/api/v1/property/listing', { listing });
    const { id } = made.body;
    await reporter.call('POST', `/api/v1/listing/${id}/report`, { reason: 'scam' });
    const { deed } = await database.transaction(async (transaction) => {
      // As closing does: the person, then what is theirs.
      await transaction.select().from(users).where(eq(users.id, rosa.id)).for('update');
      const deed = chief.call(method, path(id), body);
      await expect.poll(() => countWaiting(database)).toBe(1);
      await transaction
        .select()
        .from(listings)
        .where(eq(listings.ownerId, rosa.id))
        .orderBy(asc(listings.id))
        .for('update');
      return { deed };
    });
    expect((await deed).status).toBe(200);
  },
);
