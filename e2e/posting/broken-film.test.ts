import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchAsMember } from '../accounts/open-account.ts';
import { useChromium } from '../embedding-page.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
/** As 0142-videos-in-parts.md has it: longer ones than 50 MB go in parts of 4. */
const partBytes = 4 * 1_024 ** 2;
const size = 50 * 1_024 ** 2 + 1_000;
const name = 'street.mp4';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-film-'));
  const film = Buffer.alloc(size);
  // A head, an empty description, and frames to the end that show nothing.
  film.write('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08moov\0\0\0\0mdat', 'latin1');
  film.write('The end.', size - 8, 'latin1');
  await writeFile(join(folder, name), film);
});

afterAll(() => rm(folder, { recursive: true }));

const offsetOf = (url: string) => Number(/\/parts\/(\d+)$/.exec(url)?.[1]);

async function choose(page: Page): Promise<void> {
  await page.goto(`${siteOrigin}/dashboard/fileManagement`);
  await page.locator('bw-files:state(ready)').waitFor();
  await page.locator('bw-files input[type=file]').setInputFiles(join(folder, name));
}

const offsetsFrom = (first: number) => {
  const offsets: number[] = [];
  for (let offset = first; offset < size; offset += partBytes) offsets.push(offset);
  return offsets;
};

test('a long film goes on where its line broke, and where its page was closed', async () => {
  const { page, violations } = await watchAsMember(browser(), 'about:blank');
  const context = page.context();

  // The third part breaks on its way and is sent again by itself; from the sixth on none arrives.
  const before: number[] = [];
  const hasStopped = Promise.withResolvers<void>();
  await page.route('**/storage/me/uploads/*/parts/*', (route) => {
    before.push(offsetOf(route.request().url()));
    if (before.length >= 7) hasStopped.resolve();
    return before.length === 3 || before.length >= 7
      ? route.abort('connectionreset')
      : route.continue();
  });
  await choose(page);
  await hasStopped.promise;
  expect(before.slice(0, 7)).toEqual([0, 1, 2, 2, 3, 4, 5].map((nth) => nth * partBytes));
  await page.getByText(/^Uploading file 1 of 1: 3\d %$/).waitFor();
  expect(await violations()).toEqual([]);
  await page.close();

  const other = await context.newPage();
  const after: number[] = [];
  other.on('request', (request) => {
    if (request.url().includes('/parts/')) after.push(offsetOf(request.url()));
  });
  await choose(other);
  await other.getByText('1 file was uploaded.', { exact: true }).first().waitFor();
  expect(after).toEqual(offsetsFrom(5 * partBytes));

  await other.getByRole('button', { name: `Open “${name}”` }).click();
  const dialog = other.getByRole('dialog', { name });
  const address = await dialog.locator('video').getAttribute('src');
  const served = await other.evaluate(async (url) => {
    const whole = await fetch(url, { headers: { range: 'bytes=-8' } });
    return [whole.status, whole.headers.get('content-range'), await whole.text()];
  }, address ?? '');
  expect(served).toEqual([206, `bytes ${size - 8}-${size - 1}/${size}`, 'The end.']);
  await context.close();
});
