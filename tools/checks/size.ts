import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';

interface BuiltFile {
  readonly gz: number;
}

interface Figure {
  readonly id: string;
  readonly value: number;
  readonly unit: 'B' | '1';
  readonly limit: number;
  readonly holds: boolean;
}

const packages = resolve(import.meta.dirname, '../../packages');
const planFile = resolve(packages, 'widgets/build/chunks/chunk-plan.json');
const cdn = resolve(packages, 'widgets/dist/cdn');
const server = resolve(packages, 'widgets/dist/server/server.js');
const site = resolve(import.meta.dirname, '../../apps/host-site/dist');

/** What a listing's page of our own site runs: the listing with its prepared part, bar and foot. */
const listingPage = ['bw-listing.js', 'listing-sections.js', 'bw-topbar.js', 'bw-footer.js'];

/** Bytes of the site's own scripts: that in the head, and that which leads from page to page. */
function readSiteScripts(): number {
  const names = existsSync(site) ? readdirSync(site).filter((name) => name.endsWith('.js')) : [];
  if (names.length === 0)
    throw new Error('The site is not built: run `node apps/host-site/build.ts` first.');
  return names
    .map((name) => gzipSync(readFileSync(resolve(site, name)), { level: 9 }).length)
    .reduce((total, bytes) => total + bytes);
}

/** Files of a version by name, and the evergreen loader. */
function readManifest(folder: string): ReadonlyMap<string, BuiltFile> {
  const path = resolve(folder, 'manifest.json');
  if (!existsSync(path)) {
    throw new Error('The widgets are not built: run `node packages/widgets/build.ts` first.');
  }
  const manifest: Readonly<Record<string, BuiltFile>> = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(
    Object.entries(manifest).map(([name, file]) => [name.replace(/^v\d+\.\d+\.\d+\//, ''), file]),
  );
}

/** What a widget loads right after its first view, whether or not it shows a map. */
const followers: Readonly<Record<string, readonly string[]>> = {
  'bw-search.js': ['bar.js', 'tools.js', 'around.js', 'card-details.js'],
  'bw-listing.js': ['listing-sections.js', 'load-page-writer.js'],
};

function readCode(folder: string, name: string): string {
  const version = readdirSync(folder).find((entry) => /^v\d+\.\d+\.\d+$/.test(entry));
  return readFileSync(resolve(folder, `${version}`, name), 'utf8');
}

function holdsLeaflet(folder: string, name: string): boolean {
  return readCode(folder, name).includes('leaflet-container');
}

/** The file of the labels that the pages of a kind show beside their values. */
function labelsOf(folder: string, names: readonly string[], kind: string): string {
  const catalogue = new RegExp(`catalogue:[\`"']listings/${kind}[\`"']`);
  const [found, ...others] = names.filter((name) => catalogue.test(readCode(folder, name)));
  if (found === undefined || others.length > 0)
    throw new Error(`No one file has the labels of ${kind}`);
  return found;
}

/** The files that come with one, itself first: what it imports before it runs. */
function staticImports(folder: string, name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = readCode(folder, name);
  for (const [, file] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    if (file) staticImports(folder, file, seen);
  }
  return seen;
}

/** Whether a file loads another when it is needed. */
function loadsLater(folder: string, name: string, other: string): boolean {
  return new RegExp(`new URL\\(["'\`]\\./${other}["'\`]`).test(readCode(folder, name));
}

function figures(folder: string): readonly Figure[] {
  const files = readManifest(folder);
  const sizeOf = (name: string) => {
    const file = files.get(name);
    if (!file) throw new Error(`The build has no ${name}`);
    return file.gz;
  };
  const sum = (names: Iterable<string>) =>
    [...names].reduce((total, name) => total + sizeOf(name), 0);
  const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...names].filter((name) => !others.has(name));

  const loader = 'v1/boardwalk.js';
  const search = new Set([loader, ...staticImports(folder, 'bw-search.js')]);
  const listing = staticImports(folder, 'bw-listing.js');
  const account = staticImports(folder, 'bw-account.js');
  const onPages = staticImports(folder, 'bw-sign-in.js');
  const cards = staticImports(folder, 'bw-cards.js');
  const alerts = staticImports(folder, 'bw-alerts.js');
  const inbox = staticImports(folder, 'bw-inbox.js');
  const shop = new Set([loader, ...staticImports(folder, 'bw-shop.js')]);
  const product = staticImports(folder, 'bw-product.js');
  const cart = staticImports(folder, 'bw-cart.js');
  const orderCheckout = new Set([...staticImports(folder, 'bw-order-checkout.js'), ...cards]);
  const page = new Set([
    loader,
    ...listingPage.flatMap((name) => [...staticImports(folder, name)]),
  ]);
  const upload = staticImports(folder, 'bw-upload.js');
  const posting = new Set([
    ...staticImports(folder, 'bw-post.js'),
    ...staticImports(folder, 'form-parts.js'),
  ]);
  const cropper = staticImports(folder, 'cropping-cropper.js');
  const boards = new Set([
    ...staticImports(folder, 'bw-boards.js'),
    ...staticImports(folder, 'boards-map-view.js'),
  ]);
  const mapBase = staticImports(folder, 'base-map.js');
  const scripts = [...files.keys()].filter(
    (name) => name.endsWith('.js') && !name.endsWith('boardwalk.js'),
  );
  const maps = scripts
    .map((name) => ({ name, imports: staticImports(folder, name) }))
    .filter(({ imports }) => [...imports].some((name) => holdsLeaflet(folder, name)));
  const followed = (widget: string) =>
    new Set(
      [widget, ...(followers[widget] ?? [])].flatMap((name) => [...staticImports(folder, name)]),
    );
  const atHand = new Set([...search, ...followed('bw-search.js')]);
  const kinds = listingKinds.map((kind) => labelsOf(folder, scripts, kind));
  const shownSizes = kinds.map((labels) =>
    sum(without(new Set([...followed('bw-listing.js'), ...staticImports(folder, labels)]), atHand)),
  );
  if (maps.length === 0) throw new Error('No file of the build holds Leaflet');
  const mapSizes = maps.map(({ name: map, imports }) => {
    // A part that takes things from its own widget, or from the part that loads it, finds that one
    // loaded, with what follows it.
    const earlier = [...imports].filter(
      (name) => /^bw-/.test(name) || loadsLater(folder, name, map),
    );
    const loaded = earlier.flatMap((name) => [...followed(name)]);
    return sum(without(imports, new Set([...search, ...loaded])));
  });
  return [
    figure('loader.gz', sizeOf(loader), 'B', 1_440),
    figure('search.first.gz', sum(search), 'B', 33_472),
    figure('search.first.requests', search.size, '1', 3),
    figure('search.first.fr.gz', sum(search) + sizeOf('bw-search.fr.js'), 'B', 34_816),
    figure('listing.extra.gz', sum(without(listing, search)), 'B', 13_312),
    figure('listing.shown.gz', Math.max(...shownSizes), 'B', 24_192),
    figure('account.extra.gz', sum(without(account, new Set(['runtime.js']))), 'B', 12_288),
    figure('page.sign-in.extra.gz', sum(without(onPages, new Set(['runtime.js']))), 'B', 10_240),
    figure('cards.extra.gz', sum(without(cards, new Set(['runtime.js']))), 'B', 12_800),
    figure('alerts.extra.gz', sum(without(alerts, new Set(['runtime.js']))), 'B', 13_824),
    figure('inbox.extra.gz', sum(without(inbox, new Set(['runtime.js']))), 'B', 22_528),
    figure('shop.first.gz', sum(shop), 'B', 36_864),
    figure('product.extra.gz', sum(without(product, new Set(['runtime.js']))), 'B', 15_360),
    figure('cart.extra.gz', sum(without(cart, new Set(['runtime.js']))), 'B', 14_336),
    figure(
      'order-checkout.extra.gz',
      sum(without(orderCheckout, new Set(['runtime.js']))),
      'B',
      34_816,
    ),
    figure('listing.page.gz', sum(page) + readSiteScripts(), 'B', 61_440),
    figure('map.gz', Math.max(...mapSizes), 'B', 62_464),
    // The fields of a place are a file of their own: forms of shops have them too.
    figure('post.extra.gz', sum(without(posting, new Set(['runtime.js']))), 'B', 75_264),
    figure(
      'boards.extra.gz',
      sum(without(boards, new Set([...mapBase, 'runtime.js']))),
      'B',
      38_912,
    ),
    figure('cropper.gz', sum(without(cropper, upload)), 'B', 12_288),
  ];
}

function figure(id: string, value: number, unit: 'B' | '1', limit: number): Figure {
  return { id, value, unit, limit, holds: value <= limit };
}

/** Widgets that stand on every page of our site. */
const frame = [
  'bw-topbar',
  'bw-drawer',
  'bw-footer',
  'bw-toasts',
  'bw-acting',
  'bw-scroll-buttons',
];
/** The most that a widget may bring to a page, in bytes. */
const widgetLimits = { frame: 16_896, page: 53_248 };

/**
 * What each widget brings beyond the runtime: its file and all that this imports before it runs.
 * Parts that load later, and widgets that it nests, count for themselves.
 */
async function widgetFigures(folder: string): Promise<readonly Figure[]> {
  const files = readManifest(folder);
  // The tables are TSX; the server build is the form of them that Node runs.
  const { widgets }: { widgets: Readonly<Record<string, unknown>> } = await import(
    pathToFileURL(server).href
  );
  const tags = Object.keys(widgets);
  if (tags.length === 0) throw new Error('The server build has no widget');
  return tags.map((tag) => {
    const names = [...staticImports(folder, `${tag}.js`)].filter((name) => name !== 'runtime.js');
    const bytes = names.reduce((total, name) => total + (files.get(name)?.gz ?? Number.NaN), 0);
    const kind = frame.includes(tag) ? 'frame' : 'page';
    return figure(`${tag}.gz`, bytes, 'B', widgetLimits[kind]);
  });
}

/** Modules of the plan of shared chunks that no longer exist. */
function findStaleModules(): readonly string[] {
  const plan: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(planFile, 'utf8'),
  );
  const modules = Object.values(plan).flat();
  return modules.filter((name) => {
    const [path = ''] = name.split('?');
    return /^(?:widgets|sdk-core)\//.test(path) && !existsSync(resolve(packages, path));
  });
}

const stale = findStaleModules();
if (stale.length > 0) {
  throw new Error(
    `chunk-plan.json names ${stale.join(', ')}: take them out, or build with --plan.`,
  );
}
const measured = [...figures(cdn), ...(await widgetFigures(cdn))];
const { values } = parseArgs({ options: { broken: { type: 'boolean', default: false } } });
const broken = measured.filter(({ holds }) => !holds);
const printed = values.broken
  ? [...broken, figure('shape.limits.broken', broken.length, '1', 0)]
  : measured;
for (const one of printed) console.log(JSON.stringify(one));
process.exitCode = broken.length === 0 ? 0 : 1;
