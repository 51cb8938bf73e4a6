import type { ImportKind } from '@boardwalk/sdk-core/posting/imports/import-kinds';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import type { Browser } from '../../account/account.fixture.ts';
import { domains } from '../../main.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import type { Answer } from '../../platform/test-server.fixture.ts';
import { startPosting } from '../posting.fixture.ts';

/** Cells of a right row, by the names of the contract. */
export const rightProperty = {
  reference: 'A-1',
  subcategory: 'RESIDENTIAL',
  title: 'A brick house',
  description: 'Three bedrooms, and a lane behind it.',
  price: '749900.00',
  country: 'CA',
  region: 'ON',
  city: 'Hamilton',
  saleType: 'SALE',
  buildingType: 'DETACHED_HOUSE',
} as const;

/** A table of rows that differ from a right one by some cells. */
export function writeRows(rows: readonly Readonly<Record<string, string>>[]): string {
  const fields = [...new Set([...Object.keys(rightProperty), ...rows.flatMap(Object.keys)])];
  const line = (cells: readonly string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const full = rows.map((row, index) => ({
    ...rightProperty,
    reference: `A-${index + 1}`,
    ...row,
  }));
  return [
    line(fields),
    ...full.map((row: Readonly<Record<string, string>>) =>
      line(fields.map((field) => row[field] ?? '')),
    ),
  ].join('\r\n');
}

/** The server, people who are signed in to it, and what they do with tables. */
export async function startImporting() {
  const posting = await startPosting();
  const { server, signIn } = posting;
  const runner = createWorkRunner(extendPlatform(server.platform, domains), domains);

  /** Sends a table as a browser does. */
  async function upload(
    by: Browser,
    table: string | Uint8Array,
    kind: ImportKind = 'property',
  ): Promise<Answer> {
    return server.inject({
      method: 'POST',
      url: `/api/v1/${kind}/import?name=houses.csv`,
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

  return {
    ...posting,
    runner,
    upload,
    signInAs: (group: Group) => signIn([group]),
    problemsOf: async (by: Browser, id: number) =>
      (await by.call('GET', `/api/v1/listing/import/${id}/problems?size=500`)).body.results,
    start: (by: Browser, id: number) => by.call('POST', `/api/v1/listing/import/${id}/start`),
    undo: (by: Browser, id: number) => by.call('POST', `/api/v1/listing/import/${id}/undo`),
    read: (by: Browser, id: number) => by.call('GET', `/api/v1/listing/import/${id}`),
  };
}
