import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage, watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';
import { callApi } from './call-api.ts';
import { type Account, openMemberElsewhere, signInByCall } from './open-account.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const search = `${siteOrigin}/search/v2/event`;

/** Runs before all scripts of a page: it never looks by itself who is signed in, as it does after 20 s. */
function leaveOutOwnLook(): void {
  const { setTimeout } = globalThis;
  Reflect.set(globalThis, 'setTimeout', (act: () => void, pause = 0, ...given: unknown[]) =>
    pause >= 10_000 ? 0 : setTimeout(act, pause, ...given),
  );
}

/** A browser of its own in which somebody is signed in, on a page that listens. */
async function openSignedIn(path: string, account: Account) {
  const context = await openContext(browser());
  await signInByCall(context.request, account);
  await context.addInitScript(leaveOutOwnLook);
  const listens = context.waitForEvent('response', (response) => isStream(response.url()));
  const watched = await watchPageIn(context, siteOrigin + path);
  expect((await listens).headers()['content-type']).toContain('text/event-stream');
  return watched;
}

/**
 * Signs another person in, in another window of the browser. A call of Playwright’s own would do so
 * too, but passes the cookie to the browser later than browsers are notified of it.
 */
async function signInElsewhere(page: Page, { username, password }: Account): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${siteOrigin}/about`);
  const status = await other.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json', 'x-boardwalk': '1' };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    [`${siteOrigin}/login`, JSON.stringify({ username, password })] as const,
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
  const account = await openMemberElsewhere();
  const [one, two] = [await openSignedIn(path, account), await openSignedIn(path, account)];
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

  const { password } = account;
  await callApi(one.page.request, 'POST', '/api/v1/user/sessions/end', { password });
  await two.page.waitForURL((url) => url.pathname === '/dashboard/login');
  await two.page.getByText('You have been logged out').waitFor();
  await expect.poll(() => signOut.count()).toBe(0);
  for (const { violations } of [one, two]) expect(await violations()).toEqual([]);
});

test('a page of one person loads anew once another is signed in', async () => {
  const [one, another] = [await openMemberElsewhere(), await openMemberElsewhere()];
  const { page } = await openSignedIn('/dashboard/security', one);
  await page.getByText(one.email).first().waitFor();
  await signInElsewhere(page, another);
  await expect.poll(() => page.getByText(one.email).count()).toBe(0);
  await page.getByText(another.email).first().waitFor();
});

test('a mail that is begun from a page does not keep it from loading anew', async () => {
  const [one, another] = [await openMemberElsewhere(), await openMemberElsewhere()];
  const { page } = await openSignedIn('/dashboard/security', one);
  await page.getByText(one.email).first().waitFor();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'mailto:help@example.org';
    document.body.append(link);
    link.click();
  });
  await signInElsewhere(page, another);
  await page.getByText(another.email).first().waitFor();
  expect(await page.getByText(one.email).count()).toBe(0);
});

test('what was typed on a page of one person is not saved for another', async () => {
  const [one, another] = [await openMemberElsewhere(), await openMemberElsewhere()];
  const { page } = await openSignedIn('/dashboard/profile', one);
  const lastName = page.getByLabel('Last name', { exact: true });
  await lastName.fill('Lindqvist-Oak');
  // A tab that does not know it yet.
  const refused = Promise.withResolvers<void>();
  await page.route(`${siteOrigin}/api/v1/user/`, async (route) => {
    if (route.request().method() === 'GET') await refused.promise;
    await route.continue();
  });
  await signInElsewhere(page, another);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await (await saved).json()).toMatchObject({ status: 409, code: 'other-user' });
  await page.getByText('Somebody else is signed in in this browser by now.').waitFor();
  refused.resolve();
  await expect.poll(() => lastName.inputValue()).not.toBe('Lindqvist-Oak');
  const kept = await page.request.get(`${siteOrigin}/api/v1/user/profile`);
  const { email, lastName: keptName } = await kept.json();
  expect(email).toBe(another.email);
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
