import { Secret, TOTP } from 'otpauth';
import { vi } from 'vitest';
import type { TestServer } from '../platform/test-server.fixture.ts';
import { openBrowser, password, storeUser } from './account.fixture.ts';

const user = '/api/v1/user/';

/** Somebody new, signed in at a browser of their own. */
export async function signInNew(server: TestServer, facts: Parameters<typeof storeUser>[1] = {}) {
  const stored = await storeUser(server.platform.database, facts);
  const browser = openBrowser(server);
  const answer = await browser.signIn(stored.username);
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}.`);
  return Object.assign(browser, stored, { email: `${stored.username}@example.org` });
}

export type Person = Awaited<ReturnType<typeof signInNew>>;

/** Moves business time on. */
export function travel(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
}

/** Returns what the app with the secret shows, now or some half minutes away. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    timestamp: Date.now() + steps * 30_000,
  });
}

/** Turns two-step sign-in on; the next code of the app works at once. */
export async function turnOn(person: Person) {
  // The clock stands still: across the end of a step, a code of the step before would count.
  travel(0);
  const started = await person.call('POST', `${user}two-factor`, { password });
  const { secret } = started.body;
  const confirmed = await person.call('POST', `${user}two-factor/confirm`, {
    code: codeOf(secret),
  });
  if (confirmed.status !== 200) throw new Error(`It was answered ${confirmed.status}.`);
  travel(30);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as readonly string[] };
}

/** Signs in by password from a new browser, up to the second step. */
export async function firstStep(server: TestServer, username: string) {
  const browser = openBrowser(server);
  const { status, body } = await browser.signIn(username);
  const token: string = body.secondStep?.token;
  return {
    browser,
    status,
    body,
    token,
    finish: (second: object) =>
      browser.call('POST', `${user}sign-in/second-step`, { token, ...second }),
  };
}
