import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../account/sessions/endpoints.ts';
import { createSessionStore } from '../account/sessions/session-store.ts';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../http/test-environment.fixture.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { listObjectInvitations } from './object-invitations/endpoints.ts';
import { listPermissions, readOwnPermissions } from './permissions/endpoints.ts';
import { createPermissionsStore } from './permissions-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };

const own = { name: '', permissions: ['administration' as const], isOwner: true };

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('that somebody accepts or declines shows, as long as somebody looks', async () => {
  let asked = 0;
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    .answer(readOwnPermissions, () => {
      asked += 1;
      return { ...own, name: `${asked}` };
    })
    .answer(listPermissions, () => [])
    .answer(listObjectInvitations, () => []);
  const { env, change } = createTestEnvironment(client);
  const store = createPermissionsStore(env, { type: 'item', id: '7' });
  const stop = store.follow();
  await env.store(createSessionStore).load();
  await expect.poll(() => store.$state.get()).toMatchObject({ value: { own: { name: '1' } } });
  change('listings');
  expect(asked).toBe(1);
  change('groups');
  await expect.poll(() => store.$state.get()).toMatchObject({ value: { own: { name: '2' } } });
  stop();
  change('groups');
  expect(asked).toBe(2);
});
