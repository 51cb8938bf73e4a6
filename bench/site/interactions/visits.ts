import type { Page } from 'playwright';
import { byRole, dismiss, drawFinger, type Find, leaveByKey, tap, type } from './hands.ts';
import type { Interaction, Visit } from './interaction.ts';

/** The three pages of a first visit, each with what hands do there. */
export function listVisits(pages: {
  readonly home: string;
  readonly search: string;
  readonly listing: string;
}): readonly Visit[] {
  return [
    { address: pages.home, interactions: onHome },
    { address: pages.search, interactions: onSearch },
    { address: pages.listing, interactions: onListing },
  ];
}

const where = byRole('combobox', 'Where');
const hamilton = byRole('option', /^Hamilton, Ontario/);
const catharines = byRole('option', /^St\. Catharines, Ontario/);
const menu = byRole('navigation', 'More');

const onHome: readonly Interaction[] = [
  type('home: type a city', where, 'hamil', hamilton),
  dismiss('home: choose the city', hamilton, hamilton),
  tap('home: open the menu', byRole('button', 'Menu'), menu),
  leaveByKey('home: close the menu', 'Escape', menu),
];

const filters = byRole('dialog', 'Filters');
const price = byRole('dialog', 'Price');
const card: Find = (page) => page.locator('bw-search article').first();
const map: Find = (page) => page.locator('bw-search .leaflet-container');
const cluster = byRole('button', /^Zoom in on \d+ listings/);
const byPart = byRole('button', 'Search this part');
const allFeatures: Find = (page) =>
  filters(page)
    .getByRole('group', { name: 'Features', exact: true })
    .getByRole('button', { name: /^Show all/ });
const sheetButton =
  (name: string | RegExp): Find =>
  (page) =>
    filters(page).getByRole('button', { name, exact: true });
/** The sentence that says what was found. */
const found =
  (words: RegExp): Find =>
  (page) =>
    page.locator('bw-search').getByText(words).first();

const onSearch: readonly Interaction[] = [
  tap('search: open the filters', byRole('button', /^Filters/), filters),
  tap(
    'search: three bedrooms or more',
    (page) => filters(page).getByRole('group', { name: 'Bedrooms' }).getByText('3+'),
    (page) => filters(page).getByRole('button', { name: '3+', pressed: true }),
  ),
  tap(
    'search: unfold the features',
    (page) => filters(page).locator('summary', { hasText: /^Features$/ }),
    allFeatures,
  ),
  tap('search: all features', allFeatures, (page) =>
    filters(page).getByRole('checkbox', { name: /^Dishwasher/ }),
  ),
  tap(
    'search: a feature',
    (page) => filters(page).getByRole('checkbox', { name: /^Dishwasher/ }),
    sheetButton(/^Show [\d,]+ /),
  ),
  dismiss('search: show what is left', sheetButton(/^Show [\d,]+ /), filters),
  tap('search: open the prices', byRole('button', /^Price/), price),
  tap(
    'search: for sale',
    (page) => price(page).getByRole('button', { name: 'For sale' }),
    (page) => price(page).getByRole('textbox', { name: 'Highest' }),
  ),
  type(
    'search: type a price',
    (page) => price(page).getByRole('textbox', { name: 'Highest' }),
    '900000',
    price,
  ),
  dismiss('search: leave the prices', byRole('button', 'Show results'), price),
  tap('search: a chip', byRole('button', /^Residential/), card),
  {
    name: 'search: type a city',
    async act(page) {
      await where(page).tap();
      await page.keyboard.press('Control+A');
      await where(page).pressSequentially('st cath', { delay: 120 });
      await catharines(page).waitFor();
    },
  },
  tap('search: choose the city', catharines, found(/near St\. Catharines, ON/)),
  tap('search: the next page', byRole('button', 'Next page'), card),
  { ...tap('search: open the map', byRole('button', 'Map'), cluster), isFirstMap: true },
  { name: 'map: drag', act: dragMap },
  tap('map: search this part', byPart, found(/in this part of the map/)),
  tap('map: zoom in', byRole('button', 'Zoom in'), map),
  tap('map: zoom out', byRole('button', 'Zoom out'), map),
  tap('map: press a group', cluster, map),
  tap('map: back to the list', byRole('button', 'List'), card),
  { ...tap('map: open it again', byRole('button', 'Map'), map) },
];

/** Draws the map by a finger’s way; where it stops can be searched. */
async function dragMap(page: Page): Promise<void> {
  await map(page).scrollIntoViewIfNeeded();
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map has no box.');
  await drawFinger(
    page,
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    { x: -90, y: -60 },
  );
  await byPart(page).waitFor();
}

const pictures = byRole('dialog', /^Pictures of/);
const keep = byRole('dialog', 'Keep this listing');
const share = byRole('dialog', 'Share this listing');
const picture =
  (words: RegExp): Find =>
  (page) =>
    page.getByText(words).first();

const onListing: readonly Interaction[] = [
  tap('listing: open the pictures', byRole('button', /^Show all \d+ pictures/), pictures),
  {
    name: 'listing: the next picture',
    async act(page) {
      await page.keyboard.press('ArrowRight');
      await picture(/^Picture 2 of/)(page).waitFor({ state: 'attached' });
    },
  },
  tap('listing: the third picture', byRole('button', 'Picture 3'), pictures),
  dismiss('listing: close the pictures', byRole('button', 'Close'), pictures),
  tap('listing: share', byRole('button', 'Share'), share),
  leaveByKey('listing: share no more', 'Escape', share),
  tap('listing: press the heart', byRole('button', /^Favourite:/), keep),
  leaveByKey('listing: keep it no more', 'Escape', keep),
  tap('listing: jump to a section', byRole('button', 'Features'), byRole('heading', 'Features')),
  tap(
    'listing: ask for the phone number',
    byRole('button', 'Show phone number'),
    byRole('link', /^Phone: /),
  ),
  tap('listing: open the menu', byRole('button', 'Menu'), menu),
  leaveByKey('listing: close the menu', 'Escape', menu),
];
