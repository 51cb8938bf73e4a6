import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './Pager.test.tsx?styles';
import { Pager } from './Pager.tsx';
import { pagesToShow } from './pages.ts';

showWith(styles);

const labels = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (number: number) => `Page ${number}`,
};

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i stand %j', (current, count, shown) => {
  expect(pagesToShow(current, count)).toEqual(shown);
});

test('the current page is marked, others can be turned to', async () => {
  const onPage = vi.fn<(page: number) => void>();
  const { shadow } = show(<Pager page={2} pageCount={9} onPage={onPage} labels={labels} />);
  await expect
    .element(page.getByRole('button', { name: 'Page 2' }))
    .toHaveAttribute('aria-current', 'page');
  await userEvent.click(page.getByRole('button', { name: 'Page 3' }));
  await userEvent.click(page.getByRole('button', { name: 'Previous page' }));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
  await expectAccessible(shadow);
});

test('nobody goes before the first page', async () => {
  show(<Pager page={1} pageCount={2} onPage={() => {}} labels={labels} />);
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeEnabled();
});

test('one page needs no pager', async () => {
  const { shadow } = show(<Pager page={1} pageCount={1} onPage={() => {}} labels={labels} />);
  await expect.poll(() => shadow.querySelector('nav')).toBeNull();
});
