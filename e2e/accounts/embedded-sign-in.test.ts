import { getProduct } from '@boardwalk/tools/testing/product';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openMemberElsewhere } from './open-account.ts';
import {
  agree,
  enter,
  goOn,
  openBrowser,
  openMembers,
  pressToClose,
  signInToSite,
} from './pop-up-steps.ts';

const { siteOrigin, partnerOrigin } = getProduct();
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** What the page's next stream of live updates is answered. */
async function nextStream(page: Page): Promise<number> {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().startsWith(`${siteOrigin}/api/v1/events`) &&
      response.request().method() === 'GET',
  );
  return answer.status();
}

function embedCookies(context: BrowserContext) {
  return context
    .cookies()
    .then((cookies) => cookies.filter(({ name }) => name === '__Host-bw-embed'));
}

test('pop-up → name → reload → still signed in → sign out, and the site keeps its own session', async () => {
  const context = await openBrowser(false, ends);
  const page = await openMembers(context);
  const stream = nextStream(page);
  await agree(await signInToSite(page));
  await page.getByText('Signed in as').waitFor();
  expect(await stream).toBe(200);
  const [cookie] = await embedCookies(context);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None' });
  expect(cookie?.partitionKey).toBe('http://partner.localhost');

  await page.reload();
  await page.getByText('Signed in as').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', enter).waitFor();
  await expect.poll(() => embedCookies(context)).toEqual([]);
  await page.reload();
  await page.getByRole('button', enter).waitFor();
  const site = await context.newPage();
  await site.goto(`${siteOrigin}/dashboard/listings`);
  expect(new URL(site.url()).pathname).toBe('/dashboard/listings');
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(kept).toEqual([0, 0]);
});

test('what was agreed to is taken back on the security page, and the embedding page is signed out', async () => {
  const context = await openBrowser(false, ends);
  const page = await openMembers(context);
  await agree(await signInToSite(page));
  await page.getByText('Signed in as').waitFor();
  const site = await context.newPage();
  await site.goto(`${siteOrigin}/dashboard/security`);
  await site.locator('bw-agreements').scrollIntoViewIfNeeded();
  await site.getByRole('button', { name: /^Take back your agreement with/ }).click();
  await site.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await site.getByText('may sign you in no more.').waitFor();
  // The browser remembers the name; the agreement is gone.
  const opened = context.waitForEvent('page');
  await page.getByRole('button', goOn).click();
  const popup = await opened;
  await popup.getByText('The page may then:').waitFor();
  await popup.close();
  expect(await embedCookies(context)).toEqual([]);
});

test('without cookies of our site: reload → “Continue as”, in one click → sign out', async () => {
  const context = await openBrowser(true, ends);
  const page = await openMembers(context);
  const stream = nextStream(page);
  await agree(await signInToSite(page));
  // It carries the token of the page.
  expect(await stream).toBe(200);
  await page.getByText('Signed in as').waitFor();
  expect(await embedCookies(context)).toEqual([]);

  await page.reload();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', goOn).click();
  const popup = await opened;
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await page.getByText('Signed in as').waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', enter).waitFor();
  await page.reload();
  await page.getByRole('button', enter).waitFor();
  expect(await page.getByRole('button', goOn).count()).toBe(0);
});

test.each([false, true])(
  'a page that COOP cuts off collects its sign-in once the codes were compared (no cookies: %s)',
  async (blocksCookies) => {
    const context = await openBrowser(blocksCookies, ends);
    const page = await openMembers(context, 'same-origin');
    const popup = await signInToSite(page);
    await popup.getByRole('button', goOn).click();
    const code = await popup.locator('bw-consent').locator('.consent-code').textContent();
    expect(code).toMatch(/^[2-9A-Z]{4}$/);
    await page.getByRole('status').getByText(`${code}`).waitFor();
    // The page has not received it, so no text says so.
    expect(await popup.getByText('You are signed in on').count()).toBe(0);
    await pressToClose(popup, 'The codes are the same');
    await page.getByText('Signed in as').waitFor();
  },
);

test('a French widget opens a French pop-up', async () => {
  const account = await openMemberElsewhere();
  const context = await openBrowser(false, ends);
  const page = await openMembers(context);
  await page.locator('bw-sign-in').evaluate((widget) => widget.setAttribute('locale', 'fr-CA'));
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Se connecter avec Boardwalk' }).click();
  const popup = await opened;
  await popup.getByText('ne voit jamais votre mot de passe').waitFor();
  expect(await popup.locator('html').getAttribute('lang')).toBe('fr-CA');
  await popup.locator('bw-account:state(ready)').waitFor();
  await popup.getByLabel('Nom d’utilisateur ou adresse courriel').fill(account.username);
  await popup.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await popup.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await popup.getByRole('button', { name: /^Continuer en tant que/ }).waitFor();
  // The form that had the focus is gone: the focus is on the current question.
  await popup.locator('h1:focus').getByText('Connexion à').waitFor();
});

test('whoever does not agree is signed in nowhere', async () => {
  const context = await openBrowser(false, ends);
  const page = await openMembers(context);
  const popup = await signInToSite(page);
  await pressToClose(popup, 'Cancel');
  await page.getByText('Finish signing in').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', enter).waitFor();
  expect(await embedCookies(context)).toEqual([]);
});

test('a window that a stranger’s page opened signs nobody in', async () => {
  const context = await openBrowser(false, ends);
  const page = await openMembers(context);
  await agree(await signInToSite(page));
  // A link from elsewhere, made of what every visitor of the page knows, and a challenge of one’s own.
  const key = await page.locator('script[data-key]').getAttribute('data-key');
  const own = 'A'.repeat(43);
  const { id } = await (await context.request.get(`${siteOrigin}/api/v1/user/`)).json();
  const query = new URLSearchParams({ key: `${key}`, origin: partnerOrigin, user: `${id}` });
  for (const name of ['challenge', 'state']) query.set(name, own);
  query.set('scopes', 'profile:basic');
  const forged = await context.newPage();
  await forged.goto(`${siteOrigin}/embeds/authorize?${query}`);
  await forged.getByText('We can’t tell which page opened this window').waitFor();
  for (const [name, wrong] of [
    ['origin', 'https://evil.example'],
    ['key', 'pk_live_none'],
    ['challenge', 'x'],
  ] as const) {
    const changed = new URLSearchParams(query);
    changed.set(name, wrong);
    await forged.goto(`${siteOrigin}/embeds/authorize?${changed}`);
    await forged.getByText('This page can’t sign you in with Boardwalk.').waitFor();
  }
});

test('the pop-up alone may know its opener, and nothing frames it', async () => {
  const popup = await fetch(`${siteOrigin}/embeds/authorize?key=none`);
  expect(popup.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(popup.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(popup.headers.get('x-frame-options')).toBe('DENY');
  for (const address of ['/', '/dashboard/login', '/dashboard/embeds', '/embeds', '/nowhere']) {
    const page = await fetch(siteOrigin + address, { redirect: 'manual' });
    expect(page.headers.get('cross-origin-opener-policy'), address).toBe('same-origin');
  }
});
