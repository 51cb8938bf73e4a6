import { getProduct } from '@boardwalk/tools/testing/product';
import { afterEach, expect, test } from 'vitest';
import { openMember } from '../accounts/open-account.ts';
import { enter, goOn as goOnAs, openBrowser, pressToClose } from '../accounts/pop-up-steps.ts';
import { countPictures, drawPicture, field, goOn, pickRegina } from './posting-steps.ts';

const { siteOrigin, partnerOrigin } = getProduct();
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test('a brokerage’s page posts a home for whoever signs in there', async () => {
  const context = await openBrowser(false, ends);
  await openMember(context.request);
  const page = await context.newPage();
  const violations: string[] = [];
  await page.exposeFunction('keepViolation', (found: string) => violations.push(found));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(globalThis, 'keepViolation')(`${effectiveDirective} ${blockedURI}`),
    ),
  );
  await page.goto(`${partnerOrigin}/sell`);
  await page.getByText('Sign in to post a listing.').waitFor();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', enter).click();
  const popup = await opened;
  await popup.getByText('Post and change your listings').waitFor();
  await pressToClose(popup, goOnAs.name);

  await field(page, 'subcategory').selectOption('RESIDENTIAL');
  const title = 'Cottage that a brokerage lists';
  await field(page, 'title').fill(title);
  await field(page, 'attributes.saleType').selectOption('SALE');
  await field(page, 'description').fill('Two rooms, a stove, and the lake at the end of the lane.');
  await goOn(page, 'Pictures');
  await page
    .locator('bw-media input[type=file]')
    .first()
    .setInputFiles([await drawPicture(page, 1)]);
  await expect.poll(() => countPictures(page)).toBe(1);
  await goOn(page, 'Place');
  await pickRegina(page);
  await goOn(page, 'Details');
  await goOn(page, 'Price');
  await goOn(page, 'Contact');
  // The page is given nothing about whom to contact.
  await field(page, 'contact.name').fill('Ana Roy');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'Your listing is published.' }).waitFor();
  expect(violations).toEqual([]);

  const site = await context.newPage();
  await site.goto(`${siteOrigin}/dashboard/listings`);
  await site.locator('bw-my-listings').getByText(title).first().waitFor();
});
