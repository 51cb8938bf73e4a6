import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  type Application,
  buildApplication,
  type Framework,
  frameworks,
} from './frameworks/build-application.ts';
import { installPackages } from './frameworks/packages.ts';
import { useChromium } from './partner-page.ts';

const browser = useChromium();
const { siteOrigin, partnerOrigin } = getProduct();
const applications = new Map<Framework, Application>();
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  installPackages();
  for (const framework of frameworks) {
    applications.set(framework, await buildApplication(framework));
  }
}, 300_000);

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

function applicationOf(framework: Framework): Application {
  const application = applications.get(framework);
  if (!application) throw new Error(`${framework} was not built`);
  return application;
}

/** Opens a page on the partner's origin, whose files are those given. */
async function open(html: string, files: ReadonlyMap<string, string> = new Map()) {
  const context = await browser().newContext({ viewport: { width: 1280, height: 900 } });
  contexts.push(context);
  // What a route answers comes from no address, and such a page asks before it reaches this machine.
  await context.grantPermissions(['local-network-access']);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(`${partnerOrigin}/application/**`, (route) => {
    const body = files.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return body === undefined
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.fulfill({ contentType: 'text/javascript; charset=utf-8', body });
  });
  await page.goto(`${partnerOrigin}/application/`);
  return { page, errors };
}

/** A page as the framework's server would send it; `delivery` says how the widgets come. */
function documentOf({ html }: Application, delivery: 'npm' | 'script'): string {
  return `<!doctype html><html lang="en-CA" data-site="${siteOrigin}" data-delivery="${delivery}">
<head><meta charset="utf-8"><title>Application</title><link rel="icon" href="data:,"></head>
<body><div id="app">${html}</div><script type="module" src="main.js"></script></body></html>`;
}

/** The values of the widgets' properties, as a script reads them. */
function values(page: Page) {
  return page.evaluate(() => {
    const search = document.querySelector('bw-search');
    const read = (element: Element | null, name: string) => element && Reflect.get(element, name);
    return {
      category: read(search, 'category'),
      listedWithinDays: read(search, 'listedWithinDays'),
      hasPictures: read(search, 'hasPictures'),
      sort: read(search, 'sort'),
      badges: read(document.querySelector('bw-topbar'), 'badges'),
    };
  });
}

async function expectAllToWork(page: Page) {
  const total = page.locator('#total');
  await expect.poll(async () => Number(await total.textContent())).toBeGreaterThan(0);
  expect(await values(page)).toMatchObject({
    category: ['property', 'item'],
    listedWithinDays: 300,
    hasPictures: false,
    sort: 'newest',
  });
  await expect.poll(() => page.evaluate(() => !!customElements.get('bw-topbar'))).toBe(true);
  const before = await total.textContent();

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect
    .poll(() => values(page))
    .toMatchObject({
      category: ['event'],
      listedWithinDays: 300,
      hasPictures: true,
      badges: { cart: 3 },
    });
  await expect.poll(() => total.textContent()).not.toBe(before);

  const card = page.locator('bw-search article').getByRole('link').first();
  await card.click();
  await expect.poll(() => page.locator('#address').textContent()).toMatch(/\/event\/listing\/\d+/);
  expect(new URL(page.url()).pathname).toBe('/application/');
  expect(await page.locator('bw-search dialog[open]').count()).toBe(0);
}

test.each(frameworks)(
  '%s renders the tags on its server as HTML that harms nothing',
  (framework) => {
    const { html } = applicationOf(framework);
    expect(html).toMatch(/<bw-search [^>]*category="property,item"/);
    expect(html).toMatch(/<bw-search [^>]*listed-within-days="300"/);
    expect(html).toContain('Our listings');
    expect(html).not.toMatch(/\[object|function|onbw-|undefined/);
  },
);

test.each(
  frameworks.flatMap((framework) => [[framework, 'npm'] as const, [framework, 'script'] as const]),
)(
  '%s, widgets by %s: attributes, properties and events work in a page from its server',
  async (framework, delivery) => {
    const application = applicationOf(framework);
    const { page, errors } = await open(documentOf(application, delivery), application.files);
    await expectAllToWork(page);
    expect(errors).toEqual([]);
  },
);

test('plain HTML: attributes, properties and events work', async () => {
  const html = readFileSync(join(import.meta.dirname, 'frameworks/plain.html'), 'utf8');
  const { page, errors } = await open(html.replaceAll('{{SITE_ORIGIN}}', siteOrigin));
  await expectAllToWork(page);
  expect(errors.filter((error) => !error.includes('favicon'))).toEqual([]);
});
