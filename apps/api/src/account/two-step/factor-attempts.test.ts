import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { openBrowser, password } from '../account.fixture.ts';
import { mailedTokenTo } from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';
import { codeOf, firstStep, signInNew, travel, turnOn } from '../security.fixture.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const user = '/api/v1/user/';
const newPassword = 'another path altogether';

beforeEach(() => travel(0));
afterEach(() => {
  vi.useRealTimers();
});

/** Guesses codes as a person who knows the password, from a new network every few times. */
async function guessUntilLocked(username: string): Promise<void> {
  for (let network = 1; network < 12; network += 1) {
    const thief = openBrowser(server, `198.51.${network}.7`);
    const { body } = await thief.signIn(username);
    const second = { token: body.secondStep.token, code: '000000' };
    for (let guesses = 0; guesses < 4; guesses += 1) {
      const { status } = await thief.call('POST', `${user}sign-in/second-step`, second);
      if (status === 429) return;
    }
  }
  throw new Error('So many guesses were let through.');
}

test('whoever knows the password keeps its owner from no code at a browser that is known', async () => {
  const rosa = await signInNew(server);
  const { secret, recoveryCodes } = await turnOn(rosa);
  await guessUntilLocked(rosa.username);
  const { body } = await rosa.signIn(rosa.username);
  const second = { token: body.secondStep.token, code: codeOf(secret) };
  expect((await rosa.call('POST', `${user}sign-in/second-step`, second)).status).toBe(200);
  const changed = { current: password, code: recoveryCodes[0], password: newPassword };
  expect((await rosa.call('POST', `${user}password`, changed)).status).toBe(200);
  // That gave nobody new guesses.
  await rosa.signIn(rosa.username, newPassword);
  const stranger = openBrowser(server, '203.0.113.9');
  const step = await stranger.signIn(rosa.username, newPassword);
  const guess = { token: step.body.secondStep.token, code: '000000' };
  expect((await stranger.call('POST', `${user}sign-in/second-step`, guess)).status).toBe(429);
});

test('whoever took a session along keeps its owner from ending it in no browser of theirs', async () => {
  const rosa = await signInNew(server);
  const session = rosa.cookie;
  let status = 0;
  for (let guesses = 0; status !== 429 && guesses < 40; guesses += 1) {
    const thief = openBrowser(server, `198.51.${guesses}.7`);
    thief.take(session);
    ({ status } = await thief.call('POST', `${user}sessions/end`, { password: 'wrong' }));
  }
  expect(status).toBe(429);
  expect((await rosa.call('POST', `${user}sessions/end`, { password })).status).toBe(200);
});

test('a known browser has five guesses at codes of its own', async () => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const guess = { password, code: '000000' };
  for (let guesses = 0; guesses < 5; guesses += 1) {
    expect((await rosa.call('POST', `${user}sessions/end`, guess)).status).toBe(403);
  }
  expect((await rosa.call('POST', `${user}sessions/end`, guess)).status).toBe(429);
  const { finish } = await firstStep(server, rosa.username);
  expect((await finish({ code: codeOf(secret) })).status).toBe(200);
});

test('a new password by mail, which a thief of the mailbox sets too, brings no new guesses', async () => {
  const rosa = await signInNew(server);
  await turnOn(rosa);
  await guessUntilLocked(rosa.username);
  const thief = openBrowser(server, '203.0.113.9');
  await thief.call('POST', `${user}forgot-password`, { email: rosa.email });
  const token = await mailedTokenTo(server.platform.database, rosa.email);
  const reset = { token, password: newPassword };
  expect((await thief.call('POST', `${user}reset-password`, reset)).status).toBe(200);
  const { body } = await thief.signIn(rosa.username, newPassword);
  const guess = { token: body.secondStep.token, code: '000000' };
  expect((await thief.call('POST', `${user}sign-in/second-step`, guess)).status).toBe(429);
});
