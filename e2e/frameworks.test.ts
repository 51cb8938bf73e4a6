import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { useChromium, watchPage } from './embedding-page.ts';
import { useApplicationPages } from './frameworks/application-page.ts';
import {
  type Application,
  type Framework,
  frameworks,
  provideApplication,
} from './frameworks/build-application.ts';
import { buildEmbedded, type Embedding } from './frameworks/build-embedded.ts';
import { installPackages } from './frameworks/packages.ts';

const run = promisify(execFile);
const { siteOrigin, playgroundOrigin } = getProduct();
const browser = useChromium();
const open = useApplicationPages(browser);
const applicationsFolder = join(import.meta.dirname, 'frameworks');
const widgetsFolder = join(applicationsFolder, 'node_modules/@boardwalk/widgets');
const applications = new Map<Framework, Application>();

beforeAll(async () => {
  const packages = await installPackages();
  const provide = async (framework: Framework) => {
    applications.set(framework, await provideApplication(framework, packages));
  };
  await Promise.all(frameworks.map(provide));
}, 900_000);

function applicationOf(framework: Framework): Application {
  const application = applications.get(framework);
  if (!application) throw new Error(`${framework} was not built`);
  return application;
}

/** A page as the framework's server would send it; `delivery` says how the widgets come. */
function documentOf({ html }: Application, delivery: 'npm' | 'script'): string {
  return `<!doctype html><html lang="en-CA" data-site="${siteOrigin}" data-delivery="${delivery}">
<head><meta charset="utf-8"><title>Application</title><link rel="icon" href="data:,"></head>
<body><div id="app">${html}</div><script type="module" src="main.js"></script></body></html>`;
}

test('the widgets bring no React of their own, and name no package that is not installed with them', () => {
  const manifest = JSON.parse(readFileSync(join(widgetsFolder, 'package.json'), 'utf8'));
  const scripts = globSync(join(widgetsFolder, 'dist/npm/*.js'));
  const imported = scripts
    .flatMap((file) => ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles)
    .filter(({ fileName }) => !fileName.startsWith('.'))
    .map(({ fileName }) => fileName.match(/^(?:@[^/]+\/)?[^/]+/)?.[0]);
  expect(imported).toContain('react');
  const installed = { ...manifest.dependencies, ...manifest.peerDependencies };
  expect(Object.keys(installed)).toEqual(expect.arrayContaining([...new Set(imported)]));
});

test('a widget can be imported where there is no page', async () => {
  const code = "await import('@boardwalk/widgets/bw-search')";
  const { stderr } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: applicationsFolder,
  });
  expect(stderr).toBe('');
});

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
  const html = readFileSync(join(applicationsFolder, 'plain.html'), 'utf8');
  const { page, errors } = await open(html.replaceAll('{{SITE_ORIGIN}}', siteOrigin));
  await expectAllToWork(page);
  expect(errors.filter((error) => !error.includes('favicon'))).toEqual([]);
});

/** The files that the playground shows for a search with a colour of its own, by where they belong. */
async function readCode(framework: Embedding): Promise<ReadonlyMap<string, string>> {
  const chosen = 'widget=bw-search&a.category=property&a.near=Hamilton%2C+ON&t.accent=%237a3e1d';
  const address = `${playgroundOrigin}/?${chosen}&panel=embed&framework=${framework}`;
  const { page } = await watchPage(browser(), address);
  await page.getByRole('heading', { name: 'Embed it' }).waitFor();
  const files = await page.locator('figure.code-block').evaluateAll((figures) =>
    figures.map((figure) => {
      const [place, code] = ['figcaption span', 'pre'].map((part) => figure.querySelector(part));
      return [place?.textContent ?? '', code?.textContent ?? ''] as const;
    }),
  );
  await page.context().close();
  return new Map(files);
}

test.each(['react', 'vue', 'svelte'] as const)(
  'the playground’s code for %s is built and shows the widget as it was chosen',
  async (framework) => {
    const files = await buildEmbedded(framework, await readCode(framework));
    const { page, errors } = await open(
      `<!doctype html><html lang="en-CA"><title>Application</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css"><div id="app"></div>
<script type="module" src="main.js"></script>`,
      files,
    );
    const search = page.locator('bw-search');
    await search
      .getByText(/near Hamilton, ON/)
      .first()
      .waitFor();
    await search.locator('article').getByRole('link').first().waitFor();
    const accent = await search.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--bw-accent'),
    );
    expect(accent).toBe('#7a3e1d');
    expect(errors).toEqual([]);
  },
);

const loadingPage = `<!doctype html><title>Application</title><link rel="icon" href="data:,">
<script type="module">
  import { loadBoardwalk } from './index.js';
  globalThis.loadAll = (addresses) => Promise.all(
    addresses.map((address) =>
      loadBoardwalk(address).then(({ version }) => version, ({ message }) => message)),
  );
</script>`;

/** What each call comes to: the version of the loader that it resolved with, or why it did not. */
async function load(page: Page, ...addresses: readonly string[]): Promise<unknown> {
  await page.waitForFunction(() => Reflect.has(globalThis, 'loadAll'));
  return page.evaluate(
    (all) => Reflect.get(globalThis, 'loadAll')(all),
    addresses.map((address) => new URL(address, page.url()).href),
  );
}

function tags(page: Page): Promise<number> {
  return page.locator('script[src]').count();
}

/** The npm package of the loader, by the name that the page imports it under. */
function loaderFiles(): Map<string, string> {
  const require = createRequire(join(applicationsFolder, 'react/main.tsx'));
  return new Map([['index.js', readFileSync(require.resolve('@boardwalk/loader'), 'utf8')]]);
}

test('a script that can’t be had is said so to all who asked, and may be asked for again', async () => {
  const files = loaderFiles();
  const { page } = await open(loadingPage, files);
  const address = new URL('missing.js', page.url()).href;
  const complaint = `${address} could not be loaded`;
  expect(await load(page, address, address)).toEqual([complaint, complaint]);
  expect(await tags(page)).toBe(0);

  const loader = await fetch(`${siteOrigin}/v1/boardwalk.js`);
  files.set('missing.js', await loader.text());
  const [first, second] = (await load(page, address, address)) as readonly string[];
  expect(first).toMatch(/^\d+\.\d+\.\d+$/);
  expect(second).toBe(first);
  expect(await tags(page)).toBe(1);
});

test('a script that is another’s is refused', async () => {
  const { page } = await open(loadingPage, loaderFiles().set('other.js', 'var other = 1;'));
  const address = new URL('other.js', page.url()).href;
  expect(await load(page, address)).toEqual([`${address} is not Boardwalk's script`]);
});
