import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { openBrowser, password } from '../account.fixture.ts';
import { mailsTo } from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';
import { firstStep, type Person, signInNew, travel, turnOn } from '../security.fixture.ts';
import { passkeys, users } from '../tables.ts';
import { makeAuthenticator } from './passkey.fixture.ts';
import { userHandle } from './passkey-site.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const { database, configuration } = server.platform;
const user = '/api/v1/user/';
const another = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

afterEach(() => {
  vi.useRealTimers();
});

const ask = (person: Person) => person.call('POST', `${user}passkeys/options`, { password });
const add = (person: Person, passkey: object, name = 'My laptop') =>
  person.call('POST', `${user}passkeys`, { name, passkey });
const askToSignIn = (body: object = {}) =>
  openBrowser(server).call('POST', `${user}sign-in/passkey/options`, body);
const signInWith = (passkey: object, browser = openBrowser(server)) =>
  browser.call('POST', `${user}sign-in/passkey`, { passkey });

async function withPasskey() {
  const rosa = await signInNew(server);
  const device = makeAuthenticator(configuration);
  const { body } = await ask(rosa);
  const added = await add(rosa, device.make(body));
  if (added.status !== 200) throw new Error(`It was answered ${added.status}.`);
  return { rosa, device, added };
}

test('a device joins after the password was asked, and its owner is told', async () => {
  const rosa = await signInNew(server);
  const refused = await rosa.call('POST', `${user}passkeys/options`, { password: 'wrong' });
  expect(refused.status).toBe(403);
  const { body } = await ask(rosa);
  expect(body).toMatchObject({
    rp: { id: 'localhost', name: 'Boardwalk' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  expect(JSON.stringify(body.user.id)).not.toContain(rosa.email);
  const device = makeAuthenticator(configuration);
  const added = await add(rosa, device.make(body), '  My   laptop ');
  expect(added.body).toMatchObject({ name: 'My laptop', usedAt: null });
  expect((await rosa.call('GET', `${user}security`)).body.passkeys).toEqual([added.body]);
  expect((await mailsTo(database, rosa.email))[0]?.text).toContain('My laptop');
  expect((await ask(rosa)).body.excludeCredentials[0].id).toBe(device.id);
});

test.each([
  ['made for another site', { rpId: 'evil.example' }],
  ['made on another page', { origin: 'http://localhost:9999' }],
  ['made without finger or PIN', { isVerified: false }],
  ['that only signs', { type: 'webauthn.get' }],
])('a passkey %s does not join', async (_, faults) => {
  const rosa = await signInNew(server);
  const { body } = await ask(rosa);
  const refused = await add(rosa, makeAuthenticator(configuration).make(body, faults));
  expect(refused.status).toBe(400);
  expect(await database.$count(passkeys, eq(passkeys.userId, rosa.id))).toBe(0);
});

test('a challenge serves once, its own purpose, and whom it was made for, for five minutes', async () => {
  const [rosa, ana] = [await signInNew(server), await signInNew(server)];
  const { body } = await ask(rosa);
  const device = makeAuthenticator(configuration);
  expect((await add(ana, device.make(body))).status).toBe(410);
  const forSignIn = (await askToSignIn()).body;
  expect((await add(rosa, device.make(forSignIn))).status).toBe(410);
  expect((await add(rosa, device.make(body, { challenge: 'bm9uZQ' }))).status).toBe(410);
  expect((await add(rosa, { ...device.make(body), clientDataJSON: 'e30' })).status).toBe(410);
  expect((await add(rosa, { ...device.make(body), clientDataJSON: 'AAAA' })).status).toBe(410);
  const twice = await Promise.all([add(rosa, device.make(body)), add(rosa, device.make(body))]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 410]);
  const late = await ask(rosa);
  travel(301);
  expect((await add(rosa, makeAuthenticator(configuration).make(late.body))).status).toBe(410);
});

test('a passkey whose ways of transport no database can keep is refused', async () => {
  const rosa = await signInNew(server);
  const { body } = await ask(rosa);
  const made = makeAuthenticator(configuration).make(body);
  const refused = await add(rosa, { ...made, transports: ['usb', 'a\u0000b'] });
  expect(refused.body.fields[0].path).toBe('body.passkey.transports.1');
});

test('one passkey belongs to one account', async () => {
  const { device } = await withPasskey();
  const ana = await signInNew(server);
  const { body } = await ask(ana);
  expect((await add(ana, device.make(body))).status).toBe(409);
});

test('a passkey signs in by itself, with two-step sign-in on as well', async () => {
  const { rosa, device } = await withPasskey();
  await turnOn(rosa);
  const { body } = await askToSignIn();
  expect(body).toMatchObject({ allowCredentials: [], userVerification: 'required' });
  const browser = openBrowser(server);
  const handle = Buffer.from(userHandle(rosa.id)).toString('base64url');
  const answer = await signInWith(device.use(body, { userHandle: handle }), browser);
  expect([answer.status, answer.body.id]).toEqual([200, rosa.id]);
  expect((await browser.call('GET', user)).body.id).toBe(rosa.id);
  const { body: security } = await rosa.call('GET', `${user}security`);
  expect(security.passkeys[0].usedAt).not.toBeNull();
});

test.each([
  ['without finger or PIN', { isVerified: false }],
  ['for another site', { rpId: 'evil.example' }],
  ['on another page', { origin: 'https://evil.example' }],
  ['with another key', { key: another }],
  ['in somebody else’s name', { userHandle: 'AAAA' }],
  ['as if it were made', { type: 'webauthn.create' }],
])('a signature %s signs nobody in', async (_, faults) => {
  const { device } = await withPasskey();
  const { body } = await askToSignIn();
  const browser = openBrowser(server);
  const refused = await signInWith(device.use(body, faults), browser);
  expect([refused.status, refused.body.code]).toEqual([403, 'wrong-credentials']);
  expect(browser.cookie).toBeUndefined();
});

test('a device whose count falls back is a copy', async () => {
  const { device } = await withPasskey();
  const first = await askToSignIn();
  expect((await signInWith(device.use(first.body, { counter: 9 }))).status).toBe(200);
  for (const counter of [9, 3]) {
    const { body } = await askToSignIn();
    expect((await signInWith(device.use(body, { counter }))).status).toBe(403);
  }
});

test('a signature is used once, also of many at once', async () => {
  const { device } = await withPasskey();
  const { body } = await askToSignIn();
  const signed = device.use(body);
  const answers = await Promise.all(Array.from({ length: 4 }, () => signInWith(signed)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
});

test('an unknown passkey, or one that was removed, signs nobody in', async () => {
  const { rosa, device, added } = await withPasskey();
  const stranger = makeAuthenticator(configuration);
  expect((await signInWith(stranger.use((await askToSignIn()).body))).status).toBe(403);
  await rosa.call('POST', `${user}passkeys/${added.body.id}/remove`, { password });
  expect((await signInWith(device.use((await askToSignIn()).body))).status).toBe(403);
});

test.each(['disabled', 'deleted'] as const)('nobody signs in to a %s account', async (state) => {
  const { rosa, device } = await withPasskey();
  await database.update(users).set({ state }).where(eq(users.id, rosa.id));
  expect((await signInWith(device.use((await askToSignIn()).body))).status).toBe(403);
});

test('a passkey is the second step, of its own account only', async () => {
  const { rosa, device } = await withPasskey();
  await turnOn(rosa);
  const ana = await withPasskey();
  const step = await firstStep(server, rosa.username);
  expect(step.body.secondStep.hasPasskey).toBe(true);
  const { body } = await askToSignIn({ token: step.token });
  expect(body.allowCredentials).toMatchObject([{ id: device.id }]);
  expect((await step.finish({ passkey: ana.device.use(body) })).status).toBe(403);
  const alone = (await askToSignIn()).body;
  expect((await step.finish({ passkey: device.use(alone) })).status).toBe(410);
  const next = await askToSignIn({ token: step.token });
  const finished = await step.finish({ passkey: device.use(next.body, { isVerified: false }) });
  expect([finished.status, finished.body.id]).toEqual([200, rosa.id]);
  expect((await askToSignIn({ token: step.token })).status).toBe(410);
});

test('a signature for a second step signs nobody in by itself', async () => {
  const { rosa, device } = await withPasskey();
  await turnOn(rosa);
  const step = await firstStep(server, rosa.username);
  const { body } = await askToSignIn({ token: step.token });
  expect((await signInWith(device.use(body))).status).toBe(410);
});

test('passkeys are renamed and removed by their owner alone', async () => {
  const { rosa, added } = await withPasskey();
  const ana = await signInNew(server);
  const address = `${user}passkeys/${added.body.id}`;
  expect((await ana.call('PUT', address, { name: 'Mine' })).status).toBe(404);
  const remove = (person: Person) => person.call('POST', `${address}/remove`, { password });
  expect((await remove(ana)).status).toBe(404);
  expect((await rosa.call('PUT', address, { name: 'Kitchen' })).body.name).toBe('Kitchen');
  for (const name of ['', '   ', 'a\u202eb', 'x'.repeat(61), 7, null]) {
    expect((await rosa.call('PUT', address, { name })).status).toBe(400);
  }
  expect([(await remove(rosa)).status, (await remove(rosa)).status]).toEqual([200, 404]);
  expect((await mailsTo(database, rosa.email))[0]?.template).toBe('passkey-removed');
});

test('a passkey that is removed twice at once is so once, and its owner is told once', async () => {
  const { rosa, added } = await withPasskey();
  const remove = () =>
    rosa.steal().call('POST', `${user}passkeys/${added.body.id}/remove`, { password });
  const answers = await Promise.all([remove(), remove(), remove()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const told = await mailsTo(database, rosa.email);
  expect(told.filter(({ template }) => template === 'passkey-removed')).toHaveLength(1);
});

test('nobody keeps more than twenty', async () => {
  const rosa = await signInNew(server);
  await database.insert(passkeys).values(
    Array.from({ length: 20 }, (_, index) => ({
      userId: rosa.id,
      credentialId: `${rosa.id}-${index}`,
      publicKey: '',
      counter: 0,
      transports: [],
      name: 'One of many',
      createdAt: new Date(),
    })),
  );
  expect((await ask(rosa)).status).toBe(409);
});
