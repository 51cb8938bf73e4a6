import { setTimeout as sleep } from 'node:timers/promises';
import { getProduct } from '@boardwalk/tools/testing/product';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const security = `${siteOrigin}/dashboard/security`;
const password = 'a few words in a row';

/** The newest mail to an address, as its reader would find it in the outbox. */
async function readMail(page: Page, to: string): Promise<string> {
  const outbox = `${siteOrigin}/dev/mail?to=${encodeURIComponent(to)}`;
  const list = await (await page.request.get(outbox)).text();
  const [, id] = /\/dev\/mail\/(\d+)/.exec(list) ?? [];
  return (await page.request.get(`${siteOrigin}/dev/mail/${id}/text`)).text();
}

async function linkTo(page: Page, to: string): Promise<string> {
  const [link] = /http\S+\/dashboard\/login\/\S+/.exec(await readMail(page, to)) ?? [];
  if (link === undefined) throw new Error(`The mail to ${to} has no link.`);
  return link;
}

/** Opens an account, confirms its address, and signs out again. */
async function openAccount(page: Page, username: string): Promise<string> {
  const email = `${username}@example.org`;
  const answer = await page.request.post(`${siteOrigin}/api/v1/user/register`, {
    headers: { origin: siteOrigin, 'x-boardwalk': '1' },
    data: {
      ...{ email, username, password, firstName: 'Rosa', lastName: 'Lindqvist' },
      ...{ kind: 'user', consent: true },
      phone: { country: 'CA', code: 1, number: '(905) 555-0123' },
    },
  });
  expect(answer.status()).toBe(200);
  await page.goto(await linkTo(page, email));
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('heading', { name: 'Your account is open' }).waitFor();
  // A page of ours would follow its own sign-out, into the next one that the test opens.
  await page.goto('about:blank');
  const headers = { origin: siteOrigin, 'sec-fetch-site': 'same-origin', 'x-boardwalk': '1' };
  expect((await page.request.post(`${siteOrigin}/logout`, { headers })).ok()).toBe(true);
  return email;
}

/** Name and password, on the way to the page about security. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(security);
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByLabel('Username or e-mail').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function untilSecurity(page: Page): Promise<void> {
  await page.waitForURL(security);
  await page.locator('bw-security:state(ready)').waitFor();
}

/** A page whose session has ended hears so, and goes of its own accord. */
async function untilSentToLogin(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === '/dashboard/login');
  await page.locator('bw-account:state(ready)').waitFor();
}

async function signOutEverywhere(page: Page, code?: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByLabel('Your password').fill(password);
  if (code !== undefined) await fillRecoveryCode(page, code);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('Logout successful').waitFor();
}

async function fillRecoveryCode(page: Page, code = ''): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(code);
}

/** A code is used once: waits until the next one counts, which is so ten seconds before its time. */
async function nextCodeOf(secret: string): Promise<string> {
  const halfMinute = 30_000;
  const left = halfMinute - (Date.now() % halfMinute);
  await sleep(Math.max(0, left - 9_000));
  return codeOf(secret, halfMinute);
}

/** What an app shows whose clock is ahead of ours by so many milliseconds. */
function codeOf(secret: string, ahead = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    timestamp: Date.now() + ahead,
  });
}

/** Turns two-step sign-in on; answers the key, the code that was used, and the recovery codes. */
async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const key = await page.locator('.security-key').textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  const code = codeOf(secret);
  await page.getByLabel('Code of your app').fill(code);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Your recovery codes').waitFor();
  const codes = await page.locator('.security-codes code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('Two-step sign-in is on, and').waitFor();
  return { secret, code, codes };
}

test('two-step sign-in: set up → sign out → in with a code → in with a recovery code → off', async () => {
  const { page, violations } = await watchPage(browser(), `${siteOrigin}/`);
  const username = `two${Date.now()}`;
  const email = await openAccount(page, username);
  await signIn(page, username);
  await untilSecurity(page);
  const { secret, code, codes } = await turnOn(page);
  expect(await readMail(page, email)).toContain('now takes a code of your app');
  await signOutEverywhere(page, codes[2]);

  await signIn(page, username);
  await page.getByLabel('Code of your app').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('This code is wrong, or was used already.').waitFor();
  await page.getByLabel('Code of your app').fill(await nextCodeOf(secret));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await untilSecurity(page);
  await signOutEverywhere(page, codes[3]);

  await signIn(page, username);
  await fillRecoveryCode(page, codes[0]?.toLowerCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await untilSecurity(page);
  await page.getByText('7 recovery codes are left.').waitFor();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill(password);
  await fillRecoveryCode(page, codes[1]);
  await page.getByRole('button', { name: 'Turn two-step sign-in off' }).click();
  await page.getByText('Two-step sign-in is off.').waitFor();
  expect(await violations()).toEqual([]);
  await page.context().close();
});

/** Gives the page's browser a device with a fingerprint reader, which always says yes. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey signs in by itself and as the second step, until it is removed', async () => {
  const { page, violations } = await watchPage(browser(), `${siteOrigin}/`);
  await addAuthenticator(page);
  const username = `key${Date.now()}`;
  const email = await openAccount(page, username);
  await signIn(page, username);
  await untilSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My fingerprint');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByText('The passkey is added.').waitFor();
  expect(await readMail(page, email)).toContain('My fingerprint');
  const { codes } = await turnOn(page);
  await signOutEverywhere(page, codes[0]);

  await page.goto(security);
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await untilSecurity(page);
  await page
    .getByText(/last used/)
    .first()
    .waitFor();
  await signOutEverywhere(page, codes[1]);

  await signIn(page, username);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await untilSecurity(page);
  await page.getByRole('button', { name: 'Remove My fingerprint' }).click();
  await page.getByLabel('Your password').fill(password);
  await fillRecoveryCode(page, codes[2]);
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  await page.getByText('The passkey is removed.').waitFor();
  await signOutEverywhere(page, codes[3]);

  await page.goto(security);
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('That passkey can’t sign you in.').waitFor();
  expect(await violations()).toEqual([]);
  await page.context().close();
});

async function openElsewhere(of: Browser, username: string): Promise<Page> {
  const context = await of.newContext();
  const page = await context.newPage();
  await signIn(page, username);
  await untilSecurity(page);
  return page;
}

test('sessions: one ended from another device, then all of them; a new address; and farewell', async () => {
  const { page } = await watchPage(browser(), `${siteOrigin}/`);
  const username = `many${Date.now()}`;
  await openAccount(page, username);
  const elsewhere = await openElsewhere(browser(), username);
  await signIn(page, username);
  await untilSecurity(page);
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Sign this device out' }).click();
  await page.getByText(/^Session ended: /).waitFor();
  await untilSentToLogin(elsewhere);

  await signIn(elsewhere, username);
  await untilSecurity(elsewhere);
  await signOutEverywhere(elsewhere);
  await untilSentToLogin(page);
  // The page asks who is signed in, and is told to forget the cookie.
  const namesOf = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(namesOf).not.toContain('bw-session');

  await signIn(page, username);
  await untilSecurity(page);
  const address = `${username}-new@example.org`;
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByLabel('New e-mail address').fill(address);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Send a link' }).click();
  await page.getByText(`If ${address} can be yours`).waitFor();
  await page.goto(await linkTo(page, address));
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByRole('button', { name: 'Confirm my new address' }).click();
  await page.getByRole('link', { name: 'Go to the security of your account' }).click();
  await untilSecurity(page);
  await page.getByText(address).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect([download.suggestedFilename(), await download.failure()]).toEqual([
    'boardwalk.json',
    null,
  ]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL(/\/dashboard\/login/);
  await signIn(page, username);
  await page.getByText('The name or the password is wrong.').waitFor();
  expect(await readMail(page, address)).toContain('is deleted');
  await elsewhere.context().close();
  await page.context().close();
});
