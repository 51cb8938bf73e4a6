import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../account/sessions/endpoints.ts';
import { createSessionStore } from '../account/sessions/session-store.ts';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../http/test-environment.fixture.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { readProfile } from './endpoints.ts';
import type { Profile } from './schemas.ts';
import { createProfileStore } from './store.ts';

// Ids are branded by the contract's schemas, and the store hands profiles on whole.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const milo = { ...rosa, id: 4 as UserId, firstName: 'Milo' };
const profileOf = ({ id, firstName }: typeof rosa) => ({ id, firstName }) as Profile;

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  // A session that is kept fresh would continue to send requests during other tests.
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];

function start(user: typeof rosa | null = rosa) {
  let signedIn = user;
  const client = createFakeClient()
    .answer(readCurrentUser, () => signedIn)
    .answer(readProfile, () => profileOf(signedIn ?? rosa));
  const { env } = createTestEnvironment(client);
  const store = createProfileStore(env);
  const requests = () => client.calls.filter(({ endpoint }) => endpoint === readProfile).length;
  const session = env.store(createSessionStore);
  return {
    store,
    requests,
    session,
    follow: () => following.push(store.follow()),
    turnTo(next: typeof rosa | null) {
      signedIn = next;
      session.change(next);
    },
  };
}

test('it is requested once it is known who is signed in, and for nobody else', async () => {
  const visitor = start(null);
  visitor.follow();
  await visitor.session.load();
  await expect
    .poll(() => visitor.store.$state.get())
    .toMatchObject({ state: 'failed', problem: { code: 'unauthorized' } });
  expect(visitor.requests()).toBe(0);
  const { store, requests, follow } = start();
  follow();
  expect(requests()).toBe(0);
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: profileOf(rosa) });
  expect(requests()).toBe(1);
});

test('what a server knows takes the place of the first call, for whoever it is of', async () => {
  const { store, requests, follow, turnTo } = start();
  store.show(profileOf(rosa));
  follow();
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: profileOf(rosa) });
  expect(requests()).toBe(0);
  turnTo(milo);
  expect(store.$state.get()).toEqual({ state: 'loading' });
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: profileOf(milo) });
  const other = start(milo);
  other.store.show(profileOf(rosa));
  other.follow();
  await expect
    .poll(() => other.store.$state.get())
    .toEqual({ state: 'ready', value: profileOf(milo) });
  expect(other.requests()).toBe(1);
});

test('what somebody read without showing it is not shown to the next', async () => {
  const { store, follow, turnTo } = start();
  await store.reload();
  turnTo(milo);
  follow();
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: profileOf(milo) });
});
