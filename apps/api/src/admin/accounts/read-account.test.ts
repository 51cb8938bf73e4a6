import { expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { adminDomain } from '../routes.ts';

const { signIn, disable } = await startAccess(adminDomain);

test('administrators read an account, and not how to reach its owner', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const account = `/api/v1/user/${rosa.id}/account`;
  const { status, body, text } = await chief.call('GET', account);
  expect([status, body]).toMatchObject([
    200,
    { user: { id: rosa.id, lastName: 'Lindqvist' }, state: 'active' },
  ]);
  expect(text).not.toMatch(/@|phone|password/i);
  await disable(rosa.id);
  expect((await chief.call('GET', account)).body.state).toBe('disabled');
  expect((await rosa.call('GET', account)).status).toBe(401);
  expect((await (await signIn('merchants')).call('GET', account)).status).toBe(403);
  expect((await chief.call('GET', '/api/v1/user/4000000000/account')).status).toBe(404);
});
