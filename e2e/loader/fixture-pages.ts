import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { type Watched, watchPage } from '../embedding-page.ts';
import { type FixtureSite, openFixtureSite, quietPath } from './fixture-site.ts';

/** The fixture site of a test file: each test finds it as it was, and no page of another's open. */
export async function useFixtureSite(browser: () => Browser): Promise<FixtureSite> {
  const site = await openFixtureSite();
  afterAll(() => site.close());
  beforeEach(() => site.reset());
  afterEach(async () => {
    await Promise.all(
      browser()
        .contexts()
        .map((context) => context.close()),
    );
  });
  return site;
}

/** The text that an element's widget shows, as soon as it does. */
export async function textOf(page: Page, selector: string): Promise<string | null> {
  const button = page.locator(`${selector} >> button`).first();
  await button.waitFor();
  return button.textContent();
}

/** Long enough for what the loader tries again. */
const retryMs = 1_200;

/**
 * Until a page that asks for nothing more would have done so: its own timer, which comes after those
 * that the loader has set, the frames in which it sees what is near, and a request after all others.
 */
export async function untilQuiet(page: Page, { cdn }: Pick<FixtureSite, 'cdn'>): Promise<void> {
  await page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), retryMs);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async (address) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await fetch(address);
  }, cdn + quietPath);
}

/** Holds timers back that outlast any retry, until `releaseTimers()` is called: what failed counts so long. */
export const heldTimers = `<script>
  {
    const { setTimeout } = globalThis;
    const held = [];
    globalThis.setTimeout = (act, pause, ...given) =>
      pause >= 2000 ? held.push(act) : setTimeout(act, pause, ...given);
    globalThis.releaseTimers = () => held.splice(0).map((act) => act()).length;
  }
</script>`;

/** Keeps what follows out of sight. */
export const spacer = '<div style="height: 3000px"></div>';

/** Pages of the fixture site with the loader in their head. */
export function loaderPages(browser: () => Browser, site: FixtureSite) {
  function script(attributes = '', path = '/v1/boardwalk.js'): string {
    return `<script src="${site.cdn}${path}" ${attributes}></script>`;
  }

  return {
    script,
    async open(body: string, head = script(), query = ''): Promise<Watched> {
      const html = `<!doctype html><head>${head}</head><body>${body}</body>`;
      return watchPage(browser(), site.show({ html }) + query);
    },
    /** Returns how often a file of the widgets was requested. */
    asked: (name: string) => site.asked.filter((path) => path.endsWith(`/${name}.js`)).length,
  };
}
