import { expect, test } from 'vitest';
import { actingBody } from '../access/access.fixture.ts';
import { password, storeSession } from '../account/account.fixture.ts';
import { type Person, startLive } from './live.fixture.ts';

const { database, signIn, follow, change, heardBy, until } = await startLive();

test('an open stream ends with its session, and hears nothing more', async () => {
  const rosa = await signIn();
  const other = await storeSession(database, rosa.id);
  const [here, there] = [await follow({ cookie: rosa.cookie }), await follow({ cookie: other })];
  await rosa.call('POST', '/logout');
  await until(() => here.isOver);
  expect(here.heard).toEqual(['ended session']);
  await change(rosa);
  await until(() => there.heard.includes('changed bookmarks'));
  expect([there.isOver, here.heard]).toEqual([false, ['ended session']]);
});

test.each([
  [
    'signing out everywhere',
    async (rosa: Person) => rosa.call('POST', '/api/v1/user/sessions/end', { password }),
  ],
  [
    'a deleted account',
    async (rosa: Person) => rosa.call('POST', '/api/v1/user/delete', { password }),
  ],
])('%s ends the streams of all sessions', async (_, act) => {
  const rosa = await signIn();
  const cookie = await storeSession(database, rosa.id);
  const streams = [await follow({ cookie: rosa.cookie }), await follow({ cookie })];
  expect((await act(rosa)).status).toBe(200);
  await until(() => streams.every(({ isOver }) => isOver));
  expect(streams.map(({ heard }) => heard)).toEqual([['ended session'], ['ended session']]);
});

test('a new password ends the others’ streams, and this browser’s goes on', async () => {
  const rosa = await signIn();
  const other = await storeSession(database, rosa.id);
  const [here, there] = [await follow({ cookie: rosa.cookie }), await follow({ cookie: other })];
  const { status } = await rosa.call('POST', '/api/v1/user/password', {
    current: password,
    password: 'another horse battery staple',
  });
  expect(status).toBe(200);
  await until(() => there.isOver);
  expect(await heardBy(here, rosa)).toEqual(['changed session']);
  expect(here.isOver).toBe(false);
});

test('whoever begins to act as somebody hears nothing of their own any more', async () => {
  const chief = await signIn({ groups: ['administrators'] });
  const rosa = await signIn();
  const before = await follow({ cookie: chief.cookie });
  await chief.call('POST', `/api/v1/user/${rosa.id}/act-as`, actingBody);
  await until(() => before.isOver);
  expect(before.heard).toEqual(['ended session']);
  const acting = await follow({ cookie: chief.cookie });
  await change(rosa);
  await until(() => acting.heard.includes('changed bookmarks'));
  await chief.call('POST', '/api/v1/user/act-as/end');
  await until(() => acting.isOver);
});
