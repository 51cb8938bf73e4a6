import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { watchAsMember } from '../accounts/open-account.ts';
import { useChromium } from '../embedding-page.ts';
import { countPictures, drawPicture, field, goOn, pickRegina } from './posting-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

test('a member becomes a merchant, and posts a business with six pictures', async () => {
  const { page, violations } = await watchAsMember(browser(), `${siteOrigin}/dashboard`);
  await page.locator('bw-topbar').getByRole('link', { name: 'Post it FREE' }).first().click();
  await page.locator('bw-post').getByRole('link', { name: 'Merchant' }).click();
  await page.getByRole('button', { name: 'Become a merchant' }).click();

  await field(page, 'subcategory').selectOption('ROOFING');
  await field(page, 'title').fill('Escarpment Roofing, slate and flat roofs');
  await field(page, 'description').fill('We mend and renew roofs between Burlington and Grimsby.');
  await goOn(page, 'Pictures');
  const pictures = await Promise.all([0, 1, 2, 3, 4, 5].map((nth) => drawPicture(page, nth)));
  await page.locator('bw-media input[type=file]').first().setInputFiles(pictures);
  await expect.poll(() => countPictures(page)).toBe(6);
  await expect.poll(() => page.locator('bw-post bw-listing img').count()).toBeGreaterThan(0);
  await goOn(page, 'Place');
  // The city of the profile is proposed.
  await expect.poll(() => field(page, 'place.city').inputValue()).toBe('Hamilton');
  await pickRegina(page);
  await page.locator('bw-post .pin-map .map-pin-place').focus();
  await page.keyboard.press('ArrowUp');
  await goOn(page, 'Details');
  await page.getByLabel('Insured').check();
  await goOn(page, 'Contact');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'Your listing is published.' }).waitFor();

  await page.getByRole('link', { name: 'See the listing' }).click();
  await page.getByRole('heading', { name: 'Escarpment Roofing, slate and flat roofs' }).waitFor();
  await page.getByRole('button', { name: 'Show all 6 pictures' }).waitFor();
  expect(await violations()).toEqual([]);
  await page.context().close();
});

test('what is typed outlives a broken connection and a closed page', async () => {
  const form = `${siteOrigin}/dashboard/listing/post/item`;
  const { page, violations } = await watchAsMember(browser(), form);
  const other = await page.context().newPage();
  await goOn(page, 'Basics');
  await field(page, 'subcategory').selectOption('CLASSIFIED');
  await field(page, 'title').fill('Oak table');
  await page.getByText('Saved', { exact: true }).waitFor();

  await page.context().setOffline(true);
  await field(page, 'title').fill('Oak table with six');
  await page.getByText('Kept on this device.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Saved', { exact: true }).waitFor();

  await page.context().setOffline(true);
  await field(page, 'title').fill('Oak table with six chairs');
  await page.getByText('Kept on this device.').waitFor();
  expect(await violations()).toEqual([]);
  const address = page.url();
  await page.close();
  await other.context().setOffline(false);
  await other.goto(address);
  await expect.poll(() => field(other, 'title').inputValue()).toBe('Oak table with six chairs');
  // By the page that was closed, or by this one.
  await expect
    .poll(() =>
      other.evaluate(
        async (id) => (await (await fetch(`/api/v1/listing/draft/${id}`)).json()).body.title,
        new URL(address).searchParams.get('draft'),
      ),
    )
    .toBe('Oak table with six chairs');
  await other.getByText('You go on with your draft').waitFor();

  await other.route('**/listing/draft/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await field(other, 'title').fill('Not for whoever comes next');
  await other.getByText('Kept on this device.').waitFor();
  const stored = () => other.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain('Not for whoever comes next');
  await other.locator('bw-topbar').getByRole('link', { name: 'Sign Out' }).first().click();
  await other.waitForURL(/\/login/);
  expect(await stored()).not.toContain('Not for whoever comes next');
  await other.context().close();
});
