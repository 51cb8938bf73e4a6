import { getProduct } from '@boardwalk/tools/testing/product';
import type { APIRequestContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { callApi, openRequestContext } from '../accounts/call-api.ts';
import { demoAccount, openMember, signInByCall, uniqueWord } from '../accounts/open-account.ts';
import { useChromium, watchPage, watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';
import { readMail } from '../outbox.ts';
import { field, goOn, pickRegina } from './posting-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const street = '4417 Larkspur Crescent';
/** No other journey posts there. */
const postalCode = 'S4T 6K9';

/** Returns what a text reveals of the place that only its owner knows. */
function telling(text: string, pin: { lat: number; lng: number }): readonly string[] {
  const secrets = ['Larkspur', postalCode, postalCode.replace(' ', ''), `${pin.lat}`, `${pin.lng}`];
  return secrets.filter((secret) => text.includes(secret));
}

/** Fills a home in on a phone, ticks that only the area shows, and publishes it; answers its number. */
async function postHome(page: Page, title: string): Promise<number> {
  await field(page, 'attributes.saleType').selectOption('SALE');
  await field(page, 'subcategory').selectOption('RESIDENTIAL');
  await field(page, 'title').fill(title);
  await field(page, 'description').fill('Three bedrooms, a garden, and a lane behind it.');
  for (const step of ['Pictures', 'Place']) await goOn(page, step);
  await pickRegina(page);
  await field(page, 'place.street').fill(street);
  await field(page, 'place.postalCode').fill(postalCode);
  await page.locator('bw-post .pin-map .map-pin-place').focus();
  await page.keyboard.press('ArrowUp');
  const box = page.getByRole('checkbox', { name: 'Show only the area' });
  await box.tap();
  expect(await box.isChecked()).toBe(true);
  await page.getByText('Saved', { exact: true }).waitFor();
  // The draft has it as well.
  await page.reload();
  await box.waitFor();
  expect(await box.isChecked()).toBe(true);
  await goOn(page, 'Details');
  // In square feet, as Canada sells homes.
  await page.getByRole('textbox', { name: 'Living area' }).fill('1,250');
  for (const step of ['Price', 'Contact']) await goOn(page, step);
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  const link = page.getByRole('link', { name: 'See the listing' });
  await link.waitFor();
  return Number(/\/listing\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1]);
}

/** What anybody reads of a listing by calls. */
async function readByCalls(request: APIRequestContext, id: number, title: string) {
  const paths = [
    `/api/v1/property/listing/${id}`,
    `/api/v1/property/listing/${id}/history`,
    `/api/v1/property/listing/${id}/own`,
    `/api/v1/property/listing/${id}/revisions`,
    `/api/v1/listing/summaries?ids=${id}`,
    '/api/v1/property/listings',
    `/property/listing/${id}`,
    `/fr/property/listing/${id}`,
  ];
  const texts = await Promise.all(
    paths.map(async (path) => (await request.get(siteOrigin + path)).text()),
  );
  const search = { text: title, zoom: 18, include: ['page', 'clusters'] };
  const found = await callApi(request, 'POST', '/api/v1/property/search', search);
  return [...texts, await found.text()].join('\n');
}

test('a home posted on a phone with its area alone shows its street and pin to nobody else', async () => {
  const word = `larch${uniqueWord()}`;
  const title = `House by the ${word}`;
  const seeker = await openContext(browser());
  const { email } = await openMember(seeker.request);
  await callApi(seeker.request, 'POST', '/api/v1/rule/property/', {
    name: 'Houses in Regina',
    ...{ search: { text: word }, frequency: 'at-once', channels: ['badge', 'mail'] },
  });

  const owner = await openContext(browser(), phone);
  // Listings of new accounts wait an hour for mails.
  await signInByCall(owner.request, demoAccount('realtor'));
  const posting = await watchPageIn(owner, `${siteOrigin}/dashboard/listing/post/property`);
  const id = await postHome(posting.page, title);
  expect(id).toBeGreaterThan(0);
  expect(await posting.violations()).toEqual([]);

  const own = await owner.request.get(`${siteOrigin}/api/v1/property/listing/${id}/own`);
  const { place } = (await own.json()).body;
  expect(place).toMatchObject({ street, postalCode, isAreaOnly: true });

  await expect.poll(() => readMail(seeker.request, email)).toContain(title);
  expect(telling(await readMail(seeker.request, email), place.pin)).toEqual([]);
  for (const request of [await openRequestContext(), seeker.request]) {
    const texts = await readByCalls(request, id, title);
    expect(texts).toContain(title);
    expect(telling(texts, place.pin)).toEqual([]);
  }

  const stranger = await watchPage(browser(), `${siteOrigin}/property/listing/${id}`, phone);
  await stranger.page.getByRole('heading', { name: title }).waitFor();
  await stranger.page.getByText('Regina, SK').first().waitFor();
  expect(telling(await readWhole(stranger.page), place.pin)).toEqual([]);
  const near = encodeURIComponent('Regina, SK');
  await stranger.page.goto(`${siteOrigin}/search/v2/property?near=${near}&text=${word}`);
  const search = stranger.page.locator('bw-search');
  await search.getByText('Regina, SK').first().waitFor();
  expect(telling(await readWhole(stranger.page), place.pin)).toEqual([]);
  await search.getByRole('button', { name: 'Map', exact: true }).tap();
  await search.locator('.leaflet-container .pin').first().waitFor();
  expect(telling(await readWhole(stranger.page), place.pin)).toEqual([]);
  expect(await stranger.violations()).toEqual([]);
});

/** All that a page holds, in shadow trees too. */
function readWhole(page: Page): Promise<string> {
  return page.evaluate(() => {
    const read = (root: Element | ShadowRoot): string =>
      [
        root.innerHTML,
        ...[...root.querySelectorAll('*')].map(({ shadowRoot }) =>
          shadowRoot ? read(shadowRoot) : '',
        ),
      ].join('\n');
    return read(document.documentElement);
  });
}
