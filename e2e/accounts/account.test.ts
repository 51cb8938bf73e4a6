import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage, watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';
import { confirm, mailedLink, register, signIn } from './account-steps.ts';
import { openRequestContext } from './call-api.ts';
import { openAccount, registerByCall, uniqueName, watchSignedIn } from './open-account.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const login = `${siteOrigin}/dashboard/login`;
const firstPassword = 'a few words in a row';

test('register → mail, sent again → confirm, signed in → out → in, back to where one wanted → out', async () => {
  const { page, violations } = await watchPage(browser(), `${siteOrigin}/`);
  const name = uniqueName();
  const email = await register(page, name, firstPassword);
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await page.getByText('A new link is on its way').waitFor();

  await page.goto(login);
  await signIn(page, email, firstPassword);
  await page.getByText('Your e-mail address is not confirmed yet.').waitFor();

  const link = await mailedLink(page.request, email);
  await confirm(page, email);
  await page.getByRole('heading', { name: 'Your account is open' }).waitFor();
  await page.getByText('you are signed in').waitFor();
  const kept = await page.goto(link);
  expect(kept?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByText('This link has been used').waitFor();
  await page.locator('bw-topbar').getByRole('link', { name: 'Sign Out' }).first().click();
  await page.getByText('Logout successful').waitFor();

  await page.goto(`${siteOrigin}/dashboard/listings`);
  expect(new URL(page.url()).pathname).toBe('/dashboard/login');
  await signIn(page, email, firstPassword);
  await page.waitForURL(`${siteOrigin}/dashboard/listings`);
  await page
    .locator('bw-drawer')
    .getByText(/^member-/)
    .waitFor();

  // Others' pages lead home, and what is signed in is for nobody's cache.
  const answer = await page.goto(`${siteOrigin}/dashboard/admin/users`);
  expect(page.url()).toBe(`${siteOrigin}/`);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');

  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.endsWith('bw-session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await page.goto(`${siteOrigin}/dashboard/profile`);
  await page.locator('bw-profile:state(ready)').waitFor();
  await page.getByRole('definition').filter({ hasText: email }).waitFor();
  await page.locator('bw-topbar').getByRole('link', { name: 'Sign Out' }).first().click();
  await page.getByText('Logout successful').waitFor();
  // The browser is known, so that no stranger's guesses lock its owner out of it.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['bw-browser']);
  // Nothing of them stays: neither in the page behind, nor in what the browser keeps.
  await page.goBack();
  await page.locator('bw-account:state(ready)').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard/login');
  expect(await page.locator('bw-profile').count()).toBe(0);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain(name);
  await page.context().addCookies(session ? [session] : []);
  await page.goto(`${siteOrigin}/dashboard/listings`);
  expect(new URL(page.url()).pathname).toBe('/dashboard/login');
  expect(await violations()).toEqual([]);
});

test('a link in another browser takes the password, and its token stands in no address', async () => {
  const request = await openRequestContext();
  const { email, password } = await registerByCall(request);
  const link = await mailedLink(request, email);
  const { page: elsewhere, violations } = await watchPage(browser(), link);
  const isBare = () =>
    expect(elsewhere.url()).toBe(`${siteOrigin}/dashboard/login/account-confirm`);
  await elsewhere.locator('bw-account:state(ready)').waitFor();
  isBare();
  await elsewhere.reload();
  await elsewhere.locator('bw-account:state(ready)').waitFor();
  isBare();
  await elsewhere.getByRole('button', { name: 'Confirm my address' }).click();
  await elsewhere.getByText(`when you registered as ${email}.`).waitFor();
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Confirm my address' }).click();
  await elsewhere.getByRole('heading', { name: 'Your account is open' }).waitFor();
  expect(await violations()).toEqual([]);
});

test('a forgotten password is replaced, and ends the sessions of whoever knew it', async () => {
  const context = await openContext(browser());
  const account = await openAccount(context.request);
  const { email } = account;

  const { page: elsewhere } = await watchSignedIn(browser(), siteOrigin, account);

  const { page } = await watchPageIn(context, `${login}/forgot-password`);
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await page.getByText(`If there is an account for ${email}`).waitFor();
  await page.goto(await mailedLink(page.request, email));
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByText(`This is the account “${account.username}`).waitFor();
  await page.getByText('You are signed in at 2 places').waitFor();
  await page.getByLabel('New password').fill('other words in a row');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByText('Sign in with your new password.').waitFor();

  await elsewhere.goto(`${siteOrigin}/dashboard/listings`);
  expect(new URL(elsewhere.url()).pathname).toBe('/dashboard/login');
  await page.goto(login);
  await signIn(page, email, account.password);
  await page.getByText('The name or the password is wrong.').waitFor();
  await signIn(page, email, 'other words in a row');
  await page.waitForURL(`${siteOrigin}/`);
});
