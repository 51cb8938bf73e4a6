import { expect, test } from 'vitest';
import { useChromium } from '../embedding-page.ts';
import {
  heldTimers,
  loaderPages,
  spacer,
  textOf,
  untilQuiet,
  useFixtureSite,
} from './fixture-pages.ts';

const browser = useChromium();
const site = await useFixtureSite(browser);
const { script, open, asked } = loaderPages(browser, site);

/** The title shows which tags have failed. */
const countFailures = `<script>
  document.addEventListener('bw-error', (event) => {
    document.title += (document.title && ',') + event.detail.tag;
  });
</script>`;

test('a file that fails once is asked for again', async () => {
  site.failures.set('/v0.1.0/runtime.js', 1);
  const { page } = await open('<bw-alpha></bw-alpha>');
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  site.reset();
  // The preload asks first, then the import.
  site.failures.set('/v0.1.0/bw-alpha.js', 2);
  const again = await open('<bw-alpha></bw-alpha>');
  expect(await textOf(again.page, 'bw-alpha')).toBe('Clicked 0');
});

test('a file that stays away leaves the fallback, and an event says why', async () => {
  site.files.delete('/v0.1.0/bw-alpha.js');
  const { page } = await open(
    '<bw-alpha><a href="/list">The list</a></bw-alpha><bw-beta></bw-beta>',
    `<script>
       document.addEventListener('bw-error', (event) => {
         if (event.target.localName === 'bw-alpha') document.title = event.detail.tag + ': ' + event.detail.error.message;
       });
     </script>${script()}`,
  );
  await expect.poll(() => page.title()).toContain('bw-alpha: ');
  expect(await page.locator('bw-alpha a').isVisible()).toBe(true);
  expect(await textOf(page, 'bw-beta')).toBe('beta');
});

test('a file that stays away is asked for twice and no more, and ?bw-debug says so', async () => {
  const said: string[] = [];
  site.files.delete('/v0.1.0/runtime.js');
  const { page } = await open('<p>Nothing yet</p>', script(), '?bw-debug');
  page.on('console', (message) => said.push(message.text()));
  await page.evaluate(() => {
    document.addEventListener('bw-error', () => {
      document.title += 'failed';
    });
    document.body.append(document.createElement('bw-alpha'));
  });
  await expect.poll(() => page.title()).toBe('failed');
  await untilQuiet(page, site);
  expect(asked('runtime')).toBe(2);
  expect(await page.title()).toBe('failed');
  expect(said.join()).toContain('[boardwalk] retries');
  expect(said.join()).toContain('[boardwalk] fails bw-alpha');
});

test('where nothing can be loaded, no space is kept, and an eager tag fails once', async () => {
  site.files.delete('/v0.1.0/runtime.js');
  const tag = '<bw-alpha eager><a href="/list">The list</a></bw-alpha>';
  const { page } = await open(`${spacer}${tag}<p>Below</p>`, script() + countFailures);
  await page.evaluate(() => document.body.append(document.createElement('bw-beta')));
  const failed = () => page.evaluate(() => document.title);
  expect(await page.locator('bw-alpha').evaluate((alpha) => alpha.clientHeight)).toBe(200);
  await expect.poll(failed).toBe('bw-alpha');
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(failed).toBe('bw-alpha,bw-beta');
  await untilQuiet(page, site);
  expect(await failed()).toBe('bw-alpha,bw-beta');
  const heights = await page
    .locator('bw-alpha, bw-beta')
    .evaluateAll((elements) => elements.map((element) => element.clientHeight));
  expect(heights.map((height) => height < 50)).toEqual([true, true]);
});

test.each(['runtime', 'bw-alpha'])(
  'some seconds after a bad moment of %s tags try anew',
  async (name) => {
    const path = `/v0.1.0/${name}.js`;
    const code = site.files.get(path);
    if (code === undefined) throw new Error('The file is there');
    site.files.delete(path);
    const head = heldTimers + script() + countFailures;
    const { page } = await open('<bw-alpha></bw-alpha>', head);
    await expect.poll(() => page.evaluate(() => document.title)).toBe('bw-alpha');
    site.files.set(path, code);
    // The failure counts until then.
    expect(await page.evaluate('releaseTimers()')).toBeGreaterThan(0);
    await page.evaluate(() => document.body.append(document.createElement('bw-alpha')));
    expect(await textOf(page, 'bw-alpha:last-child')).toBe('Clicked 0');
    expect(await textOf(page, 'bw-alpha:first-child')).toBe('Clicked 0');
  },
);
