import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { openBrowser, password, storeUser } from '../account.fixture.ts';
import { mailedTokenTo, mailsTo, registeredPassword } from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const { database } = server.platform;

/** A stranger who registers an address, which somebody may have or not, by a password of their own. */
async function registerAt(email: string, secret = registeredPassword) {
  const browser = openBrowser(server);
  const body = { email, password: secret, consent: true, kind: 'user' };
  const { status } = await browser.call('POST', '/api/v1/user/register', body);
  if (status !== 200) throw new Error(`Registering was answered ${status}.`);
  return browser;
}

/** An address that has an account. */
const takenAddress = async () => `${(await storeUser(database)).username}@example.org`;

test('a sign-in after a registration tells nobody whether the address had an account', async () => {
  const answers: unknown[] = [];
  for (const email of ['free.address@example.org', await takenAddress()]) {
    const stranger = await registerAt(email);
    for (const secret of [registeredPassword, 'wrong']) {
      const { status, body } = await stranger.signIn(email, secret);
      answers.push([status, body.code]);
    }
  }
  expect(answers.slice(0, 2)).toEqual([
    [403, 'unconfirmed-account'],
    [403, 'wrong-credentials'],
  ]);
  expect(answers.slice(2)).toEqual(answers.slice(0, 2));
});

test('nor does it tell once somebody else has confirmed the address', async () => {
  const email = 'confirmed.meanwhile@example.org';
  const stranger = await registerAt(email);
  const owner = await registerAt(email, 'what nobody else would say');
  const token = await mailedTokenTo(database, email);
  expect((await owner.call('POST', '/api/v1/user/confirm', { token })).status).toBe(200);
  const early = await stranger.signIn(email, registeredPassword);
  expect([early.status, early.body.code]).toEqual([403, 'unconfirmed-account']);
});

test('who registers once more by mistake still signs in with the password that they had', async () => {
  const email = await takenAddress();
  const owner = await registerAt(email);
  expect((await owner.signIn(email, password)).status).toBe(200);
});

test('“send again” mails no link to an address that has an account', async () => {
  const email = await takenAddress();
  const stranger = await registerAt(email);
  const answer = await stranger.call('POST', '/api/v1/user/confirm/resend', {});
  expect([answer.status, answer.body]).toEqual([200, null]);
  const texts = (await mailsTo(database, email)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.includes('tokenID='))).toEqual([]);
});
