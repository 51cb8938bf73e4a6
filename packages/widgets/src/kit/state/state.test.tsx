import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import styles from './state.test.tsx?styles';

showWith(styles);

test('an error is read out and can be tried again', async () => {
  const onRetry = vi.fn<() => void>();
  const { shadow } = show(
    <ErrorState title="It broke." advice="Try again." retryLabel="Try again" onRetry={onRetry} />,
  );
  await expect.element(page.getByRole('alert').getByText('It broke.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(onRetry.mock.calls).toHaveLength(1);
  await expectAccessible(shadow);
});

test('where another try can’t help, none is offered', async () => {
  show(<ErrorState title="Gone." advice="Look elsewhere." retryLabel="Try again" />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('old data says that it is old', async () => {
  const onRetry = vi.fn<() => void>();
  const { shadow } = show(
    <OfflineBar retryLabel="Try again" onRetry={onRetry}>
      You are offline.
    </OfflineBar>,
  );
  await expect.element(page.getByRole('status').getByText('You are offline.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(onRetry.mock.calls).toHaveLength(1);
  await expectAccessible(shadow);
});

test('nothing there has its ways out', async () => {
  const { shadow } = show(
    <EmptyState title="Nothing here.">
      <button type="button">Start over</button>
    </EmptyState>,
  );
  await expect.element(page.getByText('Nothing here.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Start over' })).toBeVisible();
  await expectAccessible(shadow);
});
