import { parseArgs } from 'node:util';
import { runLiveProduct } from '@boardwalk/tools/testing/run-live-product';
import { median, printFigure } from '../figures/figure.ts';
import { measureThrottle } from '../widget/throttle.ts';
import { type AxeResult, runAxe, runAxeSignedIn } from './axe.ts';
import { openBrowser } from './browser.ts';
import { measureFirstPaint } from './first-paint.ts';
import { measureInteractions } from './interactions/measure-interactions.ts';
import { listVisits } from './interactions/visits.ts';
import { scorePage } from './lighthouse.ts';
import { measureRender } from './render.ts';
import { readListingAddresses } from './site-addresses.ts';
import { admitDemoAccounts, endListing, frenchOf, readRoutePages } from './states.ts';
import { lookAtTargets } from './targets.ts';

/** `pnpm bench:site` measures everything, `pnpm bench:site render axe` only these. */
const { positionals: wanted } = parseArgs({ allowPositionals: true });

const pictureLimit = 61_440;
const rounds = 3;

const { siteOrigin, lonelyOrigin, databaseUrl, end } = await runLiveProduct();
const { browser, port } = await openBrowser();
const listings = await readListingAddresses(siteOrigin, 50);
const pages = {
  home: `${siteOrigin}/`,
  search: `${siteOrigin}/search/v2/property?near=Hamilton%2C+ON&distance=160000`,
  listing: listings.find((address) => address.includes('/property/')) ?? siteOrigin,
};
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

async function measureRendering(): Promise<boolean[]> {
  const { openLoopP95, closedLoopRate } = await measureRender(listings);
  const p95 = Math.round(openLoopP95 * 100) / 100;
  return [
    printFigure({ id: 'render.listing.p95', value: p95, unit: 'ms', limit: 15 }),
    printFigure({
      id: 'render.listing.rps',
      value: closedLoopRate,
      unit: 'pages/s',
      limit: 250,
      isLeast: true,
    }),
  ];
}

async function measureScores(): Promise<boolean[]> {
  const held: boolean[] = [];
  for (const [name, address] of Object.entries(pages)) {
    const { scores, faults } = await scorePage(address, port, () => measureThrottle(browser));
    for (const fault of faults) say(`${name}: ${fault}`);
    for (const [category, value] of Object.entries(scores)) {
      const limit = category === 'performance' ? 98 : 100;
      const id = `lighthouse.${name}.${category}`;
      held.push(printFigure({ id, value, unit: 'points', limit, isLeast: true }));
    }
  }
  return held;
}

async function measurePaints(): Promise<boolean[]> {
  const held: boolean[] = [];
  for (const name of ['home', 'listing'] as const) {
    const paints = [];
    while (paints.length < rounds) {
      paints.push(await measureFirstPaint(browser, pages[name], 412));
    }
    const lcp = Math.round(median(paints.map(({ lcpMs }) => lcpMs)));
    const bytes = Math.max(...paints.map(({ pictureBytes = Number.NaN }) => pictureBytes));
    held.push(
      printFigure({ id: `lcp.${name}.ms`, value: lcp, unit: 'ms', limit: 1_200 }),
      printFigure({ id: `lcp.${name}.picture`, value: bytes, unit: 'B', limit: pictureLimit }),
    );
    if (!paints.every(({ isPreloaded }) => isPreloaded)) {
      say(`${name}: the largest picture is not preloaded.`);
      held.push(false);
    }
  }
  return held;
}

async function measureShift(): Promise<boolean[]> {
  const shifts: number[] = [];
  for (const address of Object.values(pages)) {
    for (const width of [390, 1440]) {
      const { shift, moved } = await measureFirstPaint(browser, address, width);
      if (shift > 0) say(`${address} ${width} shifts by ${shift}: ${moved}`);
      shifts.push(shift);
    }
  }
  const value = Number(Math.max(...shifts).toFixed(3));
  return [printFigure({ id: 'site.cls', value, unit: 'score', limit: 0 })];
}

/** A page of every path and of every state. */
async function allPages(): Promise<readonly string[]> {
  const gone = listings.at(-1) ?? siteOrigin;
  await endListing(databaseUrl, gone);
  const addresses = new Set([
    ...readRoutePages(siteOrigin, listings),
    ...Object.values(pages),
    `${siteOrigin}/nowhere`,
    gone,
    `${lonelyOrigin}/`,
  ]);
  return [...addresses];
}

async function measureAccess(): Promise<boolean[]> {
  await admitDemoAccounts(databaseUrl);
  const results = [
    await runAxe(browser, await allPages(), say),
    await runAxeSignedIn(browser, siteOrigin, say),
  ];
  const sum = (of: keyof AxeResult) => results.reduce((before, result) => before + result[of], 0);
  const violations = sum('violations');
  say(`axe looked at ${sum('pages')} pages in four looks; ${sum('passes')} of its rules passed.`);
  return [printFigure({ id: 'axe.violations', value: violations, unit: 'faults', limit: 0 })];
}

async function measureHands(): Promise<boolean[]> {
  const timed = await measureInteractions(
    browser,
    listVisits(pages),
    await measureThrottle(browser),
  );
  for (const { name, ms } of timed) say(`${name}: ${ms} ms`);
  const times = timed
    .filter(({ isFirstMap }) => !isFirstMap)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  const p75 = times[Math.ceil(times.length * 0.75) - 1] ?? Number.NaN;
  const most = times.at(-1) ?? Number.NaN;
  return [
    printFigure({ id: 'interaction.p75', value: p75, unit: 'ms', limit: 90 }),
    printFigure({ id: 'interaction.max', value: most, unit: 'ms', limit: 130 }),
  ];
}

async function measureTargets(): Promise<boolean[]> {
  const english = [...(await allPages()), `${pages.search}&view=map`];
  const addresses = [...english, ...english.flatMap((address) => frenchOf(siteOrigin, address))];
  const { looked, faults } = await lookAtTargets(browser, addresses, say);
  say(`${looked} targets on ${addresses.length} pages were looked at.`);
  return [printFigure({ id: 'ux.targets', value: faults, unit: 'faults', limit: 0 })];
}

const parts: Readonly<Record<string, () => Promise<boolean[]>>> = {
  render: measureRendering,
  lcp: measurePaints,
  cls: measureShift,
  lighthouse: measureScores,
  axe: measureAccess,
  interactions: measureHands,
  targets: measureTargets,
};

const held: boolean[] = [];
try {
  const chosen = Object.entries(parts).filter(([name]) => !wanted[0] || wanted.includes(name));
  if (chosen.length === 0) throw new Error(`There is ${Object.keys(parts).join(', ')} to measure.`);
  for (const [, measure] of chosen) held.push(...(await measure()));
} finally {
  await browser.close();
  await end();
}
process.exitCode = held.every(Boolean) ? 0 : 1;
