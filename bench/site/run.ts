import { parseArgs } from 'node:util';
import { runLiveProduct } from '@boardwalk/tools/testing/run-live-product';
import { printFigure } from '../figures/figure.ts';
import { openBrowser } from './browser.ts';
import { scorePage } from './lighthouse.ts';
import { measureRender } from './render.ts';
import { readListingAddresses } from './site-addresses.ts';

/** `pnpm bench:site` measures everything, `pnpm bench:site render axe` only these. */
const { positionals: wanted } = parseArgs({ allowPositionals: true });
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

const { siteOrigin, end } = await runLiveProduct();
const held: boolean[] = [];
try {
  const listings = await readListingAddresses(siteOrigin, 50);
  const pages = {
    home: `${siteOrigin}/`,
    search: `${siteOrigin}/search/v2/property?near=Hamilton%2C+ON`,
    listing: listings[0] ?? siteOrigin,
  };
  if (isWanted('render')) {
    const { openLoopP95, closedLoopRate } = await measureRender(listings);
    held.push(
      printFigure({
        id: 'render.listing.p95',
        value: Math.round(openLoopP95 * 100) / 100,
        unit: 'ms',
        limit: 15,
      }),
      printFigure({
        id: 'render.listing.rps',
        value: closedLoopRate,
        unit: 'pages/s',
        limit: 250,
        isLeast: true,
      }),
    );
  }
  if (isWanted('lighthouse')) {
    const { browser, port } = await openBrowser();
    for (const [name, address] of Object.entries(pages)) {
      const { scores, faults } = await scorePage(address, port, 3);
      for (const fault of faults) console.error(`${name}: ${fault}`);
      for (const [category, value] of Object.entries(scores)) {
        const limit = category === 'performance' ? 98 : 100;
        const id = `lighthouse.${name}.${category}`;
        held.push(printFigure({ id, value, unit: 'points', limit, isLeast: true }));
      }
    }
    await browser.close();
  }
} finally {
  await end();
}
process.exitCode = held.every(Boolean) ? 0 : 1;
