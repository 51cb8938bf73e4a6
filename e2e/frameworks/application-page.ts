import { extname } from 'node:path';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterEach } from 'vitest';
import { openContext } from '../open-context.ts';

/** A page of an application, and the errors of its console and uncaught ones. */
export interface ApplicationPage {
  readonly page: Page;
  readonly errors: string[];
}

const contentTypes: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Opens pages on the partner's origin, whose files are those given by name: scripts and
 * style sheets. Each is closed after its test.
 */
export function useApplicationPages(
  browser: () => Browser,
): (html: string, files?: ReadonlyMap<string, string>) => Promise<ApplicationPage> {
  const { partnerOrigin } = getProduct();
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  return async (html, files = new Map()) => {
    const context = await openContext(browser(), { viewport: { width: 1280, height: 900 } });
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
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      const body = name === '' ? html : files.get(name);
      if (body === undefined) return route.fulfill({ status: 404 });
      const contentType = `${contentTypes[extname(name)]}; charset=utf-8`;
      return route.fulfill({ contentType, body });
    });
    await page.goto(`${partnerOrigin}/application/`);
    return { page, errors };
  };
}
