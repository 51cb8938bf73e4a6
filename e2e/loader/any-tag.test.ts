import { expect, test } from 'vitest';
import { useChromium } from '../embedding-page.ts';
import { heldTimers, loaderPages, textOf, untilQuiet, useFixtureSite } from './fixture-pages.ts';

const browser = useChromium();
const site = await useFixtureSite(browser);
const { script, open, asked } = loaderPages(browser, site);

const later = 'customElements.define("bw-later", class extends HTMLElement {});';

test('a widget that the loader was not built with loads, and has the usual height until then', async () => {
  const goOn = site.hold('/v0.1.0/bw-later.js');
  site.files.set('/v0.1.0/bw-later.js', later);
  const { page, errors } = await open('<bw-later>Later</bw-later>');
  const element = page.locator('bw-later');
  await expect.poll(() => element.evaluate(({ clientHeight }) => clientHeight)).toBe(480);
  goOn();
  await expect.poll(() => element.evaluate((found) => found.matches(':defined'))).toBe(true);
  expect(errors).toEqual([]);
});

test('a name that no version has fails by itself, and keeps no place', async () => {
  const told = `<script>addEventListener('bw-error', (event) => { document.title = event.detail.tag; })</script>`;
  const { page } = await open(
    '<bw-nothing>Ours</bw-nothing><bw-alpha></bw-alpha>',
    told + script(),
  );
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await expect.poll(() => page.title()).toBe('bw-nothing');
  const nothing = page.locator('bw-nothing');
  expect(await nothing.evaluate(({ style }) => style.minHeight)).toBe('');
  expect(await nothing.textContent()).toBe('Ours');
});

test('a name that no version has is not asked for again by each of its elements', async () => {
  const { page } = await open(
    '<bw-nothing></bw-nothing>',
    `${heldTimers}<script>
       let failures = 0;
       addEventListener('bw-error', () => { document.title = ++failures; });
     </script>${script()}`,
  );
  await expect.poll(() => page.title()).toBe('1');
  const before = asked('bw-nothing');
  expect(before).toBeGreaterThan(0);
  const add = () => page.evaluate(`document.body.append(document.createElement('bw-nothing'))`);
  for (const failures of ['2', '3', '4']) {
    await add();
    await expect.poll(() => page.title()).toBe(failures);
  }
  await expect(page.evaluate(`Boardwalk.load('bw-nothing')`)).rejects.toThrow();
  expect(asked('bw-nothing')).toBe(before);
  // After a while it may be there.
  expect(await page.evaluate('releaseTimers()')).toBeGreaterThan(0);
  site.files.set('/v0.1.0/bw-nothing.js', later.replace('bw-later', 'bw-nothing'));
  await add();
  await page.locator('bw-nothing:defined').last().waitFor({ state: 'attached' });
});

test('elements of other names are left alone, however much they look like ours', async () => {
  const others =
    '<bw-up\\..\\..\\evil>1</bw-up\\..\\..\\evil><x-bw-alpha>2</x-bw-alpha><bw-a.b>3</bw-a.b>';
  const { page, errors } = await open(`${others}<bw-alpha></bw-alpha>`);
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  expect(
    site.asked.filter(
      (path) =>
        !/\/(?:runtime|bw-alpha|boardwalk|actions|follow-page|follow-pointer)\.js$/.test(path),
    ),
  ).toEqual([]);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('[style]')].map(({ localName }) => localName),
    ),
  ).toEqual(['bw-alpha']);
  expect(errors).toEqual([]);
});

test('a page that asks by itself gets what it asks for, and nothing else', async () => {
  const { page } = await open(
    '<bw-alpha></bw-alpha><bw-beta eager></bw-beta>',
    script('data-watch="off"'),
  );
  await untilQuiet(page, site);
  expect(site.asked).toEqual(['/v1/boardwalk.js']);
  await page.evaluate(`Boardwalk.load('bw-alpha')`);
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  expect(asked('bw-beta')).toBe(0);
});

test('an element that the page defines later by itself is given back as it was', async () => {
  const { page } = await open('<p>Hi <bw-own>there</bw-own></p>');
  await page.evaluate(`
    addEventListener('bw-error', () => { document.title = 'told'; });
    customElements.define('bw-own', class extends HTMLElement {});
  `);
  const own = page.locator('bw-own');
  await expect.poll(() => own.evaluate(({ style }) => style.cssText)).toBe('');
  expect(await page.title()).toBe('');
});
