import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { countWaiting, openBrowser, password } from '../account.fixture.ts';
import { mailsTo } from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';
import { hashToken } from '../secret-token.ts';
import { codeOf, firstStep, type Person, signInNew, travel, turnOn } from '../security.fixture.ts';
import { deleteExpired } from '../sweep-accounts.ts';
import { recoveryCodes, sessions, signInSteps, twoFactors, users } from '../tables.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const { database, secrets } = server.platform;
const user = '/api/v1/user/';

afterEach(() => {
  vi.useRealTimers();
});

test('it is set up by a code of the app, and tells ten recovery codes once', async () => {
  const rosa = await signInNew(server);
  const before = rosa.steal();
  const started = await rosa.call('POST', `${user}two-factor`, { password });
  expect(started.body.uri).toBe(
    `otpauth://totp/Boardwalk:${rosa.username}?issuer=Boardwalk&secret=${started.body.secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect((await rosa.call('GET', `${user}security`)).body.twoFactor).toBeNull();
  // Before a code has confirmed it, a password alone signs in.
  expect((await firstStep(server, rosa.username)).token).toBeUndefined();
  const code = codeOf(started.body.secret);
  const { status, body } = await rosa.call('POST', `${user}two-factor/confirm`, { code });
  expect(status).toBe(200);
  expect(new Set(body.recoveryCodes).size).toBe(10);
  expect(body.recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  expect((await rosa.call('GET', `${user}security`)).body.twoFactor.recoveryCodesLeft).toBe(10);
  expect((await before.call('GET', user)).status).toBe(401);
  expect((await mailsTo(database, rosa.email))[0]?.template).toBe('two-factor-on');
});

test('neither the secret nor a recovery code is readable in the database', async () => {
  const rosa = await signInNew(server);
  const { secret, recoveryCodes: codes } = await turnOn(rosa);
  const factors = await database.select().from(twoFactors).where(eq(twoFactors.userId, rosa.id));
  const kept = await database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, rosa.id));
  const everything = JSON.stringify([factors, kept]);
  for (const text of [secret, codes[0] ?? '', codes[0]?.replaceAll('-', '') ?? '']) {
    expect(everything).not.toContain(text);
  }
  const sealed = factors[0]?.sealedSecret ?? '';
  expect(() => secrets.open(sealed, `two-factor ${rosa.id + 1}`)).toThrow();
});

test('signing in takes password and code; there is no session before', async () => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const step = await firstStep(server, rosa.username);
  expect([step.status, step.browser.cookie]).toEqual([200, undefined]);
  expect(step.body).toEqual({ secondStep: { token: step.token, hasPasskey: false } });
  expect((await step.browser.call('GET', user)).body).toBeNull();
  const finished = await step.finish({ code: codeOf(secret) });
  expect([finished.status, finished.body.id]).toEqual([200, rosa.id]);
  expect((await step.browser.call('GET', user)).body.id).toBe(rosa.id);
});

test('a wrong password does not tell who has two steps', async () => {
  const rosa = await signInNew(server);
  await turnOn(rosa);
  const refused = await openBrowser(server).signIn(rosa.username, 'wrong');
  const unknown = await openBrowser(server).signIn('nobody-here', 'wrong');
  const { requestId: _, ...told } = refused.body;
  const { requestId: __, ...toldOfNobody } = unknown.body;
  expect(told).toEqual(toldOfNobody);
});

test('a code works once, also of many who have it at once', async () => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const code = codeOf(secret);
  const steps = await Promise.all(
    Array.from({ length: 4 }, () => firstStep(server, rosa.username)),
  );
  const answers = await Promise.all(steps.map((step) => step.finish({ code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  const late = await firstStep(server, rosa.username);
  expect((await late.finish({ code })).status).toBe(403);
});

test('a recovery code works once, however it is typed, also of many at once', async () => {
  const rosa = await signInNew(server);
  const { recoveryCodes: codes } = await turnOn(rosa);
  const [code = ''] = codes;
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
  const steps = await Promise.all(
    Array.from({ length: 3 }, () => firstStep(server, rosa.username)),
  );
  const answers = await Promise.all(steps.map((step) => step.finish({ code: typed })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  expect((await rosa.call('GET', `${user}security`)).body.twoFactor.recoveryCodesLeft).toBe(9);
  const told = (await mailsTo(database, rosa.email)).filter(
    ({ template }) => template === 'recovery-code-used',
  );
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('are left: 9.')]);
});

test('a recovery code of before, which has sixteen letters, works until new ones are made', async () => {
  const rosa = await signInNew(server);
  await turnOn(rosa);
  const kept = { userId: rosa.id, codeHash: hashToken('ABCDEFGHIJKLMNOP') };
  await database.insert(recoveryCodes).values(kept);
  const step = await firstStep(server, rosa.username);
  expect((await step.finish({ code: 'abcd-efgh-ijkl-mnop' })).status).toBe(200);
});

test('nobody else’s code will do', async () => {
  const [rosa, ana] = [await signInNew(server), await signInNew(server)];
  await turnOn(rosa);
  const anas = await turnOn(ana);
  const step = await firstStep(server, rosa.username);
  for (const code of [codeOf(anas.secret), anas.recoveryCodes[0]]) {
    expect((await step.finish({ code })).status).toBe(403);
  }
});

test('a token takes five attempts, and no more at once', async () => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const step = await firstStep(server, rosa.username);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => step.finish({ code: '000000' })),
  );
  const looked = guesses.filter(({ status }) => status === 403);
  expect(looked.length).toBeLessThanOrEqual(5);
  travel(60);
  expect((await step.finish({ code: codeOf(secret) })).status).toBe(410);
});

test('guesses wait ever longer, however many sign-ins they are spread over', async () => {
  const rosa = await signInNew(server);
  await turnOn(rosa);
  const statuses = [];
  for (let guess = 0; guess < 7; guess += 1) {
    const step = await firstStep(server, rosa.username);
    statuses.push((await step.finish({ code: '000000' })).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
});

test.each([
  ['after five minutes', async () => travel(301)],
  ['once the password was changed', changePassword],
  [
    'once its owner signed out everywhere',
    (rosa: Person, code: string) => rosa.call('POST', `${user}sessions/end`, { password, code }),
  ],
])('a token works no more %s', async (_, happens) => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const step = await firstStep(server, rosa.username);
  await happens(rosa, codeOf(secret));
  travel(30);
  expect((await step.finish({ code: codeOf(secret) })).status).toBe(410);
  expect(step.browser.cookie).toBeUndefined();
});

function changePassword(rosa: Person, code: string) {
  const chosen = 'another path altogether';
  return rosa.call('POST', `${user}password`, { current: password, password: chosen, code });
}

test('whose account was closed meanwhile gets no session', async () => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const step = await firstStep(server, rosa.username);
  await database.update(users).set({ state: 'disabled' }).where(eq(users.id, rosa.id));
  expect((await step.finish({ code: codeOf(secret) })).status).toBe(403);
  expect(step.browser.cookie).toBeUndefined();
});

test('a token works once, and neither altered nor as a session', async () => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const step = await firstStep(server, rosa.username);
  const altered = `${step.token.slice(0, -1)}${step.token.endsWith('A') ? 'B' : 'A'}`;
  const code = codeOf(secret);
  expect((await step.finish({ token: altered, code })).status).toBe(410);
  const thief = openBrowser(server);
  thief.take(`bw-session=${step.token}`);
  expect((await thief.call('GET', user)).status).toBe(401);
  expect((await step.finish({ code })).status).toBe(200);
  travel(30);
  expect((await step.finish({ code: codeOf(secret) })).status).toBe(410);
});

test('new recovery codes take the place of the old ones, by password and code', async () => {
  const rosa = await signInNew(server);
  const { secret, recoveryCodes: old } = await turnOn(rosa);
  const renew = (given: object) => rosa.call('POST', `${user}two-factor/recovery-codes`, given);
  expect((await renew({ password, code: '000000' })).body.fields[0].path).toBe('body.code');
  expect((await renew({ password: 'wrong', code: codeOf(secret) })).body.fields[0].path).toBe(
    'body.password',
  );
  const { body } = await renew({ password, code: codeOf(secret) });
  expect(body.recoveryCodes).toHaveLength(10);
  const step = await firstStep(server, rosa.username);
  expect((await step.finish({ code: old[0] })).status).toBe(403);
  expect((await step.finish({ code: body.recoveryCodes[9] })).status).toBe(200);
});

test('it is turned off by password and code, of the app or for recovery', async () => {
  const rosa = await signInNew(server);
  const { recoveryCodes: codes } = await turnOn(rosa);
  const stop = (given: object) => rosa.call('POST', `${user}two-factor/stop`, given);
  expect((await stop({ password, code: '123456' })).status).toBe(403);
  expect((await stop({ password: 'wrong', code: codes[0] })).status).toBe(403);
  expect((await stop({ password, code: codes[0] })).status).toBe(200);
  expect((await stop({ password, code: codes[1] })).status).toBe(409);
  expect((await firstStep(server, rosa.username)).token).toBeUndefined();
  expect((await mailsTo(database, rosa.email))[0]?.template).toBe('two-factor-off');
  expect(await database.$count(recoveryCodes, eq(recoveryCodes.userId, rosa.id))).toBe(0);
});

test('turned off, a second step that was under way is over', async () => {
  const rosa = await signInNew(server);
  const { secret, recoveryCodes: codes } = await turnOn(rosa);
  const step = await firstStep(server, rosa.username);
  await rosa.call('POST', `${user}two-factor/stop`, { password, code: codes[0] });
  expect((await step.finish({ code: codeOf(secret) })).status).toBe(410);
});

test('it is not set up twice, nor by a stranger’s code, nor without the password', async () => {
  const rosa = await signInNew(server);
  expect((await rosa.call('POST', `${user}two-factor`, { password: 'wrong' })).status).toBe(403);
  expect((await rosa.call('POST', `${user}two-factor/confirm`, { code: '123456' })).status).toBe(
    409,
  );
  const started = await rosa.call('POST', `${user}two-factor`, { password });
  const code = codeOf(started.body.secret);
  const ana = await signInNew(server);
  expect((await ana.call('POST', `${user}two-factor/confirm`, { code })).status).toBe(409);
  const wrong = code === '123456' ? '654321' : '123456';
  expect((await rosa.call('POST', `${user}two-factor/confirm`, { code: wrong })).status).toBe(403);
  const underWay = await database.transaction(async (transaction) => {
    await transaction.select().from(users).where(eq(users.id, rosa.id)).for('update');
    const calls = [rosa.steal(), rosa.steal()].map((one) =>
      one.call('POST', `${user}two-factor/confirm`, { code }),
    );
    await expect.poll(() => countWaiting(database)).toBe(2);
    return { calls };
  });
  const twice = await Promise.all(underWay.calls);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const { body } of twice) if (body.recoveryCodes) expect(body.recoveryCodes).toHaveLength(10);
});

test('a set-up that waits longer than an hour begins anew', async () => {
  const rosa = await signInNew(server);
  const { body } = await rosa.call('POST', `${user}two-factor`, { password });
  travel(3_601);
  const late = { code: codeOf(body.secret) };
  expect((await rosa.call('POST', `${user}two-factor/confirm`, late)).status).toBe(409);
});

test('what is over is swept away', async () => {
  const rosa = await signInNew(server);
  const ana = await signInNew(server);
  await turnOn(rosa);
  await firstStep(server, rosa.username);
  await ana.call('POST', `${user}two-factor`, { password });
  travel(3_700);
  await deleteExpired(server.platform);
  expect(await database.$count(signInSteps, eq(signInSteps.userId, rosa.id))).toBe(0);
  expect(await database.$count(twoFactors, eq(twoFactors.userId, ana.id))).toBe(0);
  expect(await database.$count(twoFactors, eq(twoFactors.userId, rosa.id))).toBe(1);
  expect(await database.$count(sessions, eq(sessions.userId, rosa.id))).toBe(1);
});
