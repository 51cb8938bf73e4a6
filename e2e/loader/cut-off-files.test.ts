import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { openFirefoxPage } from '../firefox-browser.ts';

const browser = useChromium();
const { barePage, siteOrigin } = getProduct();
const versionFolder = /^\/v\d+\.\d+\.\d+\//;

afterEach(async () => {
  await Promise.all(
    browser()
      .contexts()
      .map((context) => context.close()),
  );
});

/** A page of the browser's, where the first requests for a file are cut off on their way. */
async function openCutOff(name: string, times: number): Promise<[Page, string[]]> {
  const { page } = await watchPage(browser(), 'about:blank');
  const asked: string[] = [];
  let left = times;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (versionFolder.test(pathname)) asked.push(pathname.replace(versionFolder, ''));
  });
  await page.route(`**/${name}.js*`, (route) => {
    left -= 1;
    return left < 0 ? route.continue() : route.abort('connectionreset');
  });
  return [page, asked];
}

async function untilShown(page: Page): Promise<void> {
  await page.locator('bw-search article').getByRole('link').first().waitFor();
}

test('a runtime that is cut off is asked for under another address, and all else with it', async () => {
  const [page, asked] = await openCutOff('runtime', 1);
  await page.goto(barePage);
  await untilShown(page);
  const late = asked.slice(asked.indexOf('again/runtime.js'));
  expect(late).toContain('again/bw-search.js');
  expect(late.filter((path) => !path.startsWith('again/'))).toEqual([]);
});

// The preload asks first, then the import.
test.each([
  ['bw-search', 2],
  ['icon', 2],
  ['session-store', 1],
])('a %s that is cut off is asked for again', async (name, times) => {
  const [page, asked] = await openCutOff(name, times);
  await page.goto(barePage);
  await untilShown(page);
  await page.locator('bw-search article').getByRole('link').first().click();
  await page.locator('bw-listing').getByRole('heading').first().waitFor();
  expect(asked.filter((path) => path.includes(`${name}.js`)).length).toBeGreaterThan(1);
});

test.each(['runtime', 'bw-search', 'icon', 'session-store'])(
  'Firefox shows its widgets though its first request for %s was cut off',
  async (name) => {
    const page = await openFirefoxPage();
    try {
      let left = 1;
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const isMeant = new URL(request.url()).pathname.endsWith(`/${name}.js`);
        if (isMeant) left -= 1;
        void (isMeant && left >= 0 ? request.abort() : request.continue());
      });
      await page.goto(barePage);
      await page.waitForFunction(() =>
        document.querySelector('bw-search')?.shadowRoot?.querySelector('article a'),
      );
    } finally {
      await page.close();
    }
  },
);

test('a pinned loader runs no other file that widgets share', async () => {
  const { page } = await watchPage(browser(), 'about:blank');
  await page.route('**/v1/boardwalk.js', async (route) => {
    const url = `${siteOrigin}/v0.1.0/boardwalk.js`;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.route('**/icon.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `${await response.text()};document.title = 'Tampered';`,
    });
  });
  await page.goto(barePage);
  await untilShown(page);
  await page.evaluate(() => {
    document.addEventListener('bw-error', () => document.documentElement.classList.add('failed'));
    document.body.prepend(document.createElement('bw-sign-in'));
  });
  await page.locator('html.failed').waitFor();
  expect(await page.title()).not.toBe('Tampered');
});
