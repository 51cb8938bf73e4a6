import { expect, test } from 'vitest';
import { storeSession } from '../../account/account.fixture.ts';
import { startLive } from '../../live/live.fixture.ts';
import { adminDomain } from '../routes.ts';

const { database, signIn, follow, until } = await startLive(adminDomain);

test('a disabled account ends the streams of all sessions', async () => {
  const rosa = await signIn();
  const chief = await signIn({ groups: ['administrators'] });
  await signIn({ groups: ['administrators'] });
  const cookie = await storeSession(database, rosa.id);
  const streams = [await follow({ cookie: rosa.cookie }), await follow({ cookie })];
  const disable = `/api/v1/user/${rosa.id}/disable`;
  expect((await chief.call('POST', disable, { reason: 'Test' })).status).toBe(200);
  await until(() => streams.every(({ isOver }) => isOver));
  expect(streams.map(({ heard }) => heard)).toEqual([['ended session'], ['ended session']]);
});
