import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { useApplicationPages } from '../frameworks/application-page.ts';
import { buildEmbedded, type Embedding } from '../frameworks/build-embedded.ts';
import { installPackages } from '../frameworks/packages.ts';
import { useForeignSites } from './foreign-pages.ts';
import { pageOf, readBlocks, readDocument, readSiteKey, withoutKey } from './written-code.ts';

const browser = useChromium();
const sites = useForeignSites();
const openRegistered = useApplicationPages(browser);
const llms = readDocument('docs/llms.txt');
const guide = readDocument('docs/embedding.md');
const siteKey = await readSiteKey();

beforeAll(installPackages, 900_000);

/** Code as the owner of the demo's embed site writes it. */
function withKey(code: string): string {
  return code.replaceAll('pk_live_…', siteKey);
}

async function showsCards(page: Page): Promise<void> {
  const search = page.locator('bw-search');
  await search.locator('article').nth(3).waitFor();
  await search
    .getByText(/near Hamilton, ON/)
    .first()
    .waitFor();
}

/** Blocks of HTML that put a search on a page. */
const pages = [
  ...readBlocks(llms, 'html').map((code) => ['llms.txt', code] as const),
  ...readBlocks(guide, 'html').map((code) => ['the guide', code] as const),
].filter(([, code]) => code.includes('near="Hamilton, ON"') && code.includes('boardwalk.js'));

test('both have pages without a key and pages with one', () => {
  for (const name of ['llms.txt', 'the guide']) {
    const keyed = pages
      .filter(([from]) => from === name)
      .map(([, code]) => code.includes('data-key'));
    expect(new Set(keyed)).toEqual(new Set([true, false]));
  }
});

test.each(pages)('a page of %s shows cards on a registered origin', async (_, code) => {
  const { page, errors } = await openRegistered(pageOf(withKey(code)));
  await showsCards(page);
  expect(errors).toEqual([]);
});

test.each(pages)('without its key, a page of %s shows cards anywhere', async (_, code) => {
  const html = pageOf(withoutKey(code).replace(/<bw-sign-in[\s\S]*?<\/bw-sign-in>/, ''));
  const { page, errors } = await watchPage(browser(), sites.show('127.0.0.1', { html }));
  await showsCards(page);
  expect(errors).toEqual([]);
});

test('a key on an origin that is not its own opens nothing', async () => {
  const [, code = ''] = pages.find(([, html]) => html.includes('data-key')) ?? [];
  const html = pageOf(withKey(code));
  const { page, errors } = await watchPage(browser(), sites.show('127.0.0.1', { html }));
  await page.locator('bw-search').getByRole('alert').waitFor();
  expect(errors.join()).toContain('blocked by CORS policy');
});

test('widgets within a widget tell of themselves', async () => {
  const listener = `<script>
    globalThis.ready = new Set();
    document.addEventListener('bw-ready', ({ target, detail }) => {
      ready.add(target.localName + ' ' + detail.tag);
    });
  </script>`;
  const html = pageOf(listener + withoutKey(pages[0]?.[1] ?? ''));
  const { page } = await watchPage(browser(), sites.show('127.0.0.1', { html }));
  const told = () => page.evaluate(() => [...Reflect.get(globalThis, 'ready')].sort());
  await expect.poll(told).toEqual(['bw-search bw-favourite', 'bw-search bw-search']);
});

test('the policy of llms.txt is enough', async () => {
  const [policy = ''] = readBlocks(llms, 'csp');
  expect(policy).toContain("default-src 'none'");
  // The icon of the page is its own.
  const html = pageOf(withoutKey(pages[0]?.[1] ?? '')).replace(/<link [^>]*>/, '');
  const address = sites.show('somebody.localhost', { html, policy: policy.trim() });
  const { page, violations } = await watchPage(browser(), address);
  await showsCards(page);
  await page.locator('bw-search img.leaflet-tile-loaded').first().waitFor();
  expect((await violations()).filter((one) => !one.includes('favicon'))).toEqual([]);
});

const [react = ''] = readBlocks(llms, 'tsx');
const [viteConfig = ''] = readBlocks(llms, 'ts');
const [vue = ''] = readBlocks(llms, 'vue');
const plain = readBlocks(guide, 'js').find((code) =>
  code.includes("'@boardwalk/widgets/bw-search'"),
);

const applications: readonly (readonly [string, Embedding, ReadonlyMap<string, string>])[] = [
  ['React of llms.txt', 'react', new Map([['BoardwalkSearch.tsx', react]])],
  [
    'Vue of llms.txt',
    'vue',
    new Map([
      ['vite.config.ts', viteConfig],
      ['BoardwalkSearch.vue', vue],
    ]),
  ],
  ['bundlers of the guide', 'plain', new Map([['application.js', plain ?? '']])],
];

test.each(applications)(
  'the code for %s works from the packed packages, with its key and without',
  async (_, framework, code) => {
    const body = `<div id="app">${framework === 'plain' ? '<bw-search near="Hamilton, ON"></bw-search>' : ''}</div>
<script type="module" src="main.js"></script>`;
    for (const written of [withKey, withoutKey]) {
      const sources = new Map([...code].map(([name, text]) => [name, written(text)]));
      expect([...sources.values()].join().includes('pk_')).toBe(written === withKey);
      const files = await buildEmbedded(framework, sources);
      const { page, errors } = await openRegistered(pageOf(body), files);
      await showsCards(page);
      expect(errors).toEqual([]);
    }
  },
);

/** Runs a script beside the installed packages; answers what it prints. */
function runScript(code: string, env: NodeJS.ProcessEnv = {}): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module'], {
    cwd: join(import.meta.dirname, '../frameworks'),
    encoding: 'utf8',
    input: code,
    env: { ...process.env, ...env },
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const scripts = [
  ...readBlocks(llms, 'js').map((code) => ['llms.txt', code] as const),
  ...readBlocks(guide, 'js').map((code) => ['the guide', code] as const),
].filter(([, code]) => code.includes('/snapshot/'));

test.each(scripts)('the snapshot of %s comes to a page, or its bare tag', async (_, code) => {
  const secret = 'boardwalk-demo-snapshots';
  const html = runScript(withKey(code), { BOARDWALK_SNAPSHOT_SECRET: secret });
  expect(html).toContain('<template shadowrootmode="open"');
  const { page, errors } = await openRegistered(pageOf(html));
  await showsCards(page);
  expect(errors).toEqual([]);
  const refused = runScript(withoutKey(code), { BOARDWALK_SNAPSHOT_SECRET: 'wrong' });
  expect(refused).not.toContain('<template');
  const foreign = sites.show('127.0.0.1', { html: pageOf(refused) });
  await showsCards((await watchPage(browser(), foreign)).page);
});

test('a server of one’s own renders a widget from the package', async () => {
  const code = readBlocks(guide, 'js').find((text) => text.includes("'@boardwalk/widgets/server'"));
  const html = runScript(code ?? '');
  expect(html).toContain('<template shadowrootmode="open"');
  expect(html).toContain('near Hamilton, ON');
});
