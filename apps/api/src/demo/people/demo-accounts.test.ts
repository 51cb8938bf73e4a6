import { newPassword } from '@boardwalk/sdk-core/account/field-schemas';
import { isUsername, readEmail } from '@boardwalk/sdk-core/account/identity-rules';
import { findMissingFields } from '@boardwalk/sdk-core/account/profile-rules';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openBrowser } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { users } from '../../account/tables.ts';
import { readCities } from '../../places/read-cities.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { profileDomain } from '../../profile/routes.ts';
import { demoListings } from '../demo-listings.ts';
import { createDemoSource } from '../demo-source.ts';
import { createDemoPictures } from '../photographs/demo-pictures.ts';
import { readDemoPictures } from '../photographs/read-demo-pictures.ts';
import { createSpotSource } from '../whereabouts/spots.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { insertDemoAccounts } from './insert-demo-accounts.ts';

const domains = [accountDomain, profileDomain];
const server = await startTestServer(domains, { callsPerMinute: 1e9 });
const { database, clock, configuration } = server.platform;
const source = createDemoSource(
  createSpotSource(await readCities()),
  createDemoPictures(await readDemoPictures()),
  Date.UTC(2026, 10, 22),
);
const demo = demoListings(source);
const people = await database
  .insert(users)
  .values(demo.people.map(({ firstName, lastName }) => ({ firstName, lastName })))
  .returning({ id: users.id });
const owners = new Map(demo.people.map(({ number }, index) => [number, people[index]?.id ?? 0]));
await insertDemoAccounts(database, demo.listings, owners, clock.now());

test.each(demoAccounts)('$username signs in, with a complete profile', async (account) => {
  const browser = openBrowser(server);
  expect((await browser.signIn(account.username, demoPassword)).status).toBe(200);
  const { body: profile } = await browser.call('GET', '/api/v1/user/profile');
  expect(profile.missing).toEqual([]);
  expect(findMissingFields(profile)).toEqual([]);
  const groups = await browser.call('GET', '/api/v1/user/groups/');
  expect(groups.body.map(({ name }: { name: string }) => name)).toEqual(account.groups);
  const { id, username, email, missing, isMasked, ...writable } = profile;
  expect(isMasked).toBe(false);
  const { status, body } = await browser.call('PUT', '/api/v1/user/', writable);
  expect([status, body]).toEqual([200, profile]);
  expect(isUsername(username) && readEmail(email)).toBe(email);
});

test('the password could be chosen by anybody', () => {
  expect(z.safeParse(newPassword, demoPassword).success).toBe(true);
});

test('in live mode nobody signs in by a password that everybody knows', async () => {
  const live = await startTestServer(domains, { ...configuration, mode: 'live' });
  const answer = await openBrowser(live).signIn('admin', demoPassword);
  expect([answer.status, answer.body.code]).toEqual([403, 'wrong-credentials']);
});
