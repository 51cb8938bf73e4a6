import { expect, test } from 'vitest';
import { startAccess } from '../access.fixture.ts';
import { nameAdministrator } from './name-administrator.ts';

const { server, signIn, changeMembership, disable, trailOf } = await startAccess();

test('whoever runs the server names the first administrator', async () => {
  const rosa = await signIn();
  expect(await nameAdministrator(server.platform, ` ${rosa.email.toUpperCase()}`)).toBe(true);
  expect((await rosa.call('GET', `/api/v1/user/${rosa.id}/groups`)).status).toBe(200);
  expect(await trailOf(rosa.id)).toMatchObject([
    { event: 'member-joined', actorId: null, detail: { name: 'administrators' } },
  ]);
  await changeMembership(rosa.id, { endsAt: new Date(1) });
  expect(await nameAdministrator(server.platform, rosa.email)).toBe(true);
  expect((await rosa.call('GET', `/api/v1/user/${rosa.id}/groups`)).status).toBe(200);
});

test('nobody becomes one whose account is not active, or not there', async () => {
  const rosa = await signIn();
  await disable(rosa.id);
  expect(await nameAdministrator(server.platform, rosa.email)).toBe(false);
  expect(await nameAdministrator(server.platform, 'nobody@example.org')).toBe(false);
  expect(await trailOf(rosa.id)).toEqual([]);
});
