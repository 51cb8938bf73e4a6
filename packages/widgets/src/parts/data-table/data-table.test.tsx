import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findRows } from '@boardwalk/sdk-core/vocabulary/table/table-rows';
import {
  type TablePage,
  type TableState,
  untouchedTable,
} from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { showInShadow } from '../testing/show-in-shadow.fixture.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { Column, RowId } from './column.ts';
import { DataTable } from './DataTable.tsx';
import styles from './data-table.test.tsx?styles';

showWith(styles);

interface Home {
  readonly id: number;
  readonly town: string;
  readonly price: number;
}

const homes: readonly Home[] = Array.from({ length: 7 }, (_, index) => ({
  id: index + 1,
  town: ['Hull', 'Guelph', 'Ajax'][index % 3] ?? '',
  price: (index * 7) % 5,
}));

const columns: readonly Column<Home>[] = [
  { id: 'id', label: 'Home', cell: ({ id }) => `Home ${id}` },
  { id: 'town', label: 'Town', cell: ({ town }) => town, isSortable: true },
  { id: 'price', label: 'Price', cell: ({ price }) => price, kind: 'number', isSortable: true },
];

interface HomesProps {
  readonly rows?: readonly Home[];
  readonly remote?: Remote<TablePage<Home>, Problem>;
  readonly first?: TableState;
  readonly onPick?: (ids: readonly RowId[]) => void;
  readonly onState?: (state: TableState) => void;
  readonly onRetry?: () => void;
  readonly failure?: (problem: Problem) => ReactNode;
}

function Homes({ rows = homes, remote, first = untouchedTable, onPick, ...told }: HomesProps) {
  const [state, setState] = useState(first);
  const value = findRows(rows, state, {
    sortValues: { town: ({ town }) => town, price: ({ price }) => price },
    text: ({ town }) => town,
    passes: ({ town }, _, wanted) => town === wanted,
    locale: 'en-CA',
    pageSize: 3,
  });
  return (
    <DataTable
      name="homes"
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ id }) => `home ${id}`}
      remote={remote ?? { state: 'ready', value }}
      state={state}
      onChange={(next) => {
        told.onState?.(next);
        setState(next);
      }}
      onRetry={told.onRetry ?? (() => {})}
      {...(told.failure && { failure: told.failure })}
      pageSize={3}
      isSearchable
      columnMenu={ColumnMenu}
      filters={[{ id: 'town', label: 'Town', choices: [{ value: 'Hull', label: 'Hull' }] }]}
      {...(onPick && { actions: [{ id: 'sell', label: 'Sell', onPick }] })}
      empty={{ title: 'No homes yet.' }}
    />
  );
}

const table = page.getByRole('table', { name: 'homes' });
const heads = (shadow: ShadowRoot) =>
  Array.from(shadow.querySelectorAll('tbody th'), (head) => head.textContent);

test('it is a table by its elements: named rows, named columns, numbers at the end', async () => {
  const { shadow } = await showInShadow(<Homes />);
  await expect.element(table).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Home 1' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  const price = page.getByRole('cell').last().element();
  expect(getComputedStyle(price).textAlign).toBe('end');
  await expectAccessible(shadow);
});

test('a column’s button sorts up, down and not at all, and says which', async () => {
  const { shadow } = await showInShadow(<Homes />);
  const sort = page.getByRole('button', { name: 'Price' });
  const column = page.getByRole('columnheader', { name: 'Price' });
  await expect.element(column).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(sort);
  await expect.element(column).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => heads(shadow)).toEqual(['Home 1', 'Home 6', 'Home 4']);
  await userEvent.click(sort);
  await expect.element(column).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(sort);
  await expect.element(column).toHaveAttribute('aria-sort', 'none');
  await expect.poll(() => heads(shadow)).toEqual(['Home 1', 'Home 2', 'Home 3']);
});

test('words are looked for once they stand still, filters at once, and both can be cleared', async () => {
  const onState = vi.fn<(state: TableState) => void>();
  const { shadow } = await showInShadow(<Homes onState={onState} />);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search homes' }), 'guel');
  await expect.poll(() => heads(shadow)).toEqual(['Home 2', 'Home 5']);
  expect(onState.mock.calls.map(([state]) => state.query)).toEqual(['guel']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Town' }), 'Hull');
  await expect.element(page.getByText('Nothing matches.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear search and filters' }));
  await expect.poll(() => heads(shadow)).toHaveLength(3);
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('the pages say which rows they hold', async () => {
  const { shadow } = await showInShadow(<Homes />);
  await expect.element(page.getByText('1–3 of 7')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Page 3' }));
  await expect.element(page.getByText('7–7 of 7')).toBeVisible();
  await expect.poll(() => heads(shadow)).toEqual(['Home 7']);
});

test('rows are chosen across pages, a range with Shift, a page at once', async () => {
  const onPick = vi.fn<(ids: readonly RowId[]) => void>();
  const { shadow } = await showInShadow(<Homes onPick={onPick} />);
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await userEvent.click(page.getByRole('checkbox', { name: 'Select home 1' }));
  await expect.poll(() => (all.element() as HTMLInputElement).indeterminate).toBe(true);
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(page.getByRole('checkbox', { name: 'Select home 3' }));
  await userEvent.keyboard('{/Shift}');
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await expect.element(all).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
  await userEvent.click(all);
  await expect.element(page.getByText('6 selected')).toBeVisible();
  await expectAccessible(shadow);
  await userEvent.click(page.getByRole('button', { name: 'Sell' }));
  expect(onPick.mock.calls).toEqual([[[1, 2, 3, 4, 5, 6]]]);
  await userEvent.click(page.getByRole('button', { name: 'Clear selection' }));
  await expect.element(page.getByRole('button', { name: 'Sell' })).not.toBeInTheDocument();
});

test('columns are hidden by their menu, but for the one that names the row', async () => {
  const { shadow } = await showInShadow(<Homes />);
  await userEvent.click(page.getByRole('button', { name: 'Columns' }));
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Town' })).toBeVisible();
  expect(shadow.querySelectorAll('[role=menuitemcheckbox]')).toHaveLength(2);
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Town' }));
  await expect.poll(() => shadow.querySelectorAll('thead th').length).toBe(2);
  await expectAccessible(shadow);
});

test('on a phone rows are cards with the columns’ names, and still a table', async () => {
  const { shadow } = await showInShadow(<Homes onPick={() => {}} />, { width: 280 });
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await expect.element(table).toBeVisible();
  const row = page.getByRole('row').last().element();
  expect(row.textContent).toContain('Town');
  const { left, right } = row.getBoundingClientRect();
  for (const cell of row.children) {
    expect(cell.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Sort by' }),
    'Price, descending',
  );
  await expect.poll(() => heads(shadow)[0]).toBe('Home 3');
  await expectAccessible(shadow);
});

test('cards without a choice have no head at all', async () => {
  const { shadow } = await showInShadow(<Homes />, { width: 390 });
  await expect.element(table).toBeVisible();
  expect(shadow.querySelector('thead')?.checkVisibility()).toBe(false);
  await expectAccessible(shadow);
});

test('long words stay within their column', async () => {
  const town = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3);
  const { shadow, host } = await showInShadow(<Homes rows={[{ id: 1, town, price: 1 }]} />, {
    width: 700,
  });
  await expect.element(table).toBeVisible();
  expect(shadow.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(
    host.getBoundingClientRect().width,
  );
});

test('what is wider than its place is scrolled by keys too', async () => {
  const { shadow } = await showInShadow(<Homes />, { width: 700 });
  await expect.element(table).toBeVisible();
  shadow.querySelector('table')?.style.setProperty('min-width', '900px');
  const region = page.getByRole('region', { name: 'homes' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
});

const problem = new Problem('internal', 'It broke.');
const old = { rows: homes.slice(0, 1), total: 1 };

test.each([
  ['loading', { state: 'loading' }, 'Loading homes…'],
  ['loading another page', { state: 'loading', previous: old }, 'Loading homes…'],
  ['failed', { state: 'failed', problem }, 'This list could not be loaded.'],
  [
    'failed later',
    { state: 'failed', problem, previous: old },
    'This is the last that could be loaded.',
  ],
  ['empty', { state: 'ready', value: { rows: [], total: 0 } }, 'No homes yet.'],
] as const)('%s says so, and is accessible', async (_, remote, words) => {
  const { shadow } = await showInShadow(<Homes remote={remote} onPick={() => {}} />, {
    theme: 'dark',
  });
  await expect.poll(() => shadow.textContent).toContain(words);
  await expectAccessible(shadow);
});

test('who may not see the rows any more sees no old ones, and what the widget says instead', async () => {
  const remote = {
    state: 'failed',
    problem: new Problem('forbidden', 'Not for you.'),
    previous: old,
  } as const;
  const { shadow, render } = await showInShadow(<Homes remote={remote} />);
  await expect.element(page.getByText('This list could not be loaded.')).toBeVisible();
  expect(heads(shadow)).toEqual([]);
  render(<Homes remote={remote} failure={({ message }) => <p>{message}</p>} />);
  await expect.element(page.getByText('Not for you.')).toBeVisible();
});

test('what failed is tried again', async () => {
  const onRetry = vi.fn<() => void>();
  await showInShadow(<Homes remote={{ state: 'failed', problem }} onRetry={onRetry} />);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(onRetry.mock.calls).toHaveLength(1);
});

test('pages that nobody counts go on one by one', async () => {
  const onState = vi.fn<(state: TableState) => void>();
  const remote = { state: 'ready', value: { rows: homes.slice(0, 3), hasNext: true } } as const;
  await showInShadow(<Homes remote={remote} onState={onState} />);
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  expect(onState.mock.calls[0]?.[0].page).toBe(2);
});

test('it speaks French', async () => {
  const { shadow } = await showInShadow(<Homes onPick={() => {}} />, { locale: 'fr-CA' });
  await expect.element(page.getByRole('button', { name: 'Colonnes' })).toBeVisible();
  await expect.element(page.getByText('1 à 3 sur 7')).toBeVisible();
  expect(shadow.textContent).not.toMatch(/Columns|Sort by|of 7/);
});
