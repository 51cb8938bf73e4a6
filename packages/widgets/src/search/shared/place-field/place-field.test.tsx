import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { fakeApi, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { showPart } from '../../../parts/testing/show-part.fixture.tsx';
import { PlaceField } from './PlaceField.tsx';
import styles from './place-field.test.tsx?styles';

showWith(styles);

const hamilton = {
  id: 'hamilton-on',
  kind: 'city',
  name: 'Hamilton',
  detail: 'Ontario, Canada',
  region: 'ON',
  country: 'CA',
  label: 'Hamilton, ON',
  lat: 43.25,
  lng: -79.87,
  timeZone: 'America/Toronto',
};

function Field() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  return (
    <PlaceField
      input={input}
      label="Where"
      typed={typed}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onNear={setTyped}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Where' });

test('a city is found by its first letters and picked by keys', async () => {
  const api = fakeApi({ 'GET /places/suggest': { places: [hamilton], isSimilar: false } });
  const { frame } = await showPart(<Field />);
  await userEvent.fill(field(), 'Ham');
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'Hamilton, Ontario, Canada' })).toBeVisible(),
  );
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(api.callsOf('GET /places/suggest')).toHaveLength(1);
  await expectAccessible(frame);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field()).toHaveValue('Hamilton, ON'));
});

test('cities that can’t be suggested are said to be out of reach', async () => {
  fakeApi({ 'GET /places/suggest': () => problem('internal') });
  await showPart(<Field />);
  await userEvent.fill(field(), 'Ham');
  const failure = 'Places can’t be suggested right now.';
  await waitFor(() => expect(screen.getByText(failure)).toBeVisible());
});

/**
 * Lets the visitor come to the field before the widget does, so that it never receives the focus
 * event.
 */
function comeEarly() {
  const life = new AbortController();
  const swallow = (event: Event) => event.stopImmediatePropagation();
  for (const type of ['focus', 'focusin']) {
    window.addEventListener(type, swallow, { capture: true, signal: life.signal });
  }
  onTestFinished(() => life.abort());
}

test('who came to the field before the widget did has suggestions by the first letters', async () => {
  fakeApi({ 'GET /places/suggest': { places: [hamilton], isSimilar: false } });
  await showPart(<Field />);
  comeEarly();
  await userEvent.fill(field(), 'Ham');
  await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
});

test('suggestions that come to a field that was left stay closed until it is typed into', async () => {
  fakeApi({ 'GET /places/suggest': { places: [hamilton], isSimilar: false } });
  const { frame } = await showPart(<Field />);
  comeEarly();
  frame.addEventListener('input', () => field().blur(), { once: true });
  await userEvent.fill(field(), 'Ham');
  await waitFor(() => expect(screen.getByRole('option', { hidden: true })).toBeInTheDocument());
  expect(screen.getByRole('option', { hidden: true })).not.toBeVisible();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(field(), 'i');
  await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
});
