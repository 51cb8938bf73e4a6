import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openFirefoxPage } from '../firefox-browser.ts';
import { type FixtureSite, openFixtureSite } from './fixture-site.ts';

let site: FixtureSite;
const opened: Page[] = [];

beforeAll(async () => {
  site = await openFixtureSite();
});
afterAll(() => site?.close());
beforeEach(() => site.reset());
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

async function open(path: string): Promise<Page> {
  const policy = [
    "default-src 'none'",
    `script-src ${site.cdn}`,
    "style-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const script = `<script src="${site.cdn}${path}"></script>`;
  const page = await openFirefoxPage();
  opened.push(page);
  await page.evaluateOnNewDocument(() => {
    addEventListener('bw-error', () => document.documentElement.classList.add('failed'));
  });
  await page.goto(
    site.show({ html: `<!doctype html><body>${script}<bw-alpha></bw-alpha></body>`, policy }),
  );
  return page;
}

function textOf(page: Page) {
  return page.evaluate(
    () => document.querySelector('bw-alpha')?.shadowRoot?.querySelector('button')?.textContent,
  );
}

test.each(['/v1/boardwalk.js', '/v0.1.0/boardwalk.js'])('%s shows its widget', async (path) => {
  const page = await open(path);
  await expect.poll(() => textOf(page)).toBe('Clicked 0');
});

test.each(['runtime', 'bw-alpha'])('a %s that fails at first comes after all', async (name) => {
  site.failures.set(`/v0.1.0/${name}.js`, 1);
  const page = await open('/v1/boardwalk.js');
  await expect.poll(() => textOf(page)).toBe('Clicked 0');
});

test('a pinned loader runs no other file than it was built with', async () => {
  const path = '/v0.1.0/bw-alpha.js';
  site.files.set(path, `${site.files.get(path)};document.title = 'Tampered';`);
  const page = await open('/v0.1.0/boardwalk.js');
  await page.waitForSelector('html.failed');
  expect(await page.title()).toBe('');
  expect(await textOf(page)).toBe(undefined);
});
