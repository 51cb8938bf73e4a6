import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { signIn } from './account-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const search = `${siteOrigin}/search/v2/event`;
const password = 'boardwalk-demo';
const headers = { origin: siteOrigin, 'sec-fetch-site': 'same-origin', 'x-boardwalk': '1' };
/** Of itself a page looks after 20 s who is signed in. */
const soonerThanItLooks = { timeout: 18_000 };

/** A browser of its own in which somebody is signed in, on a page that listens. */
async function openSignedIn(path: string) {
  const login = `${siteOrigin}/dashboard/login?${new URLSearchParams({ 'return-to': path })}`;
  const watched = await watchPage(browser(), login);
  const listens = watched.page.waitForResponse((response) => isStream(response.url()));
  await signIn(watched.page, 'city', password);
  await watched.page.waitForURL(siteOrigin + path);
  expect((await listens).headers()['content-type']).toContain('text/event-stream');
  return watched;
}

/**
 * Another window of the browser signs another person in. A call of Playwright’s own would do so too,
 * but tells the browser of the cookie later than browsers hear of it.
 */
async function signInElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${siteOrigin}/about`);
  const status = await other.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json', 'x-boardwalk': '1' };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    [`${siteOrigin}/login`, JSON.stringify({ username: 'merchant', password })] as const,
  );
  expect(status).toBe(200);
  await other.close();
}

function isStream(url: string): boolean {
  return new URL(url).pathname === '/api/v1/events';
}

function heartsOf(page: Page) {
  return page.locator('bw-search').getByRole('button', { name: /^Favourite:/ });
}

test('what one browser keeps shows in another at once, and signing out everywhere ends both', async () => {
  const path = search.replace(siteOrigin, '');
  const [one, two] = [await openSignedIn(path), await openSignedIn(path)];
  const heart = heartsOf(one.page).nth(2);
  const same = heartsOf(two.page).nth(2);
  const isPressed = () => same.getAttribute('aria-pressed');
  const bar = two.page.locator('bw-topbar').getByText('Favourites: 1').first();

  const signOut = one.page.locator('bw-topbar').getByRole('link', { name: 'Sign Out' });
  expect(await signOut.count()).toBeGreaterThan(0);

  await heart.click();
  await expect.poll(isPressed).toBe('true');
  await bar.waitFor({ state: 'attached' });
  await heart.click();
  await expect.poll(isPressed).toBe('false');

  await one.page.request.post(`${siteOrigin}/api/v1/user/sessions/end`, {
    data: { password },
    headers,
  });
  await two.page.waitForURL((url) => url.pathname === '/dashboard/login', soonerThanItLooks);
  await two.page.getByText('You have been logged out').waitFor();
  await expect.poll(() => signOut.count(), soonerThanItLooks).toBe(0);
  for (const { violations } of [one, two]) expect(await violations()).toEqual([]);
});

test('a page of one person loads anew once another is signed in', async () => {
  const path = '/dashboard/security';
  const { page } = await openSignedIn(path);
  await page.getByText('city@').first().waitFor();
  await signInElsewhere(page);
  await expect.poll(() => page.getByText('city@').count(), soonerThanItLooks).toBe(0);
  await page.getByText('merchant@').first().waitFor();
});

test('a mail that is begun from a page does not keep it from loading anew', async () => {
  const { page } = await openSignedIn('/dashboard/security');
  await page.getByText('city@').first().waitFor();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'mailto:help@example.org';
    document.body.append(link);
    link.click();
  });
  await signInElsewhere(page);
  await page.getByText('merchant@').first().waitFor(soonerThanItLooks);
  expect(await page.getByText('city@').count()).toBe(0);
});

test('what was typed on a page of one person is not saved for another', async () => {
  const { page } = await openSignedIn('/dashboard/profile');
  const lastName = page.getByLabel('Last name', { exact: true });
  await lastName.fill('Lindqvist-Oak');
  // A tab that does not know it yet.
  const refused = Promise.withResolvers<void>();
  await page.route(`${siteOrigin}/api/v1/user/`, async (route) => {
    if (route.request().method() === 'GET') await refused.promise;
    await route.continue();
  });
  await signInElsewhere(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await (await saved).json()).toMatchObject({ status: 409, code: 'other-user' });
  await page.getByText('Somebody else is signed in in this browser by now.').waitFor();
  refused.resolve();
  await expect.poll(() => lastName.inputValue(), soonerThanItLooks).not.toBe('Lindqvist-Oak');
  const kept = await page.request.get(`${siteOrigin}/api/v1/user/profile`, { headers });
  const { email, lastName: keptName } = await kept.json();
  expect(email).toContain('merchant@');
  expect(keptName).not.toBe('Lindqvist-Oak');
});

test('visitors listen to nothing', async () => {
  const asked: string[] = [];
  const { page } = await watchPage(browser(), siteOrigin);
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(search);
  await heartsOf(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => isStream(url) || url.includes('follow-updates'))).toEqual([]);
});
