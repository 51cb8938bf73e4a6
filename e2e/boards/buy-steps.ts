import { getProduct } from '@boardwalk/tools/testing/product';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { field, goOn, pickRegina } from '../posting/posting-steps.ts';

const { siteOrigin } = getProduct();

/** What names the search of the map. */
export const boardSearch = 'Place or board name';

export interface Board {
  readonly id: number;
  readonly name: string;
  readonly capacity: number;
  readonly taken: number;
}

/** Boards of a city for eight merchants, on which nobody is yet; no other journey looks there. */
export async function findFreeBoards(
  page: Page,
  city: string,
  count = 2,
): Promise<readonly Board[]> {
  const answer = await page.request.post(`${siteOrigin}/api/v1/billboard/search?size=3000`, {
    headers: { 'x-boardwalk': '1' },
    data: {},
  });
  const { results }: { readonly results: readonly Board[] } = await answer.json();
  const free = results.filter(
    ({ name, capacity, taken }) => name.endsWith(`, ${city}`) && capacity === 8 && taken === 0,
  );
  if (free.length < count) throw new Error(`There are no ${count} free boards in ${city}.`);
  return free.slice(0, count);
}

/**
 * Returns the search of the map; it is created again with the map, and what was typed before is
 * gone.
 */
export async function findBoardSearch(page: Page): Promise<Locator> {
  await page.getByRole('region', { name: 'Map of the boards' }).waitFor();
  return page.getByRole('combobox', { name: boardSearch });
}

/** The card of a board, which the search of the map finds by its name. */
export async function openCard(page: Page, { name }: Pick<Board, 'name'>): Promise<Locator> {
  const search = await findBoardSearch(page);
  await search.fill(name);
  await page.getByRole('option', { name }).click();
  return findCard(page, { name });
}

/** The card of a board, once it shows. */
export async function findCard(page: Page, { name }: Pick<Board, 'name'>): Promise<Locator> {
  const card = page.getByRole('dialog', { name: 'Picked board' });
  await card.getByRole('heading', { name }).waitFor();
  return card;
}

/** Chooses a board from its card. */
export async function chooseBoard(page: Page, board: Pick<Board, 'name'>): Promise<void> {
  const card = await openCard(page, board);
  await card.getByRole('button', { name: 'Advertise Here' }).click();
  await expectChosen(page, board);
}

/** A board stands among those that are chosen. */
export async function expectChosen(page: Page, { name }: Pick<Board, 'name'>): Promise<void> {
  await page
    .getByRole('region', { name: 'Chosen boards' })
    .getByRole('button', { name: `Remove ${name}` })
    .waitFor();
}

/** The page of the plans, to which the chosen boards go along. */
export function packagesFor(billboards: string): string {
  return `${siteOrigin}/subscription?${new URLSearchParams({ billboards })}`;
}

/** Whether an address is the map's, with these boards and a plan. */
export function isPlanChosenFor(billboards: string): (url: URL) => boolean {
  return ({ pathname, searchParams }) =>
    pathname === '/subscriptions' &&
    searchParams.get('billboards') === billboards &&
    searchParams.has('planId');
}

/** Fills in what newcomers state about themselves with their first listing, in Regina. */
export async function tellOfYourself(page: Page): Promise<void> {
  await field(page, 'contact.name').fill('Ana Roy');
  await field(page, 'firstName').fill('Ana');
  await field(page, 'lastName').fill('Roy');
  await field(page, 'own.number').fill('(306) 555-0123');
  // City and province are those of the listing.
  await field(page, 'billing.line1').fill('12 Albert Street');
  await field(page, 'billing.postalCode').fill('S4P 2S5');
}

/** Writes a merchant listing in the form that shows, and publishes it. */
export async function postMerchant(
  page: Page,
  title: string,
  atTheEnd: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await field(page, 'subcategory').selectOption('ROOFING');
  await field(page, 'title').fill(title);
  await field(page, 'description').fill('We mend and renew flat roofs all over town.');
  await goOn(page, 'Pictures');
  await goOn(page, 'Place');
  await pickRegina(page);
  await goOn(page, 'Details');
  await goOn(page, 'Contact');
  await atTheEnd(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'Your listing is published.' }).waitFor();
}

/** A merchant listing stands on the boards, and says so; answers its number. */
export async function expectSponsor(
  page: Page,
  title: string,
  boards: readonly Board[],
): Promise<number | undefined> {
  const read = async (path: string) =>
    (await page.request.get(`${siteOrigin}/api/v1/${path}`)).json();
  let id: number | undefined;
  for (const board of boards) {
    const { results } = await read(`billboard/${board.id}/sponsors`);
    id = results.find((listing: { readonly title: string }) => listing.title === title)?.id;
    expect(id).toBeTypeOf('number');
  }
  await expect
    .poll(async () => (await read(`merchant/listing/${id}`)).attributes.isBoardSponsor)
    .toBe(true);
  return id;
}
