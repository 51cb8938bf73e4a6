import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProduct } from '@boardwalk/tools/testing/product';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';

const { siteOrigin, partnerOrigin, chromium: executablePath } = getProduct();
const members = `${partnerOrigin}/members`;
const enter = { name: 'Sign in with Boardwalk' };
const goOn = { name: /^Continue as / };
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A browser of its own, which may refuse cookies of our site on the partner's pages. */
async function openBrowser(blocksCookies: boolean): Promise<BrowserContext> {
  if (!executablePath) throw new Error('No Chromium was found; npm test installs one.');
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-browser-'));
  if (blocksCookies) {
    const exceptions = { cookies: { [`${siteOrigin},${partnerOrigin}`]: { setting: 2 } } };
    mkdirSync(path.join(folder, 'Default'));
    writeFileSync(
      path.join(folder, 'Default/Preferences'),
      JSON.stringify({ profile: { content_settings: { exceptions } } }),
    );
  }
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    // A page whose answer a test has changed no longer counts as one of this machine; and an
    // address bar's own pages take longer than ours.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-features=LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  });
  ends.push(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return context;
}

async function openMembers(context: BrowserContext, policy?: string): Promise<Page> {
  const page = await context.newPage();
  if (policy !== undefined) {
    // Node does not know names under localhost.
    const url = members.replace('partner.localhost', 'localhost');
    await page.route(members, async (route) => {
      const response = await route.fetch({ url });
      const headers = { ...response.headers(), 'cross-origin-opener-policy': policy };
      await route.fulfill({ response, headers });
    });
  }
  await page.goto(members);
  return page;
}

/** Opens the pop-up and signs in to our own site in it. */
async function signInToSite(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', enter).click();
  const popup = await opened;
  await popup.getByLabel('Username or e-mail').fill('member');
  await popup.getByLabel('Password', { exact: true }).fill('boardwalk-demo');
  await popup.locator('bw-account:state(ready)').waitFor();
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
  return popup;
}

/** Presses what closes its window, which may be gone before the press is confirmed. */
async function pressToClose(popup: Page, name: string | RegExp): Promise<void> {
  const closed = popup.waitForEvent('close');
  const button = popup.getByRole('button', { name });
  await button.click().catch((cause: unknown) => {
    if (!popup.isClosed()) throw cause;
  });
  await closed;
}

/** Agrees, and comes back from the pop-up, which closes itself. */
async function agree(popup: Page): Promise<void> {
  await popup.getByText(partnerOrigin).waitFor();
  await popup.getByText('See your first name and your picture').waitFor();
  await pressToClose(popup, goOn.name);
}

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
  const context = await openBrowser(false);
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
  expect(await embedCookies(context)).toEqual([]);
  await page.reload();
  await page.getByRole('button', enter).waitFor();
  const site = await context.newPage();
  await site.goto(`${siteOrigin}/dashboard/listings`);
  expect(new URL(site.url()).pathname).toBe('/dashboard/listings');
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(kept).toEqual([0, 0]);
});

test('without cookies of our site: reload → “Continue as”, in one click → sign out', async () => {
  const context = await openBrowser(true);
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
    const context = await openBrowser(blocksCookies);
    const page = await openMembers(context, 'same-origin');
    const popup = await signInToSite(page);
    await popup.getByRole('button', goOn).click();
    const code = await popup.locator('bw-consent').locator('.consent-code').textContent();
    expect(code).toMatch(/^[2-9A-Z]{4}$/);
    await page.getByRole('status').getByText(`${code}`).waitFor();
    // The page has not got it, so nobody is told so.
    expect(await popup.getByText('You are signed in on').count()).toBe(0);
    await pressToClose(popup, 'The codes are the same');
    await page.getByText('Signed in as').waitFor();
  },
);

test('whoever does not agree is signed in nowhere', async () => {
  const context = await openBrowser(false);
  const page = await openMembers(context);
  const popup = await signInToSite(page);
  await pressToClose(popup, 'Cancel');
  await page.getByText('Finish signing in').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', enter).waitFor();
  expect(await embedCookies(context)).toEqual([]);
});

test('a window that a stranger’s page opened signs nobody in', async () => {
  const context = await openBrowser(false);
  const page = await openMembers(context);
  await agree(await signInToSite(page));
  // A link from elsewhere, made of what every visitor of the page knows, and a challenge of one’s own.
  const key = await page.locator('script[data-key]').getAttribute('data-key');
  const own = 'A'.repeat(43);
  const query = new URLSearchParams({ key: `${key}`, origin: partnerOrigin, mode: 'continue' });
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
