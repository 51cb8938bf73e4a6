import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMember, storeUser } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { mediaDomain } from '../media/routes.ts';
import { photograph, upload } from '../media/upload/form.fixture.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { completeProfile } from '../profile/profile.fixture.ts';
import { profileDomain } from '../profile/routes.ts';
import { daysFromNow, makeListing, storeListings } from './listings.fixture.ts';
import { listingsDomain } from './routes.ts';
import { listings } from './tables.ts';

const server = await startTestServer([accountDomain, mediaDomain, profileDomain, listingsDomain]);
const { database } = server.platform;

const read = (id: number | string) => server.call('GET', `/api/v1/user/${id}`);

test('others see a first name and a picture, nothing else', async () => {
  const { id, browser } = await openMember(server, { firstName: 'Rosa' });
  const { path } = (await upload(server, browser, { content: await photograph(200, 200) })).body;
  const profile = { ...completeProfile, profilePicture: { path } };
  expect((await browser.call('PUT', '/api/v1/user/', profile)).status).toBe(200);
  await storeListings(database, [makeListing('item', { ownerId: id })]);
  expect((await read(id)).body).toEqual({
    id,
    firstName: 'Rosa',
    profilePicture: { path },
    realtor: null,
  });
});

test('who has told no name has none: their username is for signing in', async () => {
  const { id } = await storeUser(database, { firstName: '', lastName: '' });
  await storeListings(database, [makeListing('item', { ownerId: id })]);
  expect((await read(id)).body.firstName).toBe('');
});

test('whoever has nothing public is told from nobody by nothing', async () => {
  const [{ id: member }, { id: seller }] = [
    await storeUser(database, {}),
    await storeUser(database, {}),
  ];
  await storeListings(database, [makeListing('item', { ownerId: seller, status: 'Hold' })]);
  const nobody = await read(1_000_000);
  const problemOf = ({ status, body }: typeof nobody) => [status, { ...body, requestId: '' }];
  for (const id of [member, seller]) expect(problemOf(await read(id))).toEqual(problemOf(nobody));
  await database.update(listings).set({ status: 'Active' }).where(eq(listings.ownerId, seller));
  expect((await read(seller)).body.id).toBe(seller);
});

test('of a realtor they see the public profile, the one that its address leads to', async () => {
  const { id: ownerId } = await storeUser(database, {});
  const [, current] = await storeListings(database, [
    makeListing('realtor', { ownerId, status: 'Closed', closedAt: daysFromNow(-400) }),
    makeListing('realtor', {
      ownerId,
      title: 'Rosa Lindqvist',
      attributes: { brokerageName: 'Harbour Realty' },
    }),
    makeListing('item', { ownerId }),
  ]);
  const page = (await server.call('GET', `/api/v1/realtor/listing/${ownerId}`)).body;
  const { realtor } = (await read(ownerId)).body;
  expect([realtor.id, page.id]).toEqual([current, current]);
  expect(realtor).toMatchObject({
    title: 'Rosa Lindqvist',
    listingType: 'realtor',
    subcategory: 'BROKER',
    attributes: { brokerageName: 'Harbour Realty' },
  });
  expect(JSON.stringify(realtor)).not.toContain('5550100');

  await database
    .update(listings)
    .set({ status: 'Hold' })
    .where(eq(listings.id, current ?? 0));
  expect((await read(ownerId)).body.realtor).toBe(null);
});

test.each(['unconfirmed', 'disabled', 'deleted'] as const)(
  'somebody whose account is %s is not there',
  async (state) => {
    const { id } = await storeUser(database, { state });
    expect((await read(id)).status).toBe(404);
  },
);

test.each(['0', '-1', '01', '1e3', '9'.repeat(20), 'x', '%00'])(
  'the number %s is nobody’s',
  async (id) => {
    expect([400, 404]).toContain((await read(id)).status);
  },
);
