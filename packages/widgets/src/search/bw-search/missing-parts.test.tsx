import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LazyFile } from '../../kit/lazy/lazy-file.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { fakeApi, page as firstPage } from './testing/fake-api.fixture.ts';
import { openSearch } from './testing/open-search.fixture.ts';

/** Whether files of the SDK can be reached, and how to forget those that were. */
const network = vi.hoisted(() => ({ isUp: false, forget: [] as (() => void)[] }));

vi.mock('../../kit/lazy/lazy-file.ts', async (importOriginal) => {
  const { lazyFile } = await importOriginal<typeof import('../../kit/lazy/lazy-file.ts')>();
  return {
    lazyFile<Module>(importFile: () => Promise<Module>): LazyFile<Module> {
      const begin = () =>
        lazyFile(() => (network.isUp ? importFile() : Promise.reject(new Error('No network'))));
      let file = begin();
      network.forget.push(() => {
        file = begin();
      });
      return {
        atHand: () => file.atHand(),
        prepared: () => file.prepared(),
        load: () => file.load(),
        show: () => file.show(),
        follow: (onArrival) => file.follow(onArrival),
      };
    },
  };
});

const again = page.getByRole('button', { name: 'Try again' });
const sentence = page.getByText(/^This part of the page can’t be shown right now\./);

beforeEach(() => {
  network.isUp = false;
  for (const forget of network.forget) forget();
});

function skeletonsOf(search: ReturnType<typeof openSearch>): number {
  return search.shadow.querySelectorAll('.skeleton, .card-place').length;
}

test.each(['light', 'dark'])('cards stay without what is around them, %s', async (theme) => {
  fakeApi();
  const search = openSearch({ theme });
  await expect.element(sentence).toBeVisible();
  await expect.poll(() => skeletonsOf(search)).toBe(0);
  await expect.element(page.getByRole('article')).toHaveLength(16);
  await expectAccessible(search.element);
  await userEvent.click(again);
  await expect.element(sentence).toBeVisible();
  network.isUp = true;
  await userEvent.click(again);
  await expect.element(page.getByRole('searchbox', { name: 'What' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
});

test('an empty result and a failure can’t be told in full, but are no blank box', async () => {
  const api = fakeApi().answer('search', () => ({
    ...firstPage,
    results: [],
    total: { count: 0, isCapped: false },
  }));
  const search = openSearch();
  await search.shows('0 properties near Hamilton, ON, within 160 km');
  await expect.element(again).toBeVisible();
  api.offline = true;
  search.element.remove();
  const other = openSearch();
  await other.shows('The listings can’t be reached right now.');
  await expect.element(again).toBeVisible();
  await expect.poll(() => skeletonsOf(other)).toBe(0);
  network.isUp = true;
  await userEvent.click(again);
  await expect
    .element(page.getByRole('alert').getByText('The listings can’t be reached right now.'))
    .toBeVisible();
});
