import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { showPart } from '../../../parts/testing/show-part.fixture.tsx';
import { AdminResultsList } from './AdminResultsList.tsx';
import styles from './admin-results-list.test.tsx?styles';

showWith(styles);

const words = {
  found: 'Accounts found',
  none: 'Nobody found.',
  noneAdvice: 'Look for something else.',
  showAll: 'Show everybody',
  pages: 'Pages',
  page: 'Page {page}',
  previous: 'Previous page',
  next: 'Next page',
};

async function show(rows: readonly string[], page: number, hasMore: boolean) {
  const went: (number | 'all')[] = [];
  const { frame } = await showPart(
    <AdminResultsList
      words={words}
      rows={rows.map((row) => <li key={row}>{row}</li>)}
      page={page}
      hasMore={hasMore}
      isOld={false}
      onAll={() => went.push('all')}
      onPage={(next) => went.push(next)}
    />,
  );
  return { frame, went };
}

test('a page of many leads on and back', async () => {
  const { frame, went } = await show(['Rosa', 'Milo'], 2, true);
  expect(screen.getByRole('list', { name: 'Accounts found' }).children).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(went).toEqual([1, 3]);
  await expectAccessible(frame);
});

test('all on one page need no others', async () => {
  await show(['Rosa'], 1, false);
  expect(screen.queryByRole('navigation')).toBe(null);
});

test('where nothing is found there is a way to everything', async () => {
  const { went } = await show([], 1, false);
  await userEvent.click(screen.getByRole('button', { name: 'Show everybody' }));
  expect(went).toEqual(['all']);
});
