import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from './embedding-page.ts';
import { fullMotion, openContext } from './open-context.ts';
import { settledScroll } from './settled.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
/** A page of the site, as most visitors see it. */
const open = (address: string) => watchPage(browser(), address, fullMotion);

const homesNearHamilton = '/search/v2/property?near=Hamilton,+ON';
const cards = (page: Page) => page.locator('bw-search article').getByRole('link');

test('search → listing → similar → back, with the scroll kept and nothing asked for twice', async () => {
  const { page, violations, errors } = await open(siteOrigin + homesNearHamilton);
  await page
    .getByText(/properties near Hamilton, ON/)
    .first()
    .waitFor();
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/search')) searches.push(request.url());
  });
  const twelfth = cards(page).nth(11);
  await twelfth.scrollIntoViewIfNeeded();
  const scrolled = await settledScroll(page);
  expect(scrolled).toBeGreaterThan(300);
  const documents = await countDocuments(page);

  await twelfth.click();
  await page.waitForURL(/\/property\/listing\/\d+/);
  await page.locator('bw-listing h1').waitFor();
  await expect.poll(() => page.title()).toMatch(/^(?!Listing ·).+ · Boardwalk$/);

  const similar = page.locator('bw-similar article').getByRole('link').first();
  const firstListing = page.url();
  await similar.click();
  await page.waitForURL((url) => url.href !== firstListing && /listing/.test(url.pathname));
  await page.goBack();
  await page.waitForURL(firstListing);
  await page.goBack();
  await page.waitForURL(/\/search\/v2\/property/);
  await twelfth.waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await countDocuments(page)).toBe(documents);
  expect(searches).toEqual([]);
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('what a visitor searches for stands in the address, which shows the same again, and in the only heading', async () => {
  const { page } = await open(siteOrigin + homesNearHamilton);
  const headings = page.getByRole('heading', { level: 1 });
  const shown = () => headings.allTextContents();
  const text = (words: RegExp) => page.getByText(words).first();
  await text(/properties near Hamilton, ON/).waitFor();
  expect.soft(await shown()).toEqual(['Properties near Hamilton, ON']);
  await page.locator('bw-search:state(ready)').waitFor();
  await page.getByRole('combobox', { name: 'Where' }).fill('st cath');
  await page.getByRole('option', { name: /St\. Catharines, Ontario/ }).click();
  await text(/near St\. Catharines, ON/).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('near')).toMatch(/St\. Catharines/);
  await expect.poll(shown).toEqual(['Properties near St. Catharines, ON']);
  await expect.poll(() => page.title()).toBe('Properties near St. Catharines, ON · Boardwalk');
  const first = await cards(page).first().textContent();

  await cards(page).first().click();
  await page.locator('bw-listing h1').waitFor();
  await expect.poll(() => headings.count()).toBe(1);
  await page.goBack();
  await expect.poll(shown).toEqual(['Properties near St. Catharines, ON']);
  await page.goBack();
  await expect.poll(shown).toEqual(['Properties near Hamilton, ON']);
  await expect.poll(() => page.title()).toBe('Properties near Hamilton, ON · Boardwalk');

  await page.goForward();
  await expect.poll(shown).toEqual(['Properties near St. Catharines, ON']);
  await page.reload();
  await text(/near St\. Catharines, ON/).waitFor();
  expect.soft(await cards(page).first().textContent()).toBe(first);
  await page.goBack();
  await text(/properties near Hamilton, ON/).waitFor();

  const footer = page.locator('bw-footer');
  await footer.getByRole('link', { name: 'Homes and property' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(shown).toEqual(['Properties']);
});

test('what happened is told by a widget that comes once there is time, before the connection goes', async () => {
  const { page, violations, errors } = await open(`${siteOrigin}/about`);
  await page.locator('bw-about:state(ready)').waitFor();
  await page.evaluate(() => customElements.whenDefined('bw-toasts'));
  await page.context().setOffline(true);
  await page.evaluate(() => {
    const detail = { message: 'Saved', tone: 'success' };
    const told = new CustomEvent('bw-toast', {
      bubbles: true,
      composed: true,
      cancelable: true,
      detail,
    });
    document.querySelector('bw-about')?.dispatchEvent(told);
  });
  await page.locator('bw-toasts').getByText('Saved').first().waitFor();
  expect(await violations()).toEqual([]);
  // What the page asks for meanwhile fails, as it must.
  const others = errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'));
  expect(others).toEqual([]);
});

test('pages are read without JavaScript', async () => {
  const context = await openContext(browser(), { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteOrigin + homesNearHamilton);
  await page
    .getByText(/properties near Hamilton, ON/)
    .first()
    .waitFor();
  expect(await cards(page).count()).toBe(16);
  await cards(page).first().click();
  await page.locator('bw-listing h1').waitFor();
  await context.close();
});

test.each([
  ['/nothing-here', 404],
  ['/boat/listing/7', 404],
  ['/item/listing/abc', 404],
  ['/item/listing/999999999', 404],
  ['/articles/%E0%A4%A', 404],
  ['/%3Cscript%3Ealert(1)%3C/script%3E', 404],
  ['/search/brokerage', 501],
  [`/search/v2/property?near=${'x'.repeat(12_000)}`, 200],
  ['/search/v2/property?text=%3Cscript%3Ealert(1)%3C/script%3E&%E0%A4%A=1', 200],
])('%s is a page with status %i, and no script runs from it', async (path, status) => {
  const { page, violations, errors } = await open(siteOrigin + path);
  const response = await page.request.get(siteOrigin + path, { headers: { accept: 'text/html' } });
  expect(response.status()).toBe(status);
  expect((await response.text()).includes('<script>alert')).toBe(false);
  await page.locator(status === 200 ? 'bw-search' : 'bw-notice').waitFor();
  expect(await violations()).toEqual([]);
  // A browser counts an answer such as 404 or 400 among its errors.
  expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
});

test('search engines find the pages of listings, and titles in their addresses', async () => {
  const { request } = await openContext(browser());
  const index = await (await request.get(`${siteOrigin}/sitemap.xml`)).text();
  const [, file = ''] = /<loc>([^<]*property-CA-1\.xml)<\/loc>/.exec(index) ?? [];
  const listings = await (await request.get(file)).text();
  const [, address = ''] = /<loc>([^<]*\/property\/listing\/[^<]*)<\/loc>/.exec(listings) ?? [];
  expect(address).toMatch(/\/property\/listing\/\d+\/[\w%-]+$/);
  const html = await (await request.get(address)).text();
  expect(html).toContain(`<link rel="canonical" href="${address}">`);
  expect(html).toContain('<script type="application/ld+json">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(await (await request.get(`${siteOrigin}/robots.txt`)).text()).toContain('Disallow: /');
});

/** Distinguishes one document from another: a page that was reloaded has other marks. */
function countDocuments(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

test('a partner’s server gets a listing as HTML that an empty page shows', async () => {
  const context = await openContext(browser(), { javaScriptEnabled: false });
  const { results } = await (
    await context.request.post(`${siteOrigin}/api/v1/item/search`, { data: {} })
  ).json();
  const [{ id, title }] = results;
  const answer = await context.request.get(`${siteOrigin}/snapshot/bw-listing?type=item&id=${id}`);
  const hash = answer.headers()['boardwalk-style-hash'];
  const page = await context.newPage();
  await page.route('http://partner.example/', async (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': `default-src 'none'; style-src ${hash}` },
      body: `<!doctype html><title>Partner</title>${await answer.text()}`,
    }),
  );
  await page.goto('http://partner.example/');
  await page.getByRole('heading', { name: title }).waitFor();
  const container = await page
    .locator('bw-listing .bw-frame')
    .evaluate((frame) => getComputedStyle(frame).containerType);
  expect(container).toBe('inline-size');
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  await context.close();
});

test.each([
  ['snapshot/bw-listing?type=item&id=999999999', 404],
  ['snapshot/bw-listing?type=boat&id=1', 400],
  ['snapshot/bw-listing?type=item', 400],
  ['snapshot/bw-search?onclick=alert(1)', 400],
  ['snapshot/bw-cart', 404],
  ['sitemaps/item-FR-1.xml', 404],
])('%s is refused with %i', async (address, status) => {
  const { request } = await openContext(browser());
  const answer = await request.get(`${siteOrigin}/${address}`);
  expect(answer.status()).toBe(status);
  expect(answer.headers()['content-type']).toContain('application/problem+json');
});
