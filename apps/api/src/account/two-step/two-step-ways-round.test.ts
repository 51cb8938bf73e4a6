import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { openBrowser, password } from '../account.fixture.ts';
import { mailedTokenTo } from '../mail/mail.fixture.ts';
import { makeAuthenticator } from '../passkeys/passkey.fixture.ts';
import { accountDomain } from '../routes.ts';
import { codeOf, type Person, signInNew, travel, turnOn } from '../security.fixture.ts';
import { passkeys, sessions } from '../tables.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const { database, configuration } = server.platform;
const user = '/api/v1/user/';
const nobodys = '44444444-4444-4444-8444-444444444444';

afterEach(() => {
  vi.useRealTimers();
});

async function signInElsewhere(person: Person) {
  const browser = openBrowser(server);
  await browser.signIn(person.username);
  return browser;
}

/** Everything that goes round two steps, or shuts their owner out, with what it takes beside factors. */
const ways = [
  ['passkeys/options', {}, 200],
  [`passkeys/${nobodys}/remove`, {}, 404],
  ['email', { email: 'thief@example.org' }, 200],
  [`sessions/${nobodys}/end`, {}, 404],
  ['two-factor/recovery-codes', {}, 200],
  ['password', { current: password, password: 'another path altogether' }, 200],
  ['sessions/end', {}, 200],
  ['two-factor/stop', {}, 200],
  ['delete', {}, 200],
] as const;

const factorsOf = (path: string) => (path === 'password' ? {} : { password });

test.each(ways)('with two steps on, %s asks for a code too', async (path, others, status) => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const call = (code?: string) =>
    rosa.call('POST', user + path, { ...factorsOf(path), ...others, ...(code && { code }) });
  for (const code of [undefined, '000000', codeOf(secret, -1)]) {
    const refused = await call(code);
    expect([400, 403]).toContain(refused.status);
    expect(refused.body.fields[0].path).toBe('body.code');
  }
  expect((await call(codeOf(secret))).status).toBe(status);
});

test.each(ways)('%s asks for the password', async (path, others) => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const wrong = path === 'password' ? { current: 'wrong' } : { password: 'wrong' };
  const body = { ...others, ...wrong, code: codeOf(secret) };
  const refused = await rosa.call('POST', user + path, body);
  expect([refused.status, refused.body.code]).toEqual([403, 'wrong-credentials']);
});

test('a borrowed browser and the password make no passkey that signs in', async () => {
  const rosa = await signInNew(server);
  await turnOn(rosa);
  const asked = await rosa.call('POST', `${user}passkeys/options`, { password });
  expect(asked.status).toBe(403);
  expect(asked.body.challenge).toBeUndefined();
});

test('a challenge from before two steps were on makes no passkey', async () => {
  const rosa = await signInNew(server);
  const { body } = await rosa.call('POST', `${user}passkeys/options`, { password });
  await turnOn(rosa);
  const passkey = makeAuthenticator(configuration).make(body);
  const late = await rosa.call('POST', `${user}passkeys`, { name: 'Mine', passkey });
  expect(late.status).toBe(410);
  expect(await database.$count(passkeys, eq(passkeys.userId, rosa.id))).toBe(0);
});

test('nor one from before the password was changed', async () => {
  const rosa = await signInNew(server);
  const { body } = await rosa.call('POST', `${user}passkeys/options`, { password });
  const chosen = 'another path altogether';
  await rosa.call('POST', `${user}password`, { current: password, password: chosen });
  const passkey = makeAuthenticator(configuration).make(body);
  expect((await rosa.call('POST', `${user}passkeys`, { name: 'Mine', passkey })).status).toBe(410);
});

test('a new address that was asked for before two steps were on changes nothing', async () => {
  const rosa = await signInNew(server);
  const email = `${rosa.username}.new@example.org`;
  expect((await rosa.call('POST', `${user}email`, { password, email })).status).toBe(200);
  const token = await mailedTokenTo(database, email);
  await turnOn(rosa);
  expect((await rosa.call('POST', `${user}email/confirm`, { token })).status).toBe(410);
});

test('turned on, two steps end the sessions that never showed a code', async () => {
  const rosa = await signInNew(server);
  const others = [await signInElsewhere(rosa), await signInElsewhere(rosa)];
  await turnOn(rosa);
  for (const other of others) expect((await other.call('GET', user)).status).toBe(401);
  expect((await rosa.call('GET', user)).body.id).toBe(rosa.id);
  expect(await database.$count(sessions, eq(sessions.userId, rosa.id))).toBe(1);
});

test('whoever shows both factors again has a new token, and a thief of the old one has none', async () => {
  const rosa = await signInNew(server);
  const thief = rosa.steal();
  expect((await rosa.call('POST', `${user}passkeys/options`, { password })).status).toBe(200);
  expect((await thief.call('GET', `${user}security`)).status).toBe(401);
  expect((await rosa.call('GET', user)).body.id).toBe(rosa.id);
  travel(31);
  expect((await thief.call('GET', user)).status).toBe(401);
});

test('a tab that calls before the new token has arrived is not signed out', async () => {
  const rosa = await signInNew(server);
  const late = rosa.steal();
  const { cookie } = late;
  expect((await rosa.call('POST', `${user}passkeys/options`, { password })).status).toBe(200);
  const answer = await late.call('GET', user);
  expect([answer.status, answer.headers['retry-after'], late.cookie]).toEqual([503, '1', cookie]);
  // A browser that was signed out everywhere is no longer waited for.
  expect((await rosa.call('POST', `${user}sessions/end`, { password })).status).toBe(200);
  expect([(await late.call('GET', user)).status, late.cookie]).toEqual([401, undefined]);
});

test('of two renewals at once the browser keeps a token that counts, whichever arrives last', async () => {
  const rosa = await signInNew(server);
  const tabs = [rosa.steal(), rosa.steal()];
  const answers = await Promise.all(
    tabs.map((tab) => tab.call('POST', `${user}passkeys/options`, { password })),
  );
  const [one, refused] = answers.map(({ status }) => status).sort();
  expect(one).toBe(200);
  // 503 where it waited for the other call, 401 where it came after.
  expect([401, 503]).toContain(refused);
  // Both tabs have the cookies of one browser.
  const given = tabs.map(({ cookie }) => cookie).filter((cookie) => cookie !== rosa.cookie);
  expect(given).toHaveLength(1);
  rosa.take(given[0]);
  expect((await rosa.call('GET', user)).body.id).toBe(rosa.id);
});

test('a password is not changed by a token that another call has just replaced', async () => {
  const rosa = await signInNew(server);
  const thief = rosa.steal();
  const change = { current: password, password: 'another path altogether' };
  // The change judges the password first; the other call takes its turn meanwhile.
  const [changed, joined] = await Promise.all([
    rosa.call('POST', `${user}password`, change),
    thief.call('POST', `${user}passkeys/options`, { password }),
  ]);
  const isRosas = changed.status === 200;
  const [one, refused] = [changed.status, joined.status].sort();
  expect(one).toBe(200);
  expect([401, 503]).toContain(refused);
  // The caller without the new token has none that counts.
  const [holder, other] = isRosas ? [rosa, thief] : [thief, rosa];
  expect((await holder.call('GET', user)).status).toBe(200);
  expect((await other.call('GET', `${user}security`)).status).toBe(401);
});

test('signed out by a token that was just replaced, nobody stays signed in', async () => {
  const rosa = await signInNew(server);
  const late = rosa.steal();
  expect((await rosa.call('POST', `${user}passkeys/options`, { password })).status).toBe(200);
  expect((await late.call('POST', '/logout')).status).toBe(200);
  expect((await rosa.call('GET', user)).status).toBe(401);
});

test('another user who signs in by a token that was just replaced ends the renewed session', async () => {
  const [rosa, milo] = [await signInNew(server), await signInNew(server)];
  const late = rosa.steal();
  expect((await rosa.call('POST', `${user}passkeys/options`, { password })).status).toBe(200);
  expect((await late.signIn(milo.username)).status).toBe(200);
  expect((await late.call('GET', user)).body.id).toBe(milo.id);
  expect((await rosa.call('GET', user)).status).toBe(401);
});

test('a change that is refused after all leaves token and code as they were', async () => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const { cookie } = rosa;
  travel(30);
  const gone = { password, code: codeOf(secret) };
  const refused = await rosa.call('POST', `${user}sessions/${nobodys}/end`, gone);
  expect([refused.status, rosa.cookie]).toEqual([404, cookie]);
  expect((await rosa.call('POST', `${user}sessions/end`, gone)).status).toBe(200);
});
