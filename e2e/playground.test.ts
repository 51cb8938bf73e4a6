import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from './embedding-page.ts';
import { findFaults } from './find-faults.ts';
import { looks } from './looks.ts';

const browser = useChromium();
const { playgroundOrigin, barePage } = getProduct();

const hamilton = '?widget=bw-search&a.category=property&a.near=Hamilton%2C+ON';
const preview = (page: Page) => page.frameLocator('iframe');
const cards = (page: Page) => preview(page).locator('bw-search article').getByRole('link');

async function open(query: string, options?: Parameters<typeof watchPage>[2]) {
  const watched = await watchPage(browser(), `${playgroundOrigin}/${query}`, options);
  await watched.page.getByRole('heading', { level: 1 }).waitFor();
  return watched;
}

/** Read on the embedding page: the playground itself may write to it alone. */
async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.goto(barePage);
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

test('a control is changed, the preview follows, and the code works on a page of another origin', async () => {
  const { page, violations, errors } = await open(hamilton);
  await cards(page).first().waitFor();
  await page.getByRole('textbox', { name: 'near' }).fill('St. Catharines, ON');
  await preview(page)
    .getByText(/near St\. Catharines, ON/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get('a.near')).toBe('St. Catharines, ON');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('tab', { name: 'Embed' }).click();
  await page.getByRole('button', { name: /^Copy the code/ }).click();
  await page.getByText('The code is copied').waitFor();
  const code = await readClipboard(page);
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);

  // A page of the partner's, emptied, and without a policy of its own.
  const { page: embedding } = await watchPage(browser(), barePage, { bypassCSP: true });
  await embedding.setContent(`<!doctype html><title>Empty</title><body>${code}</body>`);
  await embedding
    .getByText(/near St\. Catharines, ON/)
    .first()
    .waitFor();
  await embedding.locator('bw-search article').getByRole('link').first().waitFor();
});

test('the address shows the same again, and Back leads to the widget before', async () => {
  const { page } = await open(`${hamilton}&t.accent=%237a3e1d&viewport=390&panel=theme`);
  await cards(page).first().waitFor();
  expect(await page.getByRole('textbox', { name: 'accent', exact: true }).inputValue()).toBe(
    '#7a3e1d',
  );
  expect(await page.getByRole('radio', { name: '390' }).isChecked()).toBe(true);
  await page
    .getByRole('navigation', { name: 'Widgets' })
    .getByRole('link', { name: 'bw-notice' })
    .click();
  await preview(page).locator('bw-notice').getByRole('heading').waitFor();
  await page.goBack();
  await cards(page).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('<bw-search>');
});

test('every widget of the tables has its place and its page', async () => {
  const { page } = await open('?widget=bw-listing');
  const tags = await page.getByRole('navigation', { name: 'Widgets' }).getByRole('link').all();
  expect(tags.length).toBeGreaterThan(10);
  // Its number is taken from the marketplace.
  await preview(page).locator('bw-listing').getByRole('heading').first().waitFor();
  for (const link of tags) {
    const tag = await link.textContent();
    await link.click();
    await preview(page).locator(`${tag}:state(ready)`).waitFor({ state: 'attached' });
  }
});

const hosts = [
  ['small-root', '62.5 % root font'],
  ['unset', '* { all: unset !important }'],
  ['tailwind', 'Tailwind’s preflight'],
  ['bootstrap', 'Bootstrap’s reboot'],
  ['rtl', 'dir="rtl" on the page'],
  ['transform', 'Transformed ancestors'],
  ['zoom', 'body { zoom: 1.25 }'],
  ['csp', 'Strict content policy'],
  ['trusted-types', 'Trusted Types'],
] as const;

/** Waits until the widget of a preview with these in its address shows its cards. */
async function untilStands(page: Page, choice: string): Promise<void> {
  const frame = page.frameLocator(`iframe[src*="${choice}"]`);
  await frame.locator('bw-search article').getByRole('link').first().waitFor();
  await page.getByText('0 policy violations').waitFor();
}

test('the widget stands each thing that a host does to it', async () => {
  const { page, errors } = await open(`${hamilton}&panel=page`);
  for (const [host, title] of hosts) {
    const control = page.getByRole('checkbox', { name: title });
    await control.check();
    await untilStands(page, `hosts=${host}`);
    await control.uncheck();
  }
  expect(errors).toEqual([]);
});

test('the widget stands all of that at once', async () => {
  const all = hosts.map(([host]) => host).join();
  const { page, errors } = await open(`${hamilton}&hosts=${all}`);
  await untilStands(page, `hosts=${encodeURIComponent(all)}`);
  expect(errors).toEqual([]);
});

test('what the API answers is picked, and the widget shows it', async () => {
  const { page } = await open(`${hamilton}&panel=page`);
  const pick = (answers: string) => page.getByRole('radio', { name: answers }).check();
  await pick('Empty');
  await preview(page).getByText('Nothing matches this search.').first().waitFor();
  await pick('Error');
  await preview(page).getByText('Something went wrong on our side.').first().waitFor();
  await pick('Long texts');
  await preview(page)
    .getByText(/Llanfairpwllgwyngyll/)
    .first()
    .waitFor();
  await pick('Loading');
  await preview(page).getByRole('status').getByText('Searching…').waitFor();
  await preview(page).locator('bw-search .skeleton').first().waitFor();
  expect(await preview(page).locator('bw-search [aria-busy=true]').count()).toBe(1);
  expect(await cards(page).count()).toBe(0);
});

test('with offline answers the widget says that it reaches nothing, until another try does', async () => {
  const { page } = await open(`${hamilton}&answers=offline`);
  const alert = preview(page).getByRole('alert');
  await alert.getByText('The listings can’t be reached right now.').waitFor();
  await alert.getByText('Check your connection').waitFor();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await alert.getByText('The listings can’t be reached right now.').waitFor();
  await page.getByRole('tab', { name: 'Page' }).click();
  await page.getByRole('radio', { name: 'Real answers' }).check();
  await cards(page).first().waitFor();
});

test('with signed-out answers the bar offers to sign in, and the page hears of it', async () => {
  const { page } = await open('?widget=bw-topbar&answers=signed-out&panel=events');
  await preview(page).getByRole('link', { name: 'Sign In' }).waitFor();
  await page.getByText('bw-signed-out').first().waitFor();
});

test('a wrong value is explained and goes nowhere', async () => {
  const { page } = await open(hamilton);
  const price = page.getByRole('textbox', { name: 'price' });
  await price.fill('cheap');
  await page.getByText(/Expected a range such as/).waitFor();
  expect(page.url()).not.toContain('cheap');
});

test('the panels tell events, findings, files and poor contrast', async () => {
  const { page } = await open(`${hamilton}&hosts=csp,trusted-types`);
  await cards(page).first().waitFor();
  await page.getByRole('tab', { name: /^Events/ }).click();
  await page.getByText('bw-results').first().waitFor();
  await page.getByRole('tab', { name: 'Axe' }).click();
  await page.getByRole('button', { name: 'Check the preview' }).click();
  await page.getByText(/^0 findings, \d+ rules hold$/).waitFor();
  await page.getByRole('tab', { name: 'Speed' }).click();
  await page.getByRole('rowheader', { name: /runtime\.js/ }).waitFor();
  await page.getByRole('tab', { name: 'Theme' }).click();
  await page.getByRole('textbox', { name: 'accent', exact: true }).fill('#f2c14e');
  await page.getByText(/to 1, and 4\.5 is asked/).waitFor();
});

test.each(looks)('axe finds nothing, $colorScheme, $width px', async ({ colorScheme, width }) => {
  const { page } = await open(hamilton, {
    colorScheme,
    viewport: { width, height: 900 },
  });
  await cards(page).first().waitFor();
  expect(await findFaults(new AxeBuilder({ page }).exclude('iframe'))).toEqual([]);
  // Of the other tabs, what is not the same.
  for (const tab of (await page.getByRole('tab').all()).slice(1)) {
    await tab.click();
    expect(await findFaults(new AxeBuilder({ page }).include('[role=tabpanel]'))).toEqual([]);
  }
});

test.each(looks)(
  'every part stands on its page in all its states, $colorScheme, $width px',
  async ({ colorScheme, width }) => {
    const { page, violations, errors } = await watchPage(
      browser(),
      `${playgroundOrigin}/parts?theme=${colorScheme}&locale=fr-CA`,
      { colorScheme, viewport: { width, height: 900 } },
    );
    const parts = page.getByRole('navigation', { name: 'Parts' }).getByRole('link');
    await parts.first().waitFor();
    const count = await parts.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      await parts.nth(index).click();
      await page.locator('.specimen .bw-frame > *').first().waitFor();
      expect(await findFaults(new AxeBuilder({ page }))).toEqual([]);
    }
    expect(await violations()).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('a picture is dragged by the mouse in a shadow root, under a policy without inline styles', async () => {
  const { page, violations } = await watchPage(
    browser(),
    `${playgroundOrigin}/parts?part=picture-list`,
  );
  const handle = (number: number) =>
    page.getByRole('button', { name: `Move picture ${number}`, exact: true }).first();
  await handle(1).waitFor();
  const [from, to] = [await handle(1).boundingBox(), await handle(2).boundingBox()];
  if (!from || !to) throw new Error('The pictures have no handles.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 10 });
  await page.mouse.up();
  const first = page.getByRole('textbox', { name: 'Caption' }).first();
  await expect.poll(() => first.inputValue()).toBe('The kitchen');
  expect(await violations()).toEqual([]);
});
