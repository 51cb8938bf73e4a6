import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { showField } from '../../../parts/testing/show-field.fixture.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import styles from './time-zone-field.test.tsx?styles';

showWith(styles);

const list = () => screen.getByLabelText('Time zone', { exact: false });

test('it begins with the zone of the reader, by its city and its clocks', async () => {
  const { frame, data } = await showField(<TimeZoneField name="zone" label="Time zone" />);
  expect(list()).toHaveDisplayValue('Toronto: Eastern Time');
  await userEvent.selectOptions(list(), 'Regina: Central Standard Time');
  expect(data().get('zone')).toBe('America/Regina');
  await expectAccessible(frame);
});

test('a zone where we serve nobody stands in a group of its own', async () => {
  await showField(<TimeZoneField name="zone" label="Time zone" />, { timeZone: 'Europe/Berlin' });
  const elsewhere = screen.getByRole('group', { name: 'Elsewhere' });
  expect(within(elsewhere).getByRole('option', { selected: true })).toHaveValue('Europe/Berlin');
});

test('where one must be chosen, none is told, in French', async () => {
  const { errors } = await showField(
    <TimeZoneField name="zone" label="Time zone" defaultValue="" required />,
    { locale: 'fr-CA' },
  );
  expect(await errors()).toEqual(['zone: Remplissez ce champ.']);
  expect(screen.getByRole('option', { name: 'Toronto\u00a0: heure de l’Est' })).toBeInTheDocument();
});
