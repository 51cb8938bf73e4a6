import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { loaderPages, spacer, textOf, untilQuiet, useFixtureSite } from './fixture-pages.ts';

const browser = useChromium();
const site = await useFixtureSite(browser);
const { script, open, asked } = loaderPages(browser, site);

test('a tag loads three files, the runtime and the widget side by side', async () => {
  const { page, errors } = await open('<bw-alpha></bw-alpha>');
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  // What comes after these comes after the first view.
  expect(site.asked.slice(0, 3).sort()).toEqual([
    '/v0.1.0/bw-alpha.js',
    '/v0.1.0/runtime.js',
    '/v1/boardwalk.js',
  ]);
  const depth = await page.evaluate(() => {
    const [runtime, widget] = ['runtime', 'bw-alpha'].map((name) =>
      performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/${name}.js`)),
    );
    if (!runtime || !widget) throw new Error('Both were asked for');
    return widget.startTime - (runtime.startTime + runtime.duration);
  });
  expect(depth).toBeLessThan(0);
  await expect
    .poll(() => site.asked.slice(3).toSorted())
    .toEqual(['/v0.1.0/actions.js', '/v0.1.0/follow-page.js', '/v0.1.0/follow-pointer.js']);
  expect(errors).toEqual([]);
});

test.each([
  ['a module', (address: string) => `<script type="module" src="${address}"></script>`],
  ['import()', (address: string) => `<script>import('${address}')</script>`],
])('brought in by %s, it says how it is brought in', async (_, head) => {
  const { page, errors } = await open('<bw-alpha></bw-alpha>', head(`${site.cdn}/v1/boardwalk.js`));
  await expect.poll(() => errors).toEqual([expect.stringContaining('no <script>')]);
  expect(await page.evaluate(() => customElements.get('bw-alpha'))).toBe(undefined);
});

test('a page without a tag loads the loader only', async () => {
  const { page } = await open('<p>Nothing of ours</p>');
  await untilQuiet(page, site);
  expect(site.asked).toEqual(['/v1/boardwalk.js']);
});

test('a widget far below waits, an eager one does not', async () => {
  const { page } = await open(`${spacer}<bw-alpha></bw-alpha><bw-beta eager></bw-beta>`);
  expect(await textOf(page, 'bw-beta')).toBe('beta');
  expect(asked('bw-broken')).toBe(0);
  const below = await open(`${spacer}<bw-alpha></bw-alpha>`);
  await untilQuiet(below.page, site);
  expect(await below.page.evaluate(() => customElements.get('bw-alpha'))).toBe(undefined);
  await below.page.evaluate(() => scrollTo(0, 3000));
  expect(await textOf(below.page, 'bw-alpha')).toBe('Clicked 0');
});

test('printing starts what nobody has scrolled to, once a widget is there', async () => {
  const { page, errors } = await open(`<bw-alpha></bw-alpha>${spacer}<bw-beta></bw-beta>`);
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await expect.poll(() => asked('follow-page')).toBe(1);
  await untilQuiet(page, site);
  expect(asked('bw-beta')).toBe(0);
  await page.pdf();
  expect(await textOf(page, 'bw-beta')).toBe('beta');
  expect(asked('bw-beta')).toBe(1);
  expect(errors).toEqual([]);
});

test('printing starts nothing that the page loads itself', async () => {
  const { page } = await open(
    '<bw-alpha></bw-alpha><bw-beta></bw-beta>',
    script('data-watch="off"'),
  );
  await page.evaluate(`Boardwalk.load('bw-alpha')`);
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await expect.poll(() => asked('follow-page')).toBe(1);
  await untilQuiet(page, site);
  await page.pdf();
  await untilQuiet(page, site);
  expect(asked('bw-beta')).toBe(0);
});

test('what the first tag needs is preloaded as modules, under the nonce of the page too', async () => {
  const html = `<!doctype html><body><script nonce="n0nce" src="${site.cdn}/v1/boardwalk.js"></script>
    <bw-alpha></bw-alpha></body>`;
  const policy = "script-src 'nonce-n0nce' 'strict-dynamic'; object-src 'none'; base-uri 'none'";
  const { page, violations, errors } = await watchPage(browser(), site.show({ html, policy }));
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
      ({ href, nonce }) => [new URL(href).pathname, nonce],
    ),
  );
  expect(links).toEqual([['/v0.1.0/bw-alpha.js', 'n0nce']]);
  expect(asked('bw-alpha')).toBe(1);
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test.each([
  ['a hidden tag', '<bw-alpha hidden></bw-alpha>', 'bw-alpha'],
  ['a tag in a part that is not shown', '<p style="display: none"><bw-alpha></bw-alpha></p>', 'p'],
])('%s stays so and waits until it is shown', async (_, body, selector) => {
  const { page } = await open(`${body}<hr>`);
  await untilQuiet(page, site);
  expect(asked('bw-alpha')).toBe(0);
  expect(await page.evaluate(() => document.querySelector('bw-alpha')?.clientHeight)).toBe(0);
  await page.evaluate((shown) => {
    const element = document.querySelector<HTMLElement>(shown);
    if (!element) throw new Error('It is on the page');
    element.hidden = false;
    element.style.display = '';
  }, selector);
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
});

test('a tag that is added later is found', async () => {
  const { page } = await open('<main></main>');
  await page.evaluate(() => {
    const section = document.createElement('section');
    section.append(document.createElement('bw-alpha'));
    document.querySelector('main')?.append(section);
  });
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
});

test.each([
  ['', 'before'],
  ['async', 'before'],
  ['defer', 'before'],
  ['', 'after'],
  ['async', 'after'],
  ['defer', 'after'],
])('the script works (%s) %s the tag', async (attributes, place) => {
  const tag = '<bw-alpha></bw-alpha>';
  const { page, errors } = await (place === 'before'
    ? open(tag, script(attributes))
    : open(tag + script(attributes), ''));
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  expect(errors).toEqual([]);
});

test('the script works long after the page is there', async () => {
  const { page } = await open('<bw-alpha></bw-alpha>', '');
  await page.evaluate((src) => {
    const late = document.createElement('script');
    late.src = src;
    document.body.append(late);
  }, `${site.cdn}/v1/boardwalk.js`);
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
});

test('two script tags load each file once', async () => {
  const { page, errors } = await open('<bw-alpha></bw-alpha>', script() + script('async'));
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  expect(asked('runtime')).toBe(1);
  expect(asked('bw-alpha')).toBe(1);
  expect(errors).toEqual([]);
});

test('nothing shifts while a widget loads', async () => {
  const { page } = await open(
    '<bw-alpha></bw-alpha><p>Below</p>',
    `<script>
       let shift = 0;
       new PerformanceObserver((list) => {
         for (const entry of list.getEntries()) shift += entry.value;
       }).observe({ type: 'layout-shift', buffered: true });
       globalThis.shiftOf = () => shift;
     </script>${script()}`,
  );
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await untilQuiet(page, site);
  expect(await page.evaluate('shiftOf()')).toBe(0);
  expect(await page.evaluate(() => document.querySelector('p')?.offsetTop)).toBeGreaterThan(199);
});

test('what the page said before the loader came is heard', async () => {
  const { page } = await open(
    '<bw-alpha></bw-alpha><output></output>',
    `<script>
       window.Boardwalk = window.Boardwalk || function () { (Boardwalk.q = Boardwalk.q || []).push(arguments); };
       Boardwalk('on', 'bw-ready', (event) => { document.querySelector('output').value += event.detail.tag; });
     </script>${script()}
     <script>Boardwalk('configure', { navigation: 'template', urlTemplate: '/homes/{type}/{id}' })</script>`,
  );
  await expect.poll(() => page.locator('output').textContent()).toBe('bw-alpha');
  await page.evaluate(() => {
    document.addEventListener('bw-navigate', (event) => {
      event.preventDefault();
      document.title = (event as CustomEvent).detail.href;
    });
  });
  await page.locator('bw-alpha >> button', { hasText: 'Open' }).click();
  await expect.poll(() => page.title()).toBe('/homes/item/7');
});

test('a widget that throws fails alone', async () => {
  const { page } = await open('<bw-broken>The old way</bw-broken><bw-alpha></bw-alpha>');
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('bw-broken')?.matches(':state(failed)')))
    .toBe(true);
  expect(await page.getByText('The old way').isVisible()).toBe(true);
});

test('?bw-debug says what the loader does, and without it nothing is said', async () => {
  const said: string[] = [];
  const { page } = await open('<bw-alpha></bw-alpha>');
  page.on('console', (message) => said.push(message.text()));
  await page.reload();
  await textOf(page, 'bw-alpha');
  expect(said).toEqual([]);
  await page.goto(`${site.partner}/?bw-debug`);
  await expect.poll(() => said.join()).toContain('[boardwalk] shows bw-alpha');
  expect(said.join()).not.toContain('shift');
  site.show({ html: `<!doctype html>${script('async')}<bw-alpha></bw-alpha>` });
  await page.reload();
  await expect.poll(() => said.join()).toContain('may shift');
});

test('nested widgets and lazy parts come from the same version', async () => {
  const { page } = await open('<bw-beta></bw-beta>');
  expect(await textOf(page, 'bw-beta >> bw-alpha')).toBe('nested 0');
  await page.locator('bw-beta >> button').first().click();
  await expect.poll(() => page.locator('bw-beta >> button').first().textContent()).toBe('later');
});
