import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../embedding-page.ts';
import { readMail } from '../outbox.ts';
import { mailedLink, signIn } from './account-steps.ts';
import { newPassword, openMemberElsewhere, watchSignedIn } from './open-account.ts';
import { nextAppCode } from './two-step-codes.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const security = `${siteOrigin}/dashboard/security`;
const password = newPassword;

/** Name and password, on the way to the page about security. */
async function signInToSecurity(page: Page, name: string): Promise<void> {
  await page.goto(security);
  await signIn(page, name, password);
}

async function untilSecurity(page: Page): Promise<void> {
  await page.waitForURL(security);
  await page.locator('bw-security:state(ready)').waitFor();
}

/** Waits until a page whose session has ended is notified of it, and leaves of its own accord. */
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

/** Turns two-step sign-in on; answers the key, the code that was used, and the recovery codes. */
async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const key = await page.locator('.security-key').textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  const code = await nextAppCode(secret);
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
  const account = await openMemberElsewhere();
  const { username, email } = account;
  const { page, violations } = await watchSignedIn(browser(), security, account);
  await untilSecurity(page);
  const { secret, code, codes } = await turnOn(page);
  await expect.poll(() => readMail(page.request, email)).toContain('now takes a code of your app');
  await signOutEverywhere(page, codes[2]);

  await signInToSecurity(page, username);
  await page.getByLabel('Code of your app').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('This code is wrong, or was used already.').waitFor();
  await page.getByLabel('Code of your app').fill(await nextAppCode(secret));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await untilSecurity(page);
  await signOutEverywhere(page, codes[3]);

  await signInToSecurity(page, username);
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
  const account = await openMemberElsewhere();
  const { username, email } = account;
  const { page, violations } = await watchSignedIn(browser(), security, account);
  await addAuthenticator(page);
  await untilSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My fingerprint');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByText('The passkey is added.').waitFor();
  await expect.poll(() => readMail(page.request, email)).toContain('My fingerprint');
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

  await signInToSecurity(page, username);
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

test('sessions: one ended from another device, then all of them; a new address; and farewell', async () => {
  const account = await openMemberElsewhere();
  const { username } = account;
  const { page: elsewhere } = await watchSignedIn(browser(), security, account);
  await untilSecurity(elsewhere);
  const { page } = await watchSignedIn(browser(), security, account);
  await untilSecurity(page);
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Sign this device out' }).click();
  await page.getByText(/^Session ended: /).waitFor();
  await untilSentToLogin(elsewhere);

  await signInToSecurity(elsewhere, username);
  await untilSecurity(elsewhere);
  await signOutEverywhere(elsewhere);
  await untilSentToLogin(page);
  // The page queries who is signed in, and is instructed to forget the cookie.
  const namesOf = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(namesOf).not.toContain('bw-session');

  await signInToSecurity(page, username);
  await untilSecurity(page);
  const address = `${username}-new@example.org`;
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByLabel('New e-mail address').fill(address);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Send a link' }).click();
  await page.getByText(`If ${address} can be yours`).waitFor();
  await page.goto(await mailedLink(page.request, address));
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
  await signInToSecurity(page, username);
  await page.getByText('The name or the password is wrong.').waitFor();
  await expect.poll(() => readMail(page.request, address)).toContain('is deleted');
  await elsewhere.context().close();
  await page.context().close();
});
