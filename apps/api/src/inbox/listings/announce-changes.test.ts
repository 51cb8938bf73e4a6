import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listings } from '../../listings/tables.ts';
import { liveEvents } from '../../platform/tables.ts';
import { startInbox } from '../inbox.fixture.ts';
import { inboxIgnored, inboxThreads } from '../tables.ts';
import { announceListingsJob } from './announce-changes.ts';

const inbox = await startInbox();
const { server, database, signIn, write, hide, ignore, post } = inbox;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;
let boat: number;

const run = (signal = new AbortController().signal) =>
  announceListingsJob.run({ ...server.platform, signal });

/**
 * Expects these users to be notified of something of their inbox meanwhile. Transactions of other
 * tests may delay it.
 */
async function told(expected: readonly number[], act: () => Promise<unknown>): Promise<void> {
  await run();
  await database.delete(liveEvents).where(eq(liveEvents.topic, 'inbox'));
  await act();
  const heard = async () => {
    await run();
    const rows = await database
      .select({ userId: liveEvents.userId })
      .from(liveEvents)
      .where(eq(liveEvents.topic, 'inbox'));
    return [...new Set(rows.map(({ userId }) => userId))].toSorted((a, b) => a - b);
  };
  await expect.poll(heard).toEqual(expected.toSorted((a, b) => a - b));
}

const change = (facts: Partial<typeof listings.$inferInsert>, id = boat) =>
  database.update(listings).set(facts).where(eq(listings.id, id));

beforeEach(async () => {
  await database.delete(inboxThreads);
  await database.delete(inboxIgnored);
  [rosa, milo] = [await signIn(), await signIn()];
  boat = await post(milo);
  await write(rosa, milo, 'Is it there?', boat);
});

test.each<[string, Partial<typeof listings.$inferInsert>]>([
  ['sold', { status: 'Closed', closedAt: new Date() }],
  ['under offer', { status: 'Pending' }],
  ['withdrawn', { status: 'Withdrawn' }],
  ['renamed', { title: 'A cedar canoe' }],
])('those who talk about a listing hear that it is %s', async (_, facts) => {
  await told([rosa.id, milo.id], () => change(facts));
});

test('they hear of a new price, and as it goes for good', async () => {
  const price = {
    priceAmount: 100,
    priceCurrency: 'CAD',
    pricePeriod: 'ONCE',
    priceSort: 100,
  } as const;
  await change(price);
  await told([rosa.id, milo.id], () =>
    change({ priceAmount: 80, priceSort: 80, updatedAt: new Date() }),
  );
  await told([rosa.id, milo.id], () => database.delete(listings).where(eq(listings.id, boat)));
});

test('nobody hears of other listings, nor where a thread is deleted or its other ignored', async () => {
  const other = await post(milo);
  const marker = async () => {
    const seen = await post(milo);
    const eve = await signIn();
    await write(eve, milo, 'And that?', seen);
    return { seen, eve };
  };
  const { seen, eve } = await marker();
  const { thread } = (await write(rosa, milo, 'Is it there?', boat)).body;
  await hide(rosa, thread);
  await ignore(milo, rosa);
  // What comes last shows that all before was read.
  await told([eve.id, milo.id], async () => {
    await change({ title: 'Another' }, other);
    await change({ title: 'Hidden' }, boat);
    await change({ title: 'Shown' }, seen);
  });
});

test('what a process that ended has not told, the next one tells', async () => {
  const ended = new AbortController();
  ended.abort();
  await told([rosa.id, milo.id], async () => {
    await change({ title: 'A cedar canoe' });
    expect(await run(ended.signal)).toBe(0);
  });
});
