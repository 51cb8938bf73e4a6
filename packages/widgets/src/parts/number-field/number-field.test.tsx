import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { showField } from '../testing/show-field.fixture.tsx';
import { NumberField } from './NumberField.tsx';
import styles from './number-field.test.tsx?styles';

showWith(styles);

const field = (name = 'Stock') => screen.getByRole('textbox', { name });
const stock = <NumberField name="stock" label="Stock" min={0} max={1_000_000} />;
const half = { decimals: 1, step: 0.5, example: 2.5 };
const bathrooms = <NumberField name="baths" label="Stock" min={0} max={200} fraction={half} />;

test('a comma in English makes no tenfold number: it is refused at the field', async () => {
  const { frame, errors, data } = await showField(stock);
  await userEvent.type(field(), '2,5');
  expect(data().get('stock')).toBe('');
  expect(await errors()).toEqual(['stock: Enter a whole number.']);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('2,5');
  expect(field()).toHaveAccessibleDescription('Enter a whole number.');
  await expectAccessible(frame);
  await userEvent.fill(field(), '25');
  expect(await errors()).toEqual([]);
  expect(data().get('stock')).toBe('25');
});

test.each([
  ['2.5', 'Enter a whole number.'],
  ['-1', 'Enter 0 or more.'],
  ['1,000,001', 'Enter 1,000,000 or less.'],
  ['a dozen', 'Enter a whole number.'],
])('%s is refused: %s', async (typed, error) => {
  const { errors } = await showField(stock);
  await userEvent.type(field(), typed);
  expect(await errors()).toEqual([`stock: ${error}`]);
});

test('thousands are read, and what was read is shown as the field is left', async () => {
  const { data } = await showField(stock);
  await userEvent.type(field(), '1,500');
  expect(data().get('stock')).toBe('1500');
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue('1500'));
  await userEvent.fill(field(), '25000');
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue('25,000'));
  expect(data().get('stock')).toBe('25000');
});

test.each([
  ['en-CA', '3.5', '3.5'],
  ['fr-CA', '3,5', '3.5'],
  ['fr-CA', '3.5', '3.5'],
] as const)('half numbers are read as %s writes them: %s', async (locale, typed, sent) => {
  const { errors, data } = await showField(bathrooms, { locale });
  await userEvent.type(field(), typed);
  expect(await errors()).toEqual([]);
  expect(data().get('baths')).toBe(sent);
});

test.each(['3,5', '3.25'])('%s in English is no half number', async (typed) => {
  const { errors } = await showField(bathrooms);
  await userEvent.type(field(), typed);
  expect(await errors()).toEqual(['baths: Enter a number such as 2.5.']);
});

test('one that must be filled in says so', async () => {
  const { errors } = await showField(
    <NumberField name="days" label="Days" min={0} max={30} required defaultValue={null} />,
  );
  expect(await errors()).toEqual(['days: Fill this in.']);
  expect(field('Days')).toBeRequired();
});

function Latitude() {
  const [picked, setPicked] = useState<{ readonly value: number }>();
  const degrees = { decimals: 6, example: 43.2557 };
  return (
    <>
      <NumberField
        {...{ name: 'lat', label: 'Latitude', min: -90, max: 90, picked }}
        fraction={degrees}
        defaultValue={-43.25571234567}
      />
      <button type="button" onClick={() => setPicked({ value: 45 })}>
        Pick
      </button>
    </>
  );
}

test('what is picked elsewhere replaces what is typed', async () => {
  const { data } = await showField(<Latitude />);
  expect(field('Latitude')).toHaveValue('-43.255712');
  expect(data().get('lat'), 'unchanged, it stays exact').toBe('-43.25571234567');
  await userEvent.fill(field('Latitude'), '-10.5');
  expect(data().get('lat')).toBe('-10.5');
  const pick = () => userEvent.click(screen.getByRole('button', { name: 'Pick' }));
  await pick();
  await waitFor(() => expect(data().get('lat')).toBe('45'));
  await userEvent.fill(field('Latitude'), '-10.5');
  await pick();
  await waitFor(() => expect(data().get('lat')).toBe('45'));
});

test('in French it says what is wrong, and fits', async () => {
  const { frame, errors } = await showField(stock, { locale: 'fr-CA', width: 280, dir: 'rtl' });
  await userEvent.type(field(), '2,5');
  expect(await errors()).toEqual(['stock: Entrez un nombre entier.']);
  await userEvent.fill(field(), '1 000 001');
  expect(await errors()).toEqual(['stock: Entrez une valeur d’au plus 1\u00a0000\u00a0000.']);
  expect(frame.scrollWidth).toBeLessThanOrEqual(280);
});
