import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { domains } from '@boardwalk/api/src/main.ts';
import { createWorkRunner } from '@boardwalk/api/src/platform/queue/work-runner.ts';
import { storeShop } from '@boardwalk/api/src/shops/stored-shop.fixture.ts';
import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import { type BenchServer, startBenchServer } from '../account/bench-server.ts';
import { percentile95, printFigure } from '../figures/figure.ts';
import { startBenchCluster } from '../postgres/bench-cluster.ts';
import { callMeanwhile, signInRealtor } from '../posting/import.ts';

const folder = join(resolve(import.meta.dirname, '../..'), 'var/bench-shops-import');
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
const productCount = 10_000;
const sizes = ['S', 'M', 'L'];

/** People who have a table of eight megabytes checked at once. */
const people = 10;

/** An export as Shopify writes it: each product in three sizes. */
function writeTable(sentences: number): string {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,' +
    'Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status';
  const lines = Array.from({ length: productCount }, (_, index) =>
    sizes.map((size, place) => {
      const isFirst = place === 0;
      return [
        `shirt-${index}`,
        isFirst ? `Linen shirt ${index}` : '',
        isFirst ? `"<p>${'Woven by hand. '.repeat(sentences)}</p>"` : '',
        isFirst ? 'Lachine,Clothing,TRUE,Size' : ',,,',
        size,
        `LS-${index}-${size}`,
        '260,shopify',
        `${index % 20}`,
        `${40 + place}.50`,
        isFirst ? 'active' : '',
      ].join(',');
    }),
  ).flat();
  return [header, ...lines].join('\r\n');
}

type Call = (method: 'GET' | 'POST', path: string, table?: string) => Promise<ProductImport>;

/** A seller with a shop, and their calls below its imports. */
async function openSeller(bench: BenchServer, username: string): Promise<Call> {
  const { cookie, userId } = await signInRealtor(bench, username);
  const rateId = `00000000-0000-4000-9000-${String(userId).padStart(12, '0')}`;
  const made = { productId: 'first', variantId: 1_000_000 + userId, rateId };
  await storeShop(bench.platform.database, { ...made, ownerId: userId, id: username });
  const headers = {
    ...{ cookie, origin: bench.platform.configuration.siteOrigin },
    ...{ 'sec-fetch-site': 'same-origin', 'x-boardwalk': '1' },
  };
  return async (method, path, table) => {
    const address = `${bench.origin}/api/v1/marketplace/shop/${username}/products/import${path}`;
    const request = () =>
      fetch(address, {
        method,
        headers: { ...headers, ...(table !== undefined && { 'content-type': 'text/csv' }) },
        ...(table !== undefined && { body: table }),
      });
    let answer = await request();
    // More tables than may wait are sent again, as a client does.
    while (answer.status === 503) {
      await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
      answer = await request();
    }
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    // The contract says so.
    return (await answer.json()) as ProductImport;
  };
}

async function measureRows(bench: BenchServer): Promise<number> {
  const runner = createWorkRunner(bench.platform, domains);
  const call = await openSeller(bench, 'rosa-shirts');
  const checkStart = performance.now();
  const { id, rows, created } = await call('POST', '', writeTable(4));
  say(`The dry run of ${rows} rows took ${Math.round(performance.now() - checkStart)} ms.`);
  if (created !== productCount) throw new Error(`Only ${created} products are right.`);
  const start = performance.now();
  await call('POST', `/${id}/start`);
  await runner.runWaiting();
  const ms = performance.now() - start;
  const { imported } = await call('GET', `/${id}`);
  if (imported !== productCount) throw new Error(`Only ${imported} products were imported.`);
  return (rows / ms) * 1_000;
}

async function measureBystander(bench: BenchServer): Promise<number> {
  const table = writeTable(36);
  say(`Each table has ${table.length} bytes.`);
  const calls = await Promise.all(
    Array.from({ length: people }, (_, index) => openSeller(bench, `seller-${index}`)),
  );
  const { waits, tables } = await callMeanwhile(bench, () =>
    Promise.all(calls.map((call) => call('POST', '', table))),
  );
  if (tables.some(({ created }) => created !== productCount))
    throw new Error('A table is not right.');
  return percentile95(waits);
}

/** Prints how many rows of products are imported in a second, and what tables cost others. */
export async function measureProductImports(): Promise<boolean> {
  const cluster = await startBenchCluster({ folder, isKept: false }, say);
  try {
    const bench = await startBenchServer(cluster, folder);
    try {
      const rows = Math.round(await measureRows(bench));
      const held = printFigure({
        ...{ id: 'products.import.s', value: rows, unit: 'rows/s', limit: 400, isLeast: true },
      });
      const value = await measureBystander(bench);
      const figure = { id: 'products.import.bystander.p95', value, unit: 'ms', limit: 50 } as const;
      return printFigure(figure) && held;
    } finally {
      await bench.close();
    }
  } finally {
    await cluster.stop();
  }
}
