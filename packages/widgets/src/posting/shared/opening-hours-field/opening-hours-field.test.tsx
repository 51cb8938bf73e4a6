import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { showField } from '../../../parts/testing/show-field.fixture.tsx';
import { OpeningHoursField } from './OpeningHoursField.tsx';
import styles from './opening-hours-field.test.tsx?styles';
import { readOpeningHours } from './read-opening-hours.ts';

showWith(styles);

const day = (name: string) => within(screen.getByRole('group', { name }));

test('a day is opened, has several hours, and is copied to others', async () => {
  const { frame, data, errors } = await showField(
    <OpeningHoursField name="hours" legend="Opening hours" />,
  );
  const monday = day('Monday');
  await userEvent.click(monday.getByLabelText('Closed'));
  await userEvent.click(await monday.findByRole('button', { name: 'Add hours' }));
  await waitFor(() => expect(monday.getAllByLabelText('Opens')).toHaveLength(2));
  expect(await errors()).toEqual(['hours: Fill this in.']);
  const [, opens] = monday.getAllByLabelText('Opens');
  const [, closes] = monday.getAllByLabelText('Closes');
  await waitFor(() => expect(opens).toHaveFocus());
  await userEvent.fill(opens as HTMLElement, '18:00');
  await userEvent.fill(closes as HTMLElement, '02:00');
  expect(await monday.findByText('Closes on the next day')).toBeVisible();

  await userEvent.click(monday.getByText('Copy to other days'));
  await userEvent.click(monday.getByLabelText('Sunday'));
  await userEvent.click(monday.getByLabelText('Tuesday'));
  await userEvent.click(monday.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Monday copied to Tuesday and Sunday');
  expect(await errors()).toEqual([]);
  const hours = [
    { opens: 540, closes: 1020 },
    { opens: 1080, closes: 120 },
  ];
  expect(readOpeningHours(data(), 'hours').weekly).toEqual(
    [1, 2, 7].flatMap((number) => hours.map((span) => ({ day: number, ...span }))),
  );
  await expectAccessible(frame);
});

test('hours that overlap are told at their day; other hours on single dates stay', async () => {
  const exceptions = [{ date: '2026-12-25', spans: [] }];
  const weekly = [
    { day: 1, opens: 540, closes: 780 },
    { day: 1, opens: 720, closes: 1020 },
  ];
  const { frame, data, errors } = await showField(
    <OpeningHoursField name="hours" legend="Opening hours" defaultValue={{ weekly, exceptions }} />,
  );
  expect(day('Monday').getByText('These hours overlap.')).toBeVisible();
  expect(await errors()).toEqual(['hours: These hours overlap.']);
  await expectAccessible(frame);
  await userEvent.click(
    day('Monday').getAllByRole('button', { name: 'Remove these hours' })[1] as HTMLElement,
  );
  expect(await errors()).toEqual([]);
  expect(readOpeningHours(data(), 'hours')).toEqual({ weekly: weekly.slice(0, 1), exceptions });
  await userEvent.click(day('Monday').getByLabelText('Open'));
  await waitFor(() => expect(readOpeningHours(data(), 'hours').weekly).toEqual([]));
});

test.each(['ltr', 'rtl'] as const)('in French it fits into 280 px, %s', async (dir) => {
  const weekly = [{ day: 3, opens: 0, closes: 1440 }];
  const { frame } = await showField(
    <OpeningHoursField name="hours" legend="Heures" defaultValue={{ weekly }} />,
    { locale: 'fr-CA', dir, width: 280 },
  );
  expect(day('mercredi').getByText('Ouvert 24 heures')).toBeVisible();
  expect(frame.scrollWidth).toBeLessThanOrEqual(280);
});
