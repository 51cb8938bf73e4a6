import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../account/tables.ts';
import { messages, preferencesPath, startMailing } from '../mailing.fixture.ts';
import { mailFrequencies, mailHours, mailWaits } from '../tables.ts';

const { database, signIn, choose, tell, waitOf, server } = await startMailing([]);

const usual = {
  kinds: [
    { kind: messages, frequency: 'at-once' },
    { kind: 'alerts.news', frequency: 'at-once' },
  ],
  timeZone: null,
  quietHours: null,
  dailyHour: 8,
};
const read = async (person: Awaited<ReturnType<typeof signIn>>) =>
  (await person.call('GET', preferencesPath)).body;

test('who has chosen nothing has the usual, by the clocks of the browser they signed in with', async () => {
  const rosa = await signIn();
  expect(await read(rosa)).toEqual(usual);
  const browser = (timeZone: string) =>
    database.update(sessions).set({ timeZone }).where(eq(sessions.userId, rosa.id));
  await browser('America/Vancouver');
  expect(await read(rosa)).toEqual({ ...usual, timeZone: 'America/Vancouver' });
  await browser('Not/A_Zone');
  expect((await read(rosa)).timeZone).toBe(null);
});

test('what is named changes, the rest stays, and nobody else’s does', async () => {
  const [rosa, milo] = [await signIn(), await signIn()];
  const first = await choose(rosa, {
    timeZone: 'america/toronto',
    quietHours: { from: 22, to: 7 },
  });
  const night = { timeZone: 'America/Toronto', quietHours: { from: 22, to: 7 } };
  expect(first.body).toEqual({ ...usual, ...night });
  const kinds = [{ kind: messages, frequency: 'daily' }];
  expect((await choose(rosa, { kinds, dailyHour: 18 })).body).toEqual({
    ...night,
    kinds: [...kinds, usual.kinds[1]],
    dailyHour: 18,
  });
  expect((await choose(rosa, { quietHours: null })).body.quietHours).toBe(null);
  expect((await choose(rosa, {})).body).toEqual(await read(rosa));
  expect(await read(milo)).toEqual(usual);
});

test.each([
  [{ timeZone: 'Europe/Nowhere' }, 'body.timeZone'],
  [{ timeZone: '+05:00' }, 'body.timeZone'],
  [{ quietHours: { from: 7, to: 7 } }, 'body.quietHours.to'],
  [{ quietHours: { from: 22, to: 24 } }, 'body.quietHours.to'],
  [{ dailyHour: 6.5 }, 'body.dailyHour'],
  [{ kinds: [{ kind: 'spam', frequency: 'daily' }] }, 'body.kinds.0.kind'],
  [{ kinds: [{ kind: messages, frequency: 'hourly' }] }, 'body.kinds.0.frequency'],
  [{ kinds: ['daily', 'never'].map((frequency) => ({ kind: messages, frequency })) }, 'body.kinds'],
  [{ userId: 1 }, 'body.userId'],
])('%j is refused, and nothing is kept', async (body, path) => {
  const rosa = await signIn();
  const { status, body: problem } = await choose(rosa, body);
  expect([status, problem.fields[0].path]).toEqual([400, path]);
  expect(await read(rosa)).toEqual(usual);
});

test('two who change different things at once both do', async () => {
  const rosa = await signIn();
  await Promise.all([
    choose(rosa, { dailyHour: 5 }),
    choose(rosa, { timeZone: 'Europe/Paris' }),
    choose(rosa, { quietHours: { from: 1, to: 2 } }),
  ]);
  expect(await read(rosa)).toEqual({
    ...usual,
    dailyHour: 5,
    timeZone: 'Europe/Paris',
    quietHours: { from: 1, to: 2 },
  });
});

test('what waits is looked at again once somebody has chosen anew', async () => {
  const rosa = await signIn();
  const readyAt = new Date('2026-11-27T12:00:00Z');
  await tell(rosa, readyAt);
  await database.update(mailWaits).set({ dueAt: new Date('2026-11-28T12:00:00Z') });
  await choose(rosa, { dailyHour: 5 });
  expect((await waitOf(rosa))?.dueAt).toEqual(readyAt);
});

test('one’s choices are one’s data, and go with the account', async () => {
  const rosa = await signIn();
  await choose(rosa, {
    timeZone: 'Europe/Paris',
    kinds: [{ kind: messages, frequency: 'daily' }],
  });
  await tell(rosa, new Date());
  const data = (await rosa.call('GET', '/api/v1/user/data')).body.mailing;
  expect(data).toMatchObject({
    hours: { timeZone: 'Europe/Paris', dailyHour: 8 },
    frequencies: [{ kind: messages, frequency: 'daily' }],
    waiting: [{ kind: messages, pace: 'at-once' }],
  });
  const password = 'correct horse battery staple';
  expect((await rosa.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  for (const table of [mailHours, mailFrequencies, mailWaits]) {
    expect(await database.$count(table, eq(table.userId, rosa.id))).toBe(0);
  }
  expect((await server.call('GET', preferencesPath)).status).toBe(401);
});
