import { runLiveProduct } from '@boardwalk/tools/testing/run-live-product';
import { median, printFigure } from '../figures/figure.ts';
import { openBrowser } from '../site/browser.ts';
import { measureFirstPaint } from '../site/first-paint.ts';
import { measureRender } from '../site/render.ts';
import { readListingAddresses } from '../site/site-addresses.ts';

const rounds = 3;

/** Prints how fast pages of products come, and what a slow phone sees of one first; whether all holds. */
export async function measureProductPages(): Promise<boolean> {
  const { siteOrigin, end } = await runLiveProduct();
  try {
    const addresses = await readListingAddresses(siteOrigin, Number.POSITIVE_INFINITY);
    const products = addresses.filter((address) =>
      new URL(address).pathname.startsWith('/product/'),
    );
    const [first] = products;
    if (first === undefined) throw new Error('The site maps name no product.');
    const { closedLoopRate } = await measureRender(products);
    const rate = {
      id: 'product.page.rps',
      ...{ value: closedLoopRate, unit: 'pages/s', limit: 250, isLeast: true },
    };
    return [printFigure(rate), await measurePaint(first)].every(Boolean);
  } finally {
    await end();
  }
}

async function measurePaint(address: string): Promise<boolean> {
  const { browser } = await openBrowser();
  try {
    const paints = [];
    while (paints.length < rounds) paints.push(await measureFirstPaint(browser, address, 412));
    const value = Math.round(median(paints.map(({ lcpMs }) => lcpMs)));
    return printFigure({ id: 'lcp.product.ms', value, unit: 'ms', limit: 1_200 });
  } finally {
    await browser.close();
  }
}
