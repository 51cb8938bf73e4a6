import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boardPlaces } from '../../boards/tables.ts';
import { licenses } from '../tables.ts';
import { activateLicense } from './activate-license.ts';
import { startSubscribing } from './subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { database, platform, openBuyer, subscribe, hold, statesOf } = subscribing;

test('a licence that can’t have all of its boards has none, also for who forgets to let go of them', async () => {
  const buyer = await openBuyer({ method: 'pm_card_authenticationRequired' });
  const { body } = await subscribe(buyer);
  const [, second = 0] = buyer.boardIds;
  await database
    .update(boardPlaces)
    .set({ until: new Date(Date.now() - 1_000) })
    .where(eq(boardPlaces.boardId, second));
  const other = await openBuyer({ boards: 0 });
  await hold(other.merchant, [second]);
  const ofLicense = eq(licenses.id, body.license.uuid);
  const [license] = await database.select().from(licenses).where(ofLicense);
  if (!license) throw new Error('It was begun.');
  const { siteOrigin } = platform.configuration;
  const isGiven = await database.transaction((transaction) =>
    activateLicense(transaction, license, {
      ...{ now: new Date(), siteOrigin, seller: null, paymentId: null },
    }),
  );
  expect(isGiven).toBe(false);
  expect((await database.select().from(licenses).where(ofLicense))[0]?.state).toBe('PENDING');
  expect(await statesOf(buyer)).toEqual(['claimed', 'RELEASED']);
});
