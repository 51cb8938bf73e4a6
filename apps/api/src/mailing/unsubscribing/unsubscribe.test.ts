import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { messages, preferencesPath, startMailing } from '../mailing.fixture.ts';
import { mailFrequencies } from '../tables.ts';
import { oneClickAddress, unsubscribeLink } from './one-click.ts';
import { makeUnsubscribeToken } from './unsubscribe-token.ts';

const { database, signIn, choose, server } = await startMailing([]);
const { configuration, secrets } = server.platform;
const form = 'application/x-www-form-urlencoded';
const oneClick = 'List-Unsubscribe=One-Click';

let rosa: Awaited<ReturnType<typeof signIn>>;

beforeEach(async () => {
  rosa = await signIn();
});

function tokenOf({ id: userId, email }: { id: number; email: string }, madeAt = new Date()) {
  return makeUnsubscribeToken({ secrets }, { userId, email, kind: messages }, madeAt);
}

async function frequencyOf(person = rosa): Promise<string> {
  return (await person.call('GET', preferencesPath)).body.kinds[0].frequency;
}

/** As the server of a mail program sends: no cookie, no origin, no header of ours. */
function post(address: string, payload: string = oneClick, type = form) {
  const { pathname, search } = new URL(address);
  return server.inject({
    method: 'POST',
    url: pathname + search,
    payload,
    headers: { 'content-type': type },
  });
}

const byPage = (token: string, call = 'unsubscribe') =>
  server.call('POST', `/api/v1/mail/${call}`, { token });

describe('one click in a mail program', () => {
  test('ends mail of the kind, and once more changes nothing', async () => {
    const address = oneClickAddress(configuration, tokenOf(rosa));
    expect([await post(address), await post(address)]).toMatchObject([
      { status: 204 },
      { status: 204 },
    ]);
    expect(await frequencyOf()).toBe('never');
    expect(await database.$count(mailFrequencies, eq(mailFrequencies.userId, rosa.id))).toBe(1);
  });

  test('comes as a form of several parts too', async () => {
    const parts = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;
    const address = oneClickAddress(configuration, tokenOf(rosa));
    expect((await post(address, parts, 'multipart/form-data; boundary=b')).status).toBe(204);
    expect(await frequencyOf()).toBe('never');
  });

  test('that only looks changes nothing, and leads to the page', async () => {
    const token = tokenOf(rosa);
    const { pathname, search } = new URL(oneClickAddress(configuration, token));
    for (const method of ['GET', 'HEAD'] as const) {
      const { status, headers } = await server.inject({ method, url: pathname + search });
      expect([status, headers.location]).toEqual([
        303,
        unsubscribeLink(configuration, token).in('en-CA'),
      ]);
    }
    expect(await frequencyOf()).toBe('at-once');
  });

  test.each([
    ['nothing', '', form],
    ['something else', 'List-Unsubscribe=Maybe', form],
    ['JSON', '{"List-Unsubscribe":"One-Click"}', 'application/json'],
  ])('with %s in the form is refused', async (_, payload, type) => {
    const address = oneClickAddress(configuration, tokenOf(rosa));
    expect((await post(address, payload, type)).status).toBe(400);
    expect(await frequencyOf()).toBe('at-once');
  });
});

describe('the page of a link', () => {
  test('reads what would end without ending it, and ends it by a press', async () => {
    const token = tokenOf(rosa);
    expect((await byPage(token, 'unsubscription')).body).toEqual({
      kind: messages,
      frequency: 'at-once',
      hasAccount: true,
    });
    expect(await frequencyOf()).toBe('at-once');
    expect((await byPage(token)).status).toBe(200);
    expect((await byPage(token)).status).toBe(200);
    expect((await byPage(token, 'unsubscription')).body.frequency).toBe('never');
    expect(await frequencyOf()).toBe('never');
  });

  test('ends the mail of the token, whoever is signed in', async () => {
    const milo = await signIn();
    expect(
      (await milo.call('POST', '/api/v1/mail/unsubscribe', { token: tokenOf(rosa) })).status,
    ).toBe(200);
    expect([await frequencyOf(rosa), await frequencyOf(milo)]).toEqual(['never', 'at-once']);
  });

  test('works again after somebody has changed their mind', async () => {
    const token = tokenOf(rosa);
    await byPage(token);
    await choose(rosa, { kinds: [{ kind: messages, frequency: 'daily' }] });
    expect(await frequencyOf()).toBe('daily');
    await byPage(token);
    expect(await frequencyOf()).toBe('never');
  });
});

const year = 366 * 86_400_000;
const facts = (kind: string) => JSON.stringify([rosa.id, kind, Date.now(), 'x'.repeat(16)]);

test.each<[string, () => string]>([
  ['none', () => ''],
  ['one that nobody made', () => 'abc.def'],
  [
    'one of a key that is not ours',
    () => {
      const others = createSecrets(new Uint8Array(32).fill(7));
      return makeUnsubscribeToken(
        { secrets: others },
        { userId: rosa.id, email: rosa.email, kind: messages },
        new Date(),
      );
    },
  ],
  [
    'one with a sign changed',
    () => {
      const token = tokenOf(rosa);
      const at = token.length - 10;
      return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    },
  ],
  ['one of another address', () => tokenOf({ id: rosa.id, email: 'eve@example.org' })],
  ['one of another kind', () => secrets.seal(facts('spam'), 'unsubscribe')],
  ['what was sealed for something else', () => secrets.seal(facts(messages), 'two-factor')],
  ['one that is old', () => tokenOf(rosa, new Date(Date.now() - year - 1_000))],
  ['one of nobody', () => tokenOf({ id: 999_999_999, email: rosa.email })],
])('%s ends nothing', async (_, make) => {
  const token = make();
  const answers = [
    await post(oneClickAddress(configuration, encodeURIComponent(token))),
    await byPage(token),
    await byPage(token, 'unsubscription'),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array(3).fill([410, 'gone']),
  );
  expect(await frequencyOf()).toBe('at-once');
});

test('a link works for nearly a year, and no more once the address is another', async () => {
  const token = tokenOf(rosa, new Date(Date.now() - year + 60_000));
  expect((await byPage(token, 'unsubscription')).status).toBe(200);
  await database
    .update(users)
    .set({ email: `moved-${rosa.email}` })
    .where(eq(users.id, rosa.id));
  expect((await byPage(token)).status).toBe(410);
  expect(await frequencyOf()).toBe('at-once');
});
