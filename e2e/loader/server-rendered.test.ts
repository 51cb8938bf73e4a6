import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { useFixtureSite } from './fixture-pages.ts';

const browser = useChromium();
const site = await useFixtureSite(browser);

const nonce = 'n0nce';
const renderedAt = Date.UTC(2026, 0, 2);

function policy(): string {
  return [
    "default-src 'none'",
    `script-src ${site.cdn}`,
    `style-src 'nonce-${nonce}'`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function environment() {
  return site.server.createEnvironment({
    client: site.server.createClient({ origin: site.cdn }),
    clock: { now: () => renderedAt },
    locale: 'fr-CA',
    timeZone: 'America/Toronto',
    apiOrigin: site.cdn,
    siteOrigin: site.cdn,
  });
}

async function renderAlpha(attributes: Record<string, string>): Promise<string> {
  const env = environment();
  const state = await site.server.load('bw-alpha', attributes, env);
  return site.server.renderWidget('bw-alpha', attributes, env, { state, nonce }).html;
}

function loader(): string {
  return `<script src="${site.cdn}/v1/boardwalk.js"></script>`;
}

/** What the last counter on the page shows, and whether its button is still the noted one. */
function look(page: Page) {
  return page.evaluate(() => {
    const element = [...document.querySelectorAll('bw-alpha')].at(-1);
    const root = element?.shadowRoot;
    const button = root?.querySelector('button');
    const wasNoted = Reflect.get(globalThis, 'noted') === button;
    Reflect.set(globalThis, 'noted', button);
    return {
      html: root?.querySelector('.bw-frame')?.outerHTML,
      padding: button && getComputedStyle(button).paddingTop,
      wasNoted,
      styles: root?.querySelectorAll('style').length,
      snapshots: element?.querySelectorAll('[data-bw-snapshot]').length,
    };
  });
}

async function untilReady(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('bw-alpha')].at(-1)?.matches(':state(ready)'),
      ),
    )
    .toBe(true);
}

test('what the server rendered is styled at once, and hydrates without a change', async () => {
  const release = site.hold('/v0.1.0/runtime.js');
  const html = await renderAlpha({ step: '3', label: 'A < "b" & </script>' });
  const { page, violations, errors } = await watchPage(
    browser(),
    site.show({ html: `<!doctype html><body>${loader()}${html}</body>`, policy: policy() }),
  );
  const sent = await look(page);
  expect(sent).toMatchObject({ padding: '7px', styles: 1, snapshots: 1 });
  expect(sent.html).toContain(`page 1 at ${renderedAt}`);

  release();
  await untilReady(page);
  const hydrated = await look(page);
  expect(hydrated).toEqual({ ...sent, wasNoted: true, styles: 0, snapshots: 0 });
  const button = page.locator('bw-alpha >> button').first();
  expect(await button.textContent()).toBe('A < "b" & </script> 30');
  await button.click();
  await expect.poll(() => button.textContent()).toBe('A < "b" & </script> 33');
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('an element that the parser is still reading waits for its shadow root', async () => {
  const html = await renderAlpha({ step: '3' });
  const middle = html.indexOf('<button');
  const { page, errors } = await watchPage(
    browser(),
    site.show({
      html: [
        `<!doctype html><body>${loader()}<bw-alpha></bw-alpha><hr>`,
        html.slice(0, html.indexOf('<template')),
        html.slice(html.indexOf('<template'), middle),
        html.slice(middle),
      ],
      pause: 500,
    }),
  );
  await untilReady(page);
  const button = page.locator('bw-alpha').last().locator('button').first();
  await expect.poll(() => button.textContent()).toBe('Clicked 30');
  expect(await look(page)).toMatchObject({ styles: 0, snapshots: 0 });
  expect(errors).toEqual([]);
});

test('nothing shifts when a server-rendered widget starts', async () => {
  const release = site.hold('/v0.1.0/runtime.js');
  const html = await renderAlpha({});
  const { page } = await watchPage(
    browser(),
    site.show({ html: `<!doctype html><body>${html}<p>Below</p>${loader()}</body>` }),
  );
  const top = () => page.evaluate(() => document.querySelector('p')?.offsetTop);
  const before = await top();
  release();
  await untilReady(page);
  expect(await top()).toBe(before);
});
