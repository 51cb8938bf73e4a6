import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { fakeApi, page as firstPage } from './testing/fake-api.fixture.ts';
import { openSearch } from './testing/open-search.fixture.ts';
import { someListing } from './testing/some-listing.fixture.ts';

const sentence = page.getByRole('status').getByText(/properties near/);

async function isWhole(search: ReturnType<typeof openSearch>) {
  await expect.element(sentence).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Residential/ })).toBeVisible();
  await expect.poll(() => search.shadow.querySelectorAll('.skeleton, .card-place').length).toBe(0);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
}

test('the dark theme passes the accessibility check', async () => {
  fakeApi();
  const search = openSearch({ theme: 'dark' });
  await isWhole(search);
  await expectAccessible(search.element);
  await userEvent.click(page.getByRole('button', { name: /^Filters/ }));
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Detached house 11' })).toBeVisible();
  await expectAccessible(search.element);
});

test('from right to left nothing sticks out', async () => {
  fakeApi();
  const search = openSearch();
  await isWhole(search);
  search.shadow.querySelector('.bw-content')?.setAttribute('dir', 'rtl');
  const [first, second] = search.shadow.querySelectorAll('.results > li');
  const [right, left] = [first, second].map((card) => card?.getBoundingClientRect().left ?? 0);
  expect(right).toBeGreaterThan(left ?? 0);
  await isWhole(search);
  await expectAccessible(search.element);
});

test('280 px are enough for everything', async () => {
  await page.viewport(280, 700);
  fakeApi();
  const search = openSearch();
  await isWhole(search);
  for (const name of ['What', 'Where']) {
    await expect.element(page.getByLabelText(name, { exact: true })).toBeVisible();
  }
  await userEvent.click(page.getByRole('button', { name: 'Map' }));
  await expect.element(page.getByRole('button', { name: 'List' })).toBeVisible();
  await expectAccessible(search.element);
});

test.each(['en-CA', 'fr-CA'])('in %s sale or rent can be read whole at 288 px', async (locale) => {
  await page.viewport(288, 700);
  fakeApi();
  const { element } = openSearch({ locale });
  const find = () => element.shadowRoot?.querySelector<HTMLSelectElement>('.offer select');
  await expect.poll(() => find()?.selectedOptions[0]?.text).toMatch(/\p{L}/u);
  const select = find();
  if (!select) throw new Error('There is no choice of sale or rent');
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const room =
    select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('There is no canvas');
  pen.font = font;
  expect(select.options.length).toBeGreaterThanOrEqual(3);
  for (const { text } of select.options) {
    expect(pen.measureText(text).width).toBeLessThanOrEqual(room);
  }
});

test('the switch to the map lies over none of the ways out of an empty search', async () => {
  await page.viewport(320, 480);
  const repairs = ['text', 'price', 'filters.petsAllowed'].map((drop) => ({
    drop,
    count: 7,
    isCapped: false,
  }));
  fakeApi().answer('search', () => ({
    ...firstPage,
    results: [],
    total: { count: 0, isCapped: false },
    repairs,
  }));
  openSearch({ text: 'moat', price: '..90 CAD ONCE', filters: 'petsAllowed=YES' });
  const wayOut = page.getByRole('button', { name: /7 properties$/ });
  await expect.poll(() => wayOut.elements().length).toBe(3);
  const ends = wayOut.elements().map((one) => one.getBoundingClientRect().bottom);
  const toMap = page.getByRole('button', { name: 'Map' }).element().getBoundingClientRect();
  expect(toMap.top).toBeGreaterThanOrEqual(Math.max(...ends));
});

test('words as long as French ones break nothing', async () => {
  await page.viewport(280, 700);
  const long = 'Saint-Louis-du-Ha! Ha!-anticonstitutionnellement-sur-Richelieu';
  fakeApi().answer('search', () => ({
    ...firstPage,
    place: { ...firstPage.place, label: long },
    results: firstPage.results.map((listing) =>
      someListing(listing.id, {
        address: { ...listing.address, street: `12 ${long}`, city: long },
        price: { amount: 123_456_789_00, currency: 'AUD', period: 'SEMIANNUAL' },
      }),
    ),
  }));
  const search = openSearch({ heading: `Habitations à vendre à ${long}`, near: long });
  await isWhole(search);
  await expectAccessible(search.element);
});

test.each([390, 1024])('nothing that has the focus lies below the bar at %i px', async (width) => {
  await page.viewport(width, 600);
  fakeApi();
  const search = openSearch();
  await isWhole(search);
  const bar = search.shadow.querySelector('search');
  const controls = search.shadow.querySelectorAll<HTMLElement>(
    '.search-body :is(a, button, select, input)',
  );
  const seen = [...controls].filter((control) => control.checkVisibility());
  expect(seen.length).toBeGreaterThan(20);
  for (const control of seen) {
    scrollTo(0, document.body.scrollHeight);
    control.focus();
    control.scrollIntoView({ block: 'start' });
    const { top } = control.getBoundingClientRect();
    const { bottom } = bar?.getBoundingClientRect() ?? new DOMRect();
    const isAtTheEnd = scrollY + innerHeight >= document.body.scrollHeight - 1;
    expect(isAtTheEnd || top >= bottom, control.outerHTML).toBe(true);
  }
  scrollTo(0, 0);
});
