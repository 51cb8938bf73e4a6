import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { showPart } from '../testing/show-part.fixture.tsx';
import { PartMissing } from './PartMissing.tsx';
import { RemoteContent } from './RemoteContent.tsx';
import styles from './remote-content.test.tsx?styles';

showWith(styles);

const unknown = { title: 'There is no such list.', advice: 'It may have been deleted.' };
const forbiddenAdvice = 'Its owner alone may see it.';

async function show(remote: Remote<string, Problem>, words: object = {}, locale?: 'fr-CA') {
  let tries = 0;
  const { frame } = await showPart(
    <RemoteContent remote={remote} rows={3} onRetry={() => tries++} {...words}>
      {(value) => <p>{value}</p>}
    </RemoteContent>,
    locale && { locale },
  );
  return { frame, tries: () => tries };
}

const failed = (code: ConstructorParameters<typeof Problem>[0], previous?: string) =>
  ({
    state: 'failed',
    problem: new Problem(code, 'It failed.'),
    ...(previous !== undefined && { previous }),
  }) as const;

test('what is on its way has the places of its rows, and is read out', async () => {
  const { frame } = await show({ state: 'loading' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading …');
  expect(frame.querySelectorAll('.place-row')).toHaveLength(3);
  await expectAccessible(frame);
});

test('what is out of reach is tried again', async () => {
  const { frame, tries } = await show(failed('network'));
  expect(screen.getByRole('alert').textContent).toContain('This can’t be shown right now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries()).toBe(1);
  await expectAccessible(frame);
});

test('the last value stays where a newer one fails', async () => {
  const { frame, tries } = await show(failed('network', 'Three boards'));
  expect(screen.getByText('Three boards')).toBeVisible();
  expect(screen.getByRole('status').textContent).toContain('What you see may be old.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries()).toBe(1);
  await expectAccessible(frame);
});

test.each(['unauthorized', 'forbidden', 'not-found'] as const)(
  'the last value goes with “%s”',
  async (code) => {
    await show(failed(code, 'Three boards'));
    expect(screen.queryByText('Three boards')).toBe(null);
  },
);

test('whoever is signed out has the way to sign in', async () => {
  const { frame } = await show(failed('unauthorized'));
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button')).toBe(null);
  await expectAccessible(frame);
});

test.each([
  ['forbidden', {}, 'Your account has no right to see it.'],
  ['forbidden', { forbiddenAdvice }, forbiddenAdvice],
  ['not-found', { unknown }, unknown.title],
] as const)('“%s” is told without another try (%j)', async (code, words, said) => {
  const { frame } = await show(failed(code), words);
  expect(screen.getByRole('alert').textContent).toContain(said);
  expect(screen.queryByRole('button')).toBe(null);
  await expectAccessible(frame);
});

test.each([
  ['network', 'Boardwalk can’t be reached. Check your connection, then try again.'],
  ['timeout', 'Boardwalk took too long to answer. Check your connection, then try again.'],
  ['internal', 'Something went wrong at Boardwalk.'],
  ['unavailable', 'Something went wrong at Boardwalk.'],
  ['too-many-requests', 'Too many attempts. Try again in a minute.'],
  ['invalid-request', 'It failed.'],
  ['conflict', 'It failed.'],
] as const)('“%s” is told as what it is', async (code, said) => {
  await show(failed(code));
  expect(screen.getByRole('alert').textContent).toContain(said);
  const isConnection = code === 'network' || code === 'timeout';
  expect(screen.getByRole('alert').textContent?.includes('connection')).toBe(isConnection);
});

test('what is not there is out of reach where nothing else is said of it', async () => {
  await show(failed('not-found'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('it speaks French', async () => {
  await show(failed('network'), {}, 'fr-CA');
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('a part that did not arrive is tried again', async () => {
  let tries = 0;
  const { frame } = await showPart(<PartMissing onRetry={() => tries++} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
  await expectAccessible(frame);
});
