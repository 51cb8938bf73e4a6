import { runStatement } from '@boardwalk/tools/postgres/connect';
import { runLiveProduct } from '@boardwalk/tools/testing/run-live-product';
import { median, printFigure } from '../figures/figure.ts';
import { openBrowser } from '../site/browser.ts';
import { measureThrottle } from '../widget/throttle.ts';
import { measureImports } from './import.ts';
import { signIn } from './person.ts';
import { measurePictures } from './picture.ts';
import { measurePreviewKeys } from './preview-keys.ts';
import { measurePublishing } from './publish.ts';
import { measureUploads } from './uploads.ts';

const keyRounds = 3;
/** Each of them has room for one film of that size. */
const uploaders = ['admin', 'merchant', 'realtor', 'member'];
const writer = 'merchant';

const product = await runLiveProduct();
const { siteOrigin } = product;
// Live mode lets nobody of the demo in; here they stand for people of their own.
await runStatement(product.databaseUrl, "update users set email = username || '@example.org'");
const { browser } = await openBrowser();

const person = await signIn(siteOrigin, writer);
const published = await measurePublishing(person);
const pictures = await measurePictures(browser, siteOrigin, person);
const keys: number[] = [];
for (let round = 0; round < keyRounds; round++) {
  const throttle = await measureThrottle(browser);
  keys.push(p95(await measurePreviewKeys(browser, siteOrigin, { username: writer, throttle })));
}
const people = await Promise.all(uploaders.map((name) => signIn(siteOrigin, name)));
const grownBy = await measureUploads(product, people);
await browser.close();
await product.end();
const { rowsPerSecond, bystanderP95 } = await measureImports();

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

const held = [
  printFigure({ id: 'post.key.ms', value: Math.round(median(keys)), unit: 'ms', limit: 50 }),
  printFigure({
    id: 'publish.searchable.ms',
    value: Math.round(p95(published)),
    unit: 'ms',
    limit: 1_000,
  }),
  printFigure({
    id: 'image.ready.ms',
    value: Math.round(median(pictures)),
    unit: 'ms',
    limit: 1_500,
  }),
  printFigure({ id: 'upload.rss.mb', value: Math.round(grownBy), unit: 'MB', limit: 256 }),
  printFigure({
    id: 'import.rows.s',
    value: Math.round(rowsPerSecond),
    unit: 'rows/s',
    limit: 500,
    isLeast: true,
  }),
  printFigure({ id: 'import.bystander.p95', value: bystanderP95, unit: 'ms', limit: 50 }),
];
process.exitCode = held.every(Boolean) ? 0 : 1;
