import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { type Watched, watchPage } from '../embedding-page.ts';
import { type FixtureSite, openFixtureSite } from './fixture-site.ts';

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
    /** How often a file of the widgets was asked for. */
    asked: (name: string) => site.asked.filter((path) => path.endsWith(`/${name}.js`)).length,
  };
}
