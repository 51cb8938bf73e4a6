import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openMemberElsewhere } from './accounts/open-account.ts';
import { useChromium, watchPage } from './embedding-page.ts';
import { findFaults } from './find-faults.ts';
import { openContext } from './open-context.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const french = { locale: 'fr-CA' };
const phone = { ...french, viewport: { width: 390, height: 844 } };

/** Where a page's alternates lead, by language. */
function alternatesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page
    .locator('link[hreflang]')
    .evaluateAll((links) =>
      Object.fromEntries(
        links.map((link) => [(link as HTMLLinkElement).hreflang, (link as HTMLLinkElement).href]),
      ),
    );
}

test('a French visitor goes from home to a search, a listing and the sign-in, in French', async () => {
  const { page, violations, errors } = await watchPage(browser(), `${siteOrigin}/fr`, french);
  await page.locator('bw-home:state(ready)').waitFor();
  await page.getByRole('heading', { name: /^Maisons, trouvailles/, level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
  expect(await page.locator('bw-language-offer').count()).toBe(0);
  await page.locator('bw-home').getByRole('button', { name: 'Chercher' }).click();
  await page.waitForURL(/\/fr\/search\/v2\/property/);
  const card = page.locator('bw-search article').getByRole('link').first();
  await card.waitFor();
  const documents = await page.evaluate(() => performance.timeOrigin);
  await card.click();
  await page.waitForURL(/\/fr\/\w+\/listing\/\d+/);
  await page.locator('bw-listing h1').waitFor();
  // The browser has gone there without a new document.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(documents);
  const { pathname } = new URL(page.url());
  const english = siteOrigin + pathname.replace('/fr/', '/');
  await expect
    .poll(() => alternatesOf(page))
    .toEqual({
      en: english,
      fr: siteOrigin + pathname,
      'x-default': english,
    });
  await page.locator('bw-topbar').getByRole('link', { name: 'Connexion' }).first().click();
  await page.waitForURL(`${siteOrigin}/fr/dashboard/login`);
  await page.locator('bw-account:state(ready)').waitFor();
  await expect.poll(() => page.title()).toBe('Connexion · Boardwalk');
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('the switch keeps page and query, without a script too, and is kept', async () => {
  const query = 'near=Hamilton,+ON';
  const context = await openContext(browser(), { locale: 'en-CA', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteOrigin}/search/v2/property?${query}`);
  await page.locator('bw-topbar').getByRole('link', { name: 'Français' }).click();
  await page.waitForURL(`${siteOrigin}/fr/search/v2/property?${query}`);
  const kept = (await context.cookies()).find(({ name }) => name === 'bw-language');
  expect(kept?.value).toBe('fr');
  await page.goto('about:blank');
  await page.goto(`${siteOrigin}/`);
  expect(page.url()).toBe(`${siteOrigin}/fr`);
  // Any other address is answered in its language, and only offers the other.
  await page.goto('about:blank');
  await page.goto(`${siteOrigin}/about`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-CA');
  await page.locator('bw-language-offer').getByRole('link', { name: 'Lire en français' }).waitFor();
  await context.close();
});

test.each(['/fr', '/fr/dashboard/login'])('axe finds nothing in %s on a phone', async (path) => {
  const { page } = await watchPage(browser(), siteOrigin + path, phone);
  await page.locator('bw-topbar:state(ready)').waitFor();
  expect(await findFaults(new AxeBuilder({ page }))).toEqual([]);
});

test('whose browser asks for French is met in it at the site itself, and may change it', async () => {
  const context = await openContext(browser(), { locale: 'fr-CA', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteOrigin}/?from=mail`);
  expect(page.url()).toBe(`${siteOrigin}/fr?from=mail`);
  // Nobody has chosen anything yet.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('bw-language');
  await page.locator('bw-topbar').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`${siteOrigin}/?from=mail`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-CA');
  await page.goto('about:blank');
  await page.goto(`${siteOrigin}/`);
  expect(page.url()).toBe(`${siteOrigin}/`);
  await context.close();
});

test('a crawler, which asks for no language, finds both at their addresses', async () => {
  const answer = await fetch(`${siteOrigin}/`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('vary')]).toEqual([
    200,
    expect.stringContaining('Accept-Language'),
  ]);
  const html = await answer.text();
  expect(html).toContain(`hreflang="fr" href="${siteOrigin}/fr"`);
});

test('who prefers French is offered it on a phone, and may stay with English', async () => {
  const { page, violations } = await watchPage(browser(), `${siteOrigin}/about`, phone);
  const offer = page.locator('bw-language-offer').getByRole('region');
  await offer.waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en-CA');
  expect(await findFaults(new AxeBuilder({ page }))).toEqual([]);
  await offer.getByRole('button', { name: 'Rester en anglais' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  expect(await page.locator('bw-language-offer').count()).toBe(0);
  expect(await violations()).toEqual([]);
});

test('the way back from the sign-in is in the language of the sign-in', async () => {
  const { username, password } = await openMemberElsewhere();
  const { page } = await watchPage(browser(), `${siteOrigin}/fr/dashboard/profile`, french);
  await page.waitForURL(/\/fr\/dashboard\/login\?return-to=/);
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByRole('textbox', { name: /utilisateur/ }).fill(username);
  await page.locator('bw-account input[type=password]').fill(password);
  await page
    .locator('bw-account')
    .getByRole('button', { name: 'Se connecter', exact: true })
    .click();
  await page.waitForURL(`${siteOrigin}/fr/dashboard/profile`);
});

test('both languages stand in the site maps, and a page in each names the same two', async () => {
  const { request } = await openContext(browser());
  const map = await (await request.get(`${siteOrigin}/sitemaps/pages.xml`)).text();
  const places = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
  expect(places).toContain(`${siteOrigin}/about`);
  expect(places).toContain(`${siteOrigin}/fr/about`);
  const links = await Promise.all(
    ['/about', '/fr/about'].map(async (path) => {
      const html = await (await request.get(siteOrigin + path)).text();
      expect(html).toContain(`<link rel="canonical" href="${siteOrigin}${path}">`);
      return html.match(/<link rel="alternate"[^>]*>/g);
    }),
  );
  expect(links[0]).toHaveLength(3);
  expect(links[1]).toEqual(links[0]);
});
