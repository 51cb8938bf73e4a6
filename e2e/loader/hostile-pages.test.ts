import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { textOf, untilQuiet, useFixtureSite } from './fixture-pages.ts';

const browser = useChromium();
const site = await useFixtureSite(browser);

function script(path = '/v1/boardwalk.js'): string {
  return `<script src="${site.cdn}${path}"></script>`;
}

function strictPolicy(): string {
  return [
    "default-src 'none'",
    `script-src ${site.cdn}`,
    "style-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

async function open(body: string, policy?: string) {
  const html = `<!doctype html><body>${body}</body>`;
  return watchPage(browser(), site.show(policy === undefined ? { html } : { html, policy }));
}

function openListing(page: Page) {
  return page.locator('bw-alpha >> button', { hasText: 'Open' }).first().click();
}

test('the strictest policy is not violated, in the dialog neither', async () => {
  const { page, violations, errors } = await open(
    `${script()}<bw-alpha></bw-alpha><bw-beta></bw-beta>`,
    strictPolicy(),
  );
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await page.locator('bw-beta >> button').first().click();
  await expect.poll(() => page.locator('bw-beta >> button').first().textContent()).toBe('later');
  await openListing(page);
  await page.getByText('The item 7').waitFor();
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('a listing opens in a dialog, which gives the focus back and leaves the history', async () => {
  const { page } = await open(`${script()}<bw-alpha></bw-alpha>`);
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  const entries = await page.evaluate(() => history.length);
  const focused = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(4, 4),
  ]) {
    await openListing(page);
    await page.getByText('The item 7').waitFor();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await close();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(focused).toBe('Open');
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a listing chosen inside the dialog takes its place there', async () => {
  const { page } = await open(`${script()}<bw-alpha></bw-alpha>`);
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await openListing(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('The item 8').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await page.getByText('The item 7').count()).toBe(0);
});

test.each([
  ['site', '/item/listing/7'],
  ['template', '/homes/item-7.html'],
])('navigation by %s leads to %s', async (navigation, path) => {
  const settings = { navigation, siteOrigin: site.partner, urlTemplate: '/homes/{type}-{id}.html' };
  const { page } = await open(
    `${script()}<script>Boardwalk('configure', ${JSON.stringify(settings)})</script><bw-alpha></bw-alpha>`,
  );
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await openListing(page);
  await page.waitForURL(`${site.partner}${path}`);
});

test('a page that cancels bw-navigate leads the way itself', async () => {
  const { page } = await open(`${script()}<bw-alpha></bw-alpha>`);
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await page.evaluate(() => {
    document.addEventListener('bw-navigate', (event) => event.preventDefault());
  });
  await openListing(page);
  await untilQuiet(page, site);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('elements that take over names of the document and the window do no harm', async () => {
  const { page, errors } = await open(
    `<img name="currentScript"><img name="head"><img name="documentElement"><form id="Boardwalk">
     <input name="querySelectorAll"><input name="matches"></form>${script()}<bw-alpha></bw-alpha>
     <form id="late"><input name="querySelectorAll"></form>`,
  );
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await page.evaluate(() => {
    const form = document.createElement('form');
    const input = document.createElement('input');
    input.name = 'querySelectorAll';
    form.append(input, document.createElement('bw-beta'));
    document.body.append(form);
  });
  expect(await textOf(page, 'bw-beta')).toBe('beta');
  expect(errors).toEqual([]);
});

test('polluted prototypes do no harm', async () => {
  const { page, errors } = await open(
    `<script>
       for (const name of ['threshold', 'root', 'integrity', 'key', 'apiOrigin', 'constructor-of-old', 'attributeFilter', 'delay'])
         Object.prototype[name] = 'polluted';
       Object.prototype.each = function () {};
       Array.prototype.remove = function () {};
       Array.prototype.toJSON = function () { return 'old'; };
       Function.prototype.bindAsEventListener = function () {};
       String.prototype.at = undefined;
     </script>${script()}<bw-alpha extra-words='["yes"]'></bw-alpha>`,
  );
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked yes 0');
  await page.locator('bw-alpha >> button').first().click();
  await expect.poll(() => textOf(page, 'bw-alpha')).toBe('Clicked yes 1');
  await openListing(page);
  await page.getByText('The item 7').waitFor();
  expect(errors).toEqual([]);
});

test('a pinned loader runs what it was built with', async () => {
  const { page, errors } = await open(
    `${script('/v0.1.0/boardwalk.js')}<bw-beta></bw-beta>`,
    strictPolicy(),
  );
  expect(await textOf(page, 'bw-beta')).toBe('beta');
  expect(await textOf(page, 'bw-beta >> bw-alpha')).toBe('nested 0');
  await page.locator('bw-beta >> button').first().click();
  await expect.poll(() => page.locator('bw-beta >> button').first().textContent()).toBe('later');
  expect(errors).toEqual([]);
});

test.each(['runtime', 'bw-beta', 'lazy-word'])('a pinned loader runs no other %s', async (name) => {
  const path = `/v0.1.0/${name}.js`;
  site.files.set(path, `${site.files.get(path)};document.title = 'Tampered';`);
  const { page, errors } = await open(
    `<script>addEventListener('bw-error', () => { document.documentElement.className = 'failed'; });</script>
     ${script('/v0.1.0/boardwalk.js')}<bw-beta><i>Fallback</i></bw-beta>`,
  );
  if (name === 'lazy-word') {
    expect(await textOf(page, 'bw-beta')).toBe('beta');
    expect(errors).toEqual([]);
    await page.locator('bw-beta >> button').first().click();
    // Nobody catches what the press requested.
    await expect.poll(() => errors.join()).toContain('lazy-word');
  } else await page.locator('html.failed').waitFor();
  await untilQuiet(page, site);
  expect(await page.title()).toBe('');
  if (name !== 'lazy-word') expect(await page.getByText('Fallback').isVisible()).toBe(true);
});
