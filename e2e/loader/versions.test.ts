import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { textOf, useFixtureSite } from './fixture-pages.ts';

const browser = useChromium();
const site = await useFixtureSite(browser);

/** The files of a version that was built once and stays as it is, by path. */
const oldCopy = new Map<string, string>(
  Object.entries(
    JSON.parse(
      gunzipSync(readFileSync(join(import.meta.dirname, 'old-copy/sdk-0.0.9.json.gz'))).toString(),
    ),
  ),
);
const oldLoader = '/v1/0.0.9.js';
const newLoader = '/v1/boardwalk.js';

beforeEach(() => {
  for (const [path, code] of oldCopy) site.files.set(path, code);
});

function script(path: string): string {
  return `<script src="${site.cdn}${path}"></script>`;
}

/** Counts the timers of the shared clock, regardless of what starts them. */
const countTimers = `<script>
  {
    const { setInterval } = globalThis;
    globalThis.clockTimers = 0;
    globalThis.setInterval = (act, pause, ...more) => {
      if (pause === 100) globalThis.clockTimers++;
      return setInterval(act, pause, ...more);
    };
  }
</script>`;

async function open(body: string) {
  return watchPage(browser(), site.show({ html: `<!doctype html><body>${body}</body>` }));
}

/** What the page's registry says of itself. */
function registryOf(page: Page) {
  return page.evaluate(() => {
    const registry = Reflect.get(globalThis, Symbol.for('boardwalk.page'));
    return { versions: [...registry.versions], protocol: registry.protocol };
  });
}

test('the old copy is of another version than this one, and knows a tag that this one has not', () => {
  expect([...oldCopy.keys()]).toContain('/v0.0.9/bw-past.js');
  expect([...site.files.keys()]).toContain('/v0.1.0/bw-clock.js');
  expect([...site.files.keys()]).not.toContain('/v0.1.0/bw-past.js');
});

const orders = [
  ['the old one', oldLoader, newLoader, ['0.0.9', '0.1.0']],
  ['the current one', newLoader, oldLoader, ['0.1.0', '0.0.9']],
] as const;

/** Each tag shows, by the version that has it, and one clock ticks for both versions. */
async function expectShared({ page, errors }: Awaited<ReturnType<typeof open>>) {
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  expect(site.asked.filter((path) => path.endsWith('/bw-alpha.js'))).toEqual([
    expect.stringMatching(/^\/v/),
  ]);
  expect(await textOf(page, 'bw-beta')).toBe('beta');
  expect(await textOf(page, 'bw-beta >> bw-alpha')).toBe('nested 0');
  await textOf(page, 'bw-past');
  await expect.poll(() => textOf(page, 'bw-clock')).toMatch(/^0\.\d\.\d [1-9]/);
  const shown = () =>
    page.evaluate(() =>
      ['bw-clock', 'bw-past'].map((tag) => {
        const button = document.querySelector(tag)?.shadowRoot?.querySelector('button');
        return { text: button?.textContent, by: button?.dataset.shownBy };
      }),
    );
  expect((await shown()).map(({ by }) => by)).toEqual(['0.1.0', '0.0.9']);
  // Who came later shows the clock's time from its first tick on.
  await expect.poll(async () => new Set((await shown()).map(({ text }) => text)).size).toBe(1);
  expect(await page.evaluate('clockTimers')).toBe(1);
  // An older copy that is the page's first receives requests for what only the newer one has.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
}

test.each(orders)('%s starts first and keeps the page', async (_, first, second, versions) => {
  const opened = await open(`${countTimers}${script(first)}${script(second)}<bw-alpha></bw-alpha>`);
  const { page } = opened;
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  await page.evaluate(() => {
    document.body.append(
      ...['bw-beta', 'bw-clock', 'bw-past'].map((tag) => document.createElement(tag)),
    );
  });
  await expectShared(opened);
  expect(await registryOf(page)).toEqual({ versions, protocol: 1 });
  // The tag that both know is the first one's.
  expect(site.asked).toContain(`/v${versions[0]}/bw-alpha.js`);
});

test.each(orders)(
  '%s is asked for first, and whichever comes first keeps the page',
  async (_, first, second) => {
    await expectShared(
      await open(
        `${countTimers}${script(first)}${script(second)}
       <bw-alpha></bw-alpha><bw-beta></bw-beta><bw-clock></bw-clock><bw-past></bw-past>`,
      ),
    );
  },
);

test('a widget finds what it nests in its own version where the page’s first lacks it', async () => {
  const { page } = await open(
    `${countTimers}${script(oldLoader)}${script(newLoader)}<bw-alpha></bw-alpha><bw-beta></bw-beta>`,
  );
  await expect.poll(() => textOf(page, 'bw-beta >> bw-clock')).toMatch(/^0\.1\.0 /);
});

test('what the second version’s loader is told, both hear', async () => {
  const { page } = await open(
    `${script(oldLoader)}${script(newLoader)}
     <script>Boardwalk('configure', { navigation: 'template', urlTemplate: '/homes/{type}/{id}' })</script>
     <bw-alpha></bw-alpha><bw-beta></bw-beta>`,
  );
  await textOf(page, 'bw-alpha');
  await textOf(page, 'bw-beta');
  await page.evaluate(() => {
    document.addEventListener('bw-navigate', (event) => {
      event.preventDefault();
      document.title = (event as CustomEvent).detail.href;
    });
  });
  await page.locator('bw-alpha >> button', { hasText: 'Open' }).first().click();
  await expect.poll(() => page.title()).toBe('/homes/item/7');
});

test.each([
  ['something else', '{}', 'protocol undefined'],
  ['nothing', 'null', 'protocol undefined'],
  ['another protocol', '{ protocol: 2, versions: [], settings: {} }', 'protocol 2'],
])(
  'where a page keeps %s in our place, the fallback stays and says why',
  async (_, value, reason) => {
    const { page } = await open(
      `<script>
       Object.defineProperty(globalThis, Symbol.for('boardwalk.page'), { value: ${value} });
       document.addEventListener('bw-error', (event) => { document.title = event.detail.error.message; });
     </script>${script(newLoader)}<bw-alpha>Call us</bw-alpha>`,
    );
    await expect.poll(() => page.title()).toContain(reason);
    expect(await page.getByText('Call us').isVisible()).toBe(true);
    expect(await page.evaluate(() => customElements.get('bw-alpha'))).toBe(undefined);
  },
);

test('the registry is frozen, holds plain functions and data, and inherits nothing of the page’s', async () => {
  const { page, errors } = await open(
    `<script>
       const registryKey = Symbol.for('boardwalk.page');
       Object.prototype[registryKey] = { protocol: 1, versions: ['evil'], settings: {} };
       Object.prototype.get = Object.prototype.set = function () {};
       Object.prototype.key = 'pk_evil';
     </script>${script(newLoader)}<bw-alpha></bw-alpha>`,
  );
  expect(await textOf(page, 'bw-alpha')).toBe('Clicked 0');
  const found = await page.evaluate(() => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, Symbol.for('boardwalk.page'));
    const registry: Record<string, unknown> = descriptor?.value;
    const settings = registry.settings as Record<string, unknown>;
    return {
      isFrozen: Object.isFrozen(registry),
      isFixed: descriptor?.writable === false && descriptor.configurable === false,
      members: Object.fromEntries(
        Object.entries(registry).map(([name, value]) => [name, typeof value]),
      ),
      inherited: Object.getPrototypeOf(registry),
      key: settings.key ?? null,
    };
  });
  expect(found).toEqual({
    isFrozen: true,
    isFixed: true,
    members: {
      protocol: 'number',
      versions: 'object',
      settings: 'object',
      checks: 'object',
      beside: 'object',
      importModule: 'function',
      share: 'function',
      ensureWidget: 'function',
    },
    inherited: null,
    key: null,
  });
  expect(errors).toEqual([]);
});
