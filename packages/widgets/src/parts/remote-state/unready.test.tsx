import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { showPart } from '../testing/show-part.fixture.tsx';
import { Unready } from './Unready.tsx';
import styles from './unready.test.tsx?styles';

showWith(styles);

const messages = {
  loading: 'Loading the article …',
  unreachable: 'It can’t be reached.',
  unreachableAdvice: 'Try again in a moment.',
  retry: 'Try again',
};

const failed = { state: 'failed', problem: new Problem('internal', 'Down.') } as const;

test('a place is read out as loading', async () => {
  const { frame } = await showPart(
    <Unready
      remote={{ state: 'loading' }}
      messages={messages}
      place={<hr />}
      onRetry={() => undefined}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(messages.loading);
  expect(screen.getByRole('separator')).toBeInTheDocument();
  await expectAccessible(frame);
});

test('what can’t be reached is tried again', async () => {
  const tries: string[] = [];
  const { frame } = await showPart(
    <Unready
      remote={failed}
      messages={messages}
      place={<hr />}
      onRetry={() => tries.push('again')}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain(messages.unreachable);
  expect(screen.queryByRole('separator')).toBe(null);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toEqual(['again']);
  await expectAccessible(frame);
});

test('what is missing says so in place of the failure', async () => {
  await showPart(
    <Unready
      remote={failed}
      messages={messages}
      place={<hr />}
      missing={<p>No such article.</p>}
      onRetry={() => undefined}
    />,
  );
  expect(screen.getByText('No such article.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBe(null);
});
