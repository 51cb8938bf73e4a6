import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeListing } from '../../listings/listings.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { listings } from '../../listings/tables.ts';
import { startAlerts } from '../alerts.fixture.ts';
import { alertMatches } from '../tables.ts';

const { database, match, signIn, rule, rulesOf } = await startAlerts();

test('a rule whose conditions fail finds nothing, and holds up no other', async () => {
  const [rosa, milo] = [await signIn(), await signIn()];
  const dates = { startsAt: { from: '2026-01-01' } };
  const failing = await rule(rosa, { search: { filters: dates } }, 'event');
  const whole = await rule(rosa, { search: { text: 'regatta' } }, 'event');
  async function publish() {
    const made = makeListing('event', { ownerId: milo.id, title: 'A regatta' });
    const [id = Number.NaN] = await insertListings(database, [made]);
    return id;
  }
  const broken = await publish();
  // Days are those of its place, of which no clock is known.
  await database.update(listings).set({ timeZone: 'Nowhere' }).where(eq(listings.id, broken));
  const next = await publish();
  await match();
  const found = await database
    .select({ ruleId: alertMatches.ruleId, listingId: alertMatches.listingId })
    .from(alertMatches)
    .orderBy(alertMatches.ruleId, alertMatches.listingId);
  expect(found).toEqual([
    { ruleId: failing, listingId: next },
    { ruleId: whole, listingId: broken },
    { ruleId: whole, listingId: next },
  ]);
  // It is the listing that is broken: the rule goes on.
  expect(await rulesOf(rosa, 'event')).toMatchObject([
    { id: whole, pausedFor: null },
    { id: failing, pausedFor: null },
  ]);
});
