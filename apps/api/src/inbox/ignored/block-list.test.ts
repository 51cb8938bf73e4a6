import { expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { openPage, shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { createEmbedsDomain } from '../../embeds/routes.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { listingsDomain } from '../../listings/routes.ts';
import { listingCounts } from '../../listings/tables.ts';
import { startInbox } from '../inbox.fixture.ts';

const { server, database, signIn, ignore, unignore, post } = await startInbox(
  listingsDomain,
  createEmbedsDomain({ resolver: { addresses: async () => [], texts: async () => [] } }),
);
const [rosa, milo] = [await signIn(), await signIn()];
const visitor = openBrowser(server);
const listing = await post(milo);
const path = `/api/v1/listing/${listing}/contact`;

const reveal = (by: Pick<typeof rosa, 'call'>, channel = 'phone') =>
  by.call('POST', path, { channel });

test('whom the owner has blocked is answered as if the listing had no number, and not counted', async () => {
  expect((await reveal(rosa)).status).toBe(200);
  await ignore(milo, rosa);
  const counted = await database.select().from(listingCounts);
  const answers = [await reveal(rosa), await reveal(rosa, 'email')];
  expect(answers.map(({ status, body }) => [status, body.code, body.detail])).toEqual([
    [404, 'not-found', 'This listing has no phone number.'],
    [404, 'not-found', 'This listing has no e-mail address.'],
  ]);
  expect(await database.select().from(listingCounts)).toEqual(counted);
  await unignore(milo, rosa);
  expect((await reveal(rosa)).status).toBe(200);
});

test('to whom the owner has blocked the listing itself says the same', async () => {
  const page = '/api/v1/item/listing/';
  const told = async (by: Pick<typeof rosa, 'call'>) => {
    const { contact, owner } = (await by.call('GET', `${page}${listing}`)).body;
    return [contact.hasPhone, contact.hasEmail, owner.takesMessages];
  };
  expect(await told(rosa)).toEqual([true, true, true]);
  await ignore(milo, rosa);
  expect(await told(rosa)).toEqual([false, false, false]);
  for (const other of [await signIn(), milo, visitor]) {
    expect(await told(other)).toEqual([true, true, true]);
  }
  await unignore(milo, rosa);
  expect(await told(rosa)).toEqual([true, true, true]);
});

test('whoever blocks the owner is told, as are others, and visitors of whom nothing is known', async () => {
  await ignore(rosa, milo);
  expect((await reveal(rosa)).status).toBe(200);
  await unignore(rosa, milo);
  await ignore(milo, rosa);
  expect((await reveal(await signIn())).status).toBe(200);
  expect((await reveal(milo)).status).toBe(200);
  expect((await reveal(visitor)).status).toBe(200);
});

test('a session on a partner’s page is the same person, whatever it may do there', async () => {
  await ignore(milo, rosa);
  const { id: partner } = await signIn('partners');
  const { live: key } = await storeSite(database, partner);
  siteDirectory(server.platform).forget();
  const page = openPage(server, shop, key);
  expect((await page.call('POST', path, { channel: 'phone' })).status).toBe(200);
  page.take({ token: await storeEmbeddedSession(database, { userId: rosa.id, key }) });
  expect((await page.call('POST', path, { channel: 'phone' })).status).toBe(404);
});
