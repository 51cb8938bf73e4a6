import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'puppeteer-core';
import { afterEach, expect, test } from 'vitest';
import { openFirefoxPage } from './firefox-browser.ts';

const opened: Page[] = [];

afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

/** Opens the strict embedding page, with the policies it violated stored in `keptViolations`. */
async function openPartner(): Promise<Page> {
  const page = await openFirefoxPage();
  opened.push(page);
  // A tab in the background draws nothing, and a widget out of sight does not start.
  await page.bringToFront();
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluateOnNewDocument(() => {
    const kept: string[] = [];
    Reflect.set(globalThis, 'keptViolations', kept);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // The browser asks for the page's own icon by itself; no widget does.
      if (!blockedURI.endsWith('/favicon.ico')) kept.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('response', (answer) => {
    if (answer.status() >= 400) said.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(getProduct().barePage);
  await untilVisible(page, 'bw-search >>> article a').catch(async (cause: unknown) => {
    const shown = await page.evaluate(() => {
      const root = document.querySelector('bw-search')?.shadowRoot;
      return `${document.visibilityState}: ${root?.textContent ?? 'no shadow root'}`;
    });
    throw new Error(`No card came. ${[shown, ...said].join('\n')}`, { cause });
  });
  return page;
}

/** Waits by frames: a wait by mutations, the driver's default, does not notice those of a shadow root. */
function untilVisible(page: Page, selector: string): Promise<unknown> {
  return page.waitForSelector(selector, { visible: true });
}

function violations(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, 'keptViolations'));
}

test('Firefox shows sixteen homes under the strictest policy', async () => {
  const page = await openPartner();
  await page.waitForFunction(
    () =>
      document.querySelector('bw-search')?.shadowRoot?.querySelectorAll('article a').length === 16,
  );
  expect(await violations(page)).toEqual([]);
});

test('Firefox opens a listing in a dialog and closes it', async () => {
  const page = await openPartner();
  await page.locator('bw-search >>> article a').click();
  await untilVisible(page, 'bw-search >>> dialog[open] >>> bw-listing >>> dl');
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    () => !document.querySelector('bw-search')?.shadowRoot?.querySelector('dialog[open]'),
  );
  expect(await violations(page)).toEqual([]);
});

test('Firefox shows the map with its tiles', async () => {
  const page = await openPartner();
  await page.evaluate(() => document.querySelector('bw-search')?.setAttribute('view', 'map'));
  await untilVisible(page, 'bw-search >>> img.leaflet-tile-loaded');
  expect(await violations(page)).toEqual([]);
});
