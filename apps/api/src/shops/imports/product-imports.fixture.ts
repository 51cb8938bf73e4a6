import { readFile } from 'node:fs/promises';
import type { Browser } from '../../account/account.fixture.ts';
import { domains } from '../../main.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import type { Answer } from '../../platform/test-server.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';

/** A file that stands beside the tests, as another shop’s software would export it. */
export const readSample = (name: string) =>
  readFile(new URL(`samples/${name}.csv`, import.meta.url));

/** A table of rows by the names of our columns. */
export function writeTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const fields = [...new Set(rows.flatMap(Object.keys))];
  const line = (cells: readonly string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [line(fields), ...rows.map((row) => line(fields.map((field) => row[field] ?? '')))].join(
    '\r\n',
  );
}

/** The server, sellers, and what they do with tables. */
export async function startProductImports() {
  const started = await startShops();
  const { server } = started;
  const runner = createWorkRunner(extendPlatform(server.platform, domains), domains);

  /** Sends a table as a browser does. */
  async function upload(by: Browser, shop: string, table: string | Uint8Array): Promise<Answer> {
    return server.inject({
      method: 'POST',
      url: `${shopPath(shop)}/products/import?name=products.csv`,
      headers: {
        origin: server.platform.configuration.siteOrigin,
        'sec-fetch-site': 'same-origin',
        'x-boardwalk': '1',
        'content-type': 'text/csv',
        ...(by.cookie !== undefined && { cookie: by.cookie }),
      },
      payload: Buffer.from(table),
    });
  }

  const importPath = (shop: string, id: number, more = '') =>
    shopPath(shop, `/products/import/${id}${more}`);

  /** Checks a table, starts it and lets it come to its end; answers the import. */
  async function importAll(by: Browser, shop: string, table: string | Uint8Array) {
    const { status, body, text } = await upload(by, shop, table);
    if (status !== 200) throw new Error(`The table was not checked: ${text}`);
    const begun = await by.call('POST', importPath(shop, body.id, '/start'));
    if (begun.status !== 200) throw new Error(`The import was not started: ${begun.text}`);
    await runner.runWaiting({ withoutPauses: true });
    return (await by.call('GET', importPath(shop, body.id))).body;
  }

  return {
    ...started,
    runner,
    upload,
    importPath,
    importAll,
    problemsOf: async (by: Browser, shop: string, id: number) =>
      (await by.call('GET', importPath(shop, id, '/problems?size=500'))).body.results,
    preview: async (by: Browser, shop: string, id: number) =>
      (await by.call('GET', importPath(shop, id, '/preview?size=100'))).body.results,
    productsOf: async (by: Browser, shop: string) =>
      (await by.call('GET', shopPath(shop, '/products/all?size=100&sort=title'))).body.results,
    exportOf: (by: Browser, shop: string, language = 'en-CA') =>
      by.call('GET', shopPath(shop, `/products/export?language=${language}`)),
  };
}
