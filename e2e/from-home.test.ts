import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from './embedding-page.ts';
import { followCalls, settledScroll } from './settled.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

test('home → search → map → listing → similar → and all the way back', async () => {
  const { page, violations, errors } = await watchPage(browser(), `${siteOrigin}/`);
  const untilAnswered = followCalls(page);
  await page.locator('bw-home:state(ready)').waitFor();
  const where = page.locator('bw-home').getByRole('combobox', { name: 'Where' });
  await where.fill('hamil');
  await page.getByRole('option', { name: 'Hamilton, Ontario, Canada' }).click();
  await page.locator('bw-home').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search\/v2\//);
  await page
    .getByText(/near Hamilton, ON/)
    .first()
    .waitFor();

  await page.locator('bw-search').getByRole('radio', { name: 'Map' }).check();
  await page.waitForURL(/view=map/);
  const map = page.locator('bw-search .leaflet-container');
  const pin = map.getByRole('button', { name: /, \$[^ ]+$/ });
  const group = map.getByRole('button', { name: /^Zoom in on \d listings/ });
  await group.first().waitFor();
  const shown = () =>
    map.locator('.pin').evaluateAll((pins) => pins.map(({ ariaLabel }) => ariaLabel));
  while ((await pin.count()) === 0) {
    const before = await shown();
    await group.first().click();
    // Until the answer those of the view before stand there, and what is pressed may become another.
    await expect.poll(shown).not.toEqual(before);
    // Another answer would draw the pins again.
    await untilAnswered();
  }
  await pin.first().click();
  const picked = page.locator('bw-search').getByRole('dialog').getByRole('link');
  await picked.waitFor();
  const mapAddress = page.url();
  await picked.click();

  await page.waitForURL(/\/listing\/\d+/);
  // Space that is reserved for a widget goes with the first press in it, and the page may grow
  // shorter.
  await page.locator('bw-similar:state(ready)').getByRole('heading').first().click();
  const similar = page.locator('bw-similar article').getByRole('link').first();
  await similar.hover();
  const listing = page.url();
  // Pictures and widgets that come late above it move it.
  await untilAnswered();
  const scrolled = await settledScroll(page);
  await similar.click();
  await page.waitForURL((url) => url.href !== listing && /listing/.test(url.pathname));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await page.waitForURL(listing);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goBack();
  await page.waitForURL(mapAddress);
  await picked.waitFor();
  await page.goBack();
  // The list, which the map was opened from.
  await page.waitForURL((url) => !url.searchParams.has('view'));
  await page.goBack();
  await page.waitForURL(`${siteOrigin}/`);
  await where.waitFor();
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});
