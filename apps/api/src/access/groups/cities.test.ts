import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCity } from '../../account/account.fixture.ts';
import { mails } from '../../platform/tables.ts';
import { acceptByToken, startAccess } from '../access.fixture.ts';

const { database, signIn, changeMembership, trailOf } = await startAccess();
const toronto = { city: 'Toronto', region: 'ON', country: 'CA' } as const;
const group = 'city_administrators';
const chief = await signIn('administrators');

function add(id: number, cities?: readonly NamedCity[], of: string = group) {
  return chief.call('POST', `/api/v1/user/${id}/groups`, { group: of, cities });
}

test('a city administrator is named for cities, and hears for which', async () => {
  const rosa = await signIn();
  const added = await add(rosa.id, [testCity]);
  expect([added.status, added.body.cities]).toEqual([200, [testCity]]);
  expect((await trailOf(rosa.id)).at(-1)?.detail).toMatchObject({ cities: [testCity] });
  const again = await add(rosa.id, [{ ...testCity, city: 'HAMILTON' }, toronto]);
  expect(again.body.cities).toEqual([testCity, toronto]);
  const [known] = (await chief.call('GET', `/api/v1/user/${rosa.id}/groups`)).body;
  expect(known.cities).toEqual([testCity, toronto]);
  const { body } = await chief.call('GET', `/api/v1/groups/${group}/members`);
  expect(body.items[0]).toMatchObject({ cities: [testCity, toronto] });
});

test('one’s own groups say for which cities', async () => {
  const [clerk, merchant] = [await signIn(group), await signIn('merchants')];
  const own = async (by: typeof clerk) => (await by.call('GET', '/api/v1/user/groups/')).body;
  expect(await own(clerk)).toEqual([{ name: group, permissions: ['create'], cities: [testCity] }]);
  expect(await own(merchant)).toEqual([{ name: 'merchants', permissions: ['create'] }]);
});

test.each<[string, unknown, string?]>([
  ['no city', undefined],
  ['an empty list', []],
  ['a city twice', [toronto, { ...toronto, city: 'TORONTO' }]],
  ['a region of another country', [{ ...toronto, region: 'NY' }]],
  ['a blank name', [{ ...toronto, city: '  ' }]],
  ['more than a name', [{ ...toronto, lat: 1 }]],
  ['a city where members have none', [toronto], 'merchants'],
])('%s is refused', async (_, cities, of) => {
  const rosa = await signIn();
  const answer = await add(rosa.id, cities as NamedCity[], of);
  expect([answer.status, answer.body.fields[0].path]).toEqual([
    400,
    expect.stringMatching(/^body\.cities/),
  ]);
});

test('whoever looks after the group invites for their own cities alone', async () => {
  const [leader, rosa] = [await signIn(group), await signIn()];
  await changeMembership(leader.id, { actions: ['administration'] });
  const invite = (cities: readonly NamedCity[]) =>
    leader.call('POST', `/api/v1/groups/${group}/invite`, { email: rosa.email, cities });
  expect((await invite([testCity, toronto])).status).toBe(400);
  expect((await invite([testCity])).status).toBe(200);
  const waiting = await leader.call('GET', `/api/v1/groups/${group}/invitations`);
  expect(waiting.body.items[0].cities).toEqual([testCity]);
  const [mail] = await database.select().from(mails).where(eq(mails.recipient, rosa.email));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const offer = await rosa.call('POST', '/api/v1/groups/invitation', { token });
  expect(offer.body.cities).toEqual([testCity]);
  expect((await acceptByToken(database, rosa, token)).body.cities).toEqual([testCity]);
});

test('whoever looks after some cities gives and takes nothing in others', async () => {
  const [leader, rosa] = [await signIn(group), await signIn(group)];
  await changeMembership(leader.id, { actions: ['administration'] });
  await changeMembership(rosa.id, { cities: [toronto] });
  // What rights Rosa has is the same in all of her cities.
  const invite = { email: rosa.email, permissions: ['administration'], cities: [testCity] };
  await leader.call('POST', `/api/v1/groups/${group}/invite`, invite);
  const [mail] = await database.select().from(mails).where(eq(mails.recipient, rosa.email));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const accepted = await acceptByToken(database, rosa, token);
  expect([accepted.status, accepted.body.code]).toEqual([409, 'conflict']);
  const taken = await leader.call('DELETE', `/api/v1/groups/${group}/${rosa.id}`);
  expect(taken.body?.code).toBe('forbidden');
  const [known] = (await chief.call('GET', `/api/v1/user/${rosa.id}/groups`)).body;
  expect(known).toMatchObject({ permissions: ['create'], cities: [toronto] });
});

test('what somebody sent counts no more once they are taken out', async () => {
  const [leader, rosa] = [await signIn(group), await signIn()];
  await changeMembership(leader.id, { actions: ['administration'] });
  const invite = { email: rosa.email, cities: [testCity] };
  expect((await leader.call('POST', `/api/v1/groups/${group}/invite`, invite)).status).toBe(200);
  await chief.call('DELETE', `/api/v1/groups/${group}/${leader.id}`);
  await add(leader.id, [toronto]);
  await changeMembership(leader.id, { actions: ['administration'] });
  const [mail] = await database.select().from(mails).where(eq(mails.recipient, rosa.email));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await acceptByToken(database, rosa, token)).status).toBe(404);
});
