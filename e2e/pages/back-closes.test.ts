import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { fullMotion } from '../open-context.ts';

const browser = useChromium();
const { barePage, siteOrigin } = getProduct();

const search = `${siteOrigin}/search/v2/property?near=Hamilton,+ON`;
const phone = { viewport: { width: 390, height: 844 }, ...fullMotion };
const lightbox = (page: Page) => page.locator('bw-listing dialog.lightbox[open]');
const picture = (page: Page) => page.getByRole('button', { name: /^Open picture 1 of/ });
const filters = (page: Page) => page.locator('bw-search').getByRole('dialog', { name: 'Filters' });

/** From a search to one of its listings, whose first picture is opened. */
async function openPicture(page: Page): Promise<string> {
  await page.locator('bw-search:state(ready) article').first().waitFor();
  await page.locator('bw-search article').getByRole('link').first().click();
  await page.waitForURL(/\/listing\//);
  await page.locator('bw-listing:state(ready)').waitFor();
  await picture(page).click();
  await lightbox(page).waitFor();
  return page.url();
}

async function expectSearch(page: Page): Promise<void> {
  await page.waitForURL(/\/search\//);
  await page.locator('bw-search article').first().waitFor();
}

describe.each([
  ['with the Navigation API', ''],
  ['without the Navigation API', 'delete globalThis.navigation;'],
])('%s', (_, script) => {
  async function open(): Promise<Page> {
    const { page } = await watchPage(browser(), 'about:blank', phone);
    await page.addInitScript(script);
    await page.addInitScript(() => {
      let steps = 0;
      // Before the page's own listener, which notifies nobody after it.
      addEventListener('popstate', () => Reflect.set(globalThis, 'historySteps', ++steps));
    });
    await page.goto(search);
    expect(await page.evaluate(() => 'navigation' in globalThis)).toBe(script === '');
    return page;
  }

  test('Back closes the pictures, and then leaves the listing', async () => {
    const page = await open();
    const listing = await openPicture(page);
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
    await page.goBack();
    await lightbox(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(listing);
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document.querySelector('bw-listing')?.shadowRoot ?? {};
        return activeElement?.getAttribute('aria-label');
      });
    await expect.poll(focused).toMatch(/^Open picture 1 of/);
    expect(await page.evaluate(() => Reflect.has(globalThis, 'isSamePage'))).toBe(true);
    await page.goBack();
    await expectSearch(page);
  });

  test('Back closes the sheet of a message, which keeps what was written', async () => {
    const page = await open();
    const listing = await openPicture(page);
    await page.goBack();
    await lightbox(page).waitFor({ state: 'detached' });
    const message = page.locator('bw-listing').getByRole('button', { name: /^(Message|Ask)/ });
    const sheet = page.locator('bw-listing dialog[open]');
    await message.first().click();
    const field = sheet.getByRole('textbox', { name: 'Your message' });
    await field.fill('Is the roof new?');
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(page.url()).toBe(listing);
    await message.first().click();
    expect(await field.inputValue()).toBe('Is the roof new?');
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await page.goBack();
    await expectSearch(page);
  });

  test('Back asks before a sheet is closed with what would be lost', async () => {
    const page = await open();
    const listing = await openPicture(page);
    await page.goBack();
    await lightbox(page).waitFor({ state: 'detached' });
    const sheet = page.locator('bw-listing dialog[open]');
    await page.locator('bw-listing').getByRole('button', { name: 'Report this listing' }).click();
    const field = sheet.getByRole('textbox');
    await field.fill('The pictures are of another house.');
    const question = sheet.getByRole('group', { name: 'What you entered is not saved.' });
    // What asks comes in a file of its own, which is there once the page would not end either.
    await expect
      .poll(() =>
        page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))),
      )
      .toBe(false);
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await field.inputValue()).toBe('The pictures are of another house.');
    await page.goBack();
    await question.waitFor();
    // As somebody who has read it.
    await page.waitForTimeout(600);
    await question.getByRole('button', { name: 'Discard it' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(page.url()).toBe(listing);
    await page.goBack();
    await expectSearch(page);
  });

  test('pictures that were closed by their button leave nothing for Back to close', async () => {
    const page = await open();
    await openPicture(page);
    await lightbox(page).getByRole('button', { name: 'Close' }).click();
    await lightbox(page).waitFor({ state: 'detached' });
    await picture(page).click();
    await lightbox(page).waitFor();
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => history.state)).not.toBe('overlay');
    await page.goBack();
    await expectSearch(page);
  });

  test('after a reload of the page with its pictures open, Back leaves the listing', async () => {
    const page = await open();
    const listing = await openPicture(page);
    await page.reload();
    await page.locator('bw-listing:state(ready)').waitFor();
    await expect.poll(() => page.evaluate(() => history.state)).not.toBe('overlay');
    expect(page.url()).toBe(listing);
    expect(await lightbox(page).count()).toBe(0);
    await page.goBack();
    await expectSearch(page);
  });

  test('Forward opens nothing again, and Back leads on as before', async () => {
    const page = await open();
    const listing = await openPicture(page);
    await page.goBack();
    await lightbox(page).waitFor({ state: 'detached' });
    const title = await page.title();
    const steps = () => page.evaluate(() => Number(Reflect.get(globalThis, 'historySteps')));
    const before = await steps();
    await page.evaluate(() => history.forward());
    // To where the pictures were, and back at once.
    await expect.poll(steps).toBe(before + 2);
    await expect.poll(() => page.evaluate(() => history.state)).not.toBe('overlay');
    expect([page.url(), await page.title()]).toEqual([listing, title]);
    expect(await lightbox(page).count()).toBe(0);
    await page.goBack();
    await expectSearch(page);
  });

  test('filters that were applied are gone back from in one step', async () => {
    const page = await open();
    await page.locator('bw-search:state(ready) article').first().waitFor();
    const before = page.url();
    await page.getByRole('button', { name: 'Filters' }).click();
    await filters(page).waitFor();
    await page.goBack();
    await filters(page).waitFor({ state: 'hidden' });
    expect(page.url()).toBe(before);
    await page.getByRole('button', { name: 'Filters' }).click();
    await filters(page).getByText('With pictures').click();
    await filters(page).locator('.dialog-footer .button-primary').click();
    await page.waitForURL((url) => url.href !== before);
    const filtered = page.url();
    await expect.poll(() => page.evaluate(() => history.state)).not.toBe('overlay');
    expect(page.url()).toBe(filtered);
    await page.goBack();
    await page.waitForURL(before);
  });
});

test('the history of a partner’s page is left alone', async () => {
  const { page, errors } = await watchPage(browser(), barePage, phone);
  await page.locator('bw-search article').getByRole('link').first().click();
  await page.locator('bw-listing:state(ready)').waitFor();
  const before = await page.evaluate(() => history.length);
  const told = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        document.addEventListener('bw-overlay', (event) => {
          if (event instanceof CustomEvent) resolve(Object.keys(event.detail));
        });
      }),
  );
  await picture(page).click();
  await lightbox(page).waitFor();
  expect(await told).toEqual(['close', 'whenClosed']);
  expect(await page.evaluate(() => [history.length, history.state])).toEqual([before, null]);
  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});
