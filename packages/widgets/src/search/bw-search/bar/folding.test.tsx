import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { fakeApi } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

const where = page.getByRole('combobox', { name: 'Where' });

// The frame of a test has no focus of its own accord.
beforeEach(() => {
  window.focus();
  document.body.style.margin = '0';
});

/** A search that is so wide and much higher than the window; how far its bar reaches into that, in px. */
async function open(width: number) {
  await page.viewport(width, 800);
  fakeApi();
  const { element, shows } = openSearch();
  await shows('40 properties near Hamilton, ON, within 160 km');
  const bar = await untilShown(element, 'search');
  await expect.poll(() => getComputedStyle(bar).position).toBe('sticky');
  const body = await untilShown(element, '.search-body');
  body.style.minBlockSize = '4000px';
  return { element, reach: () => Math.round(bar.getBoundingClientRect().bottom) };
}

test.each([320, 390, 740])(
  'at %s px it folds away as one reads on, and comes back',
  async (width) => {
    const { element, reach } = await open(width);
    const atFirst = reach();
    expect(atFirst).toBeGreaterThan(90);
    const body = await untilShown(element, '.search-body');
    const begin = () => Math.round(body.getBoundingClientRect().top + window.scrollY);
    const before = begin();
    window.scrollTo(0, 600);
    await expect.poll(reach).toBe(0);
    window.scrollBy(0, -100);
    await expect.poll(reach).toBe(56);
    window.scrollBy(0, 300);
    await expect.poll(reach).toBe(0);
    // It lies over the page: nothing moves.
    expect(begin()).toBe(before);
    window.scrollTo(0, 0);
    await expect.poll(reach).toBe(atFirst);
  },
);

test('what the focus comes to in it unfolds it, and its list keeps it', async () => {
  const { element, reach } = await open(390);
  window.scrollTo(0, 600);
  await expect.poll(reach).toBe(0);
  (where.element() as HTMLElement).focus({ preventScroll: true });
  await expect.poll(reach).toBe(56);
  window.scrollBy(0, 300);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.poll(reach).toBe(56);
  await expectAccessible(element);
});

test('a finger that trembles folds and unfolds nothing', async () => {
  const { reach } = await open(390);
  window.scrollTo(0, 600);
  await expect.poll(reach).toBe(0);
  const heard = new Promise((resolve) => {
    document.addEventListener('scroll', resolve, { once: true });
  });
  window.scrollBy(0, -6);
  await heard;
  window.scrollBy(0, 200);
  await expect.poll(() => window.scrollY).toBe(794);
  expect(reach()).toBe(0);
});

test('where all of it is one row, it stays', async () => {
  const { reach } = await open(1000);
  window.scrollTo(0, 600);
  await expect.poll(() => window.scrollY).toBe(600);
  await expect.poll(reach).toBe(56);
});
