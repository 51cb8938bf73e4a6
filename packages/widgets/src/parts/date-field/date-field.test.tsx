import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { showField } from '../testing/show-field.fixture.tsx';
import { DateField } from './DateField.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import styles from './date-field.test.tsx?styles';

showWith(styles);

const day = (name: string) => screen.getByLabelText(name, { exact: false });

test('a day is read as it stands in the calendar, within its limits', async () => {
  const { frame, errors, data } = await showField(
    <DateField name="day" label="Event day" min="2026-12-01" max="2026-12-31" required />,
  );
  expect(await errors()).toEqual(['day: Fill this in.']);
  await userEvent.fill(day('Event day'), '2027-01-01');
  expect(await errors()).toEqual(['day: Enter Dec\u00a031,\u00a02026 or earlier.']);
  await userEvent.fill(day('Event day'), '2026-12-24');
  expect(await errors()).toEqual([]);
  expect(data().get('day')).toBe('2026-12-24');
  await expectAccessible(frame);
});

test('a range that ends before it begins is told at its end', async () => {
  const { frame, errors, data } = await showField(
    <DateRangeField
      name="stay"
      legend="Stay"
      defaultValue={{ from: '2026-12-24', to: '2026-12-26' }}
    />,
  );
  expect(screen.getByRole('group', { name: 'Stay' })).toBeVisible();
  await userEvent.fill(day('To'), '2026-12-20');
  expect(day('To')).toHaveAccessibleDescription('The end lies before the beginning.');
  expect(await errors()).toEqual(['stay.to: The end lies before the beginning.']);
  await expectAccessible(frame);
  await userEvent.fill(day('From'), '2026-12-18');
  expect(await errors()).toEqual([]);
  expect([...data()]).toEqual([
    ['stay.from', '2026-12-18'],
    ['stay.to', '2026-12-20'],
  ]);
});
