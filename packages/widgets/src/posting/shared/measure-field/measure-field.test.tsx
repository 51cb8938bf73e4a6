import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { showField } from '../../../parts/testing/show-field.fixture.tsx';
import { MeasureField } from './MeasureField.tsx';
import styles from './measure-field.test.tsx?styles';

showWith(styles);

const number = () => screen.getByRole('textbox', { name: 'Area' });
const unit = (name: string) => userEvent.selectOptions(screen.getByLabelText('Unit'), name);

test('another unit shows the same measure, and coming back loses nothing', async () => {
  const { frame, data } = await showField(<MeasureField name="area" kind="land" label="Area" />);
  await userEvent.type(number(), '2.5');
  await waitFor(() => expect(data().get('area')).toBe('10117.1411'));
  await unit('ha');
  await waitFor(() => expect(number()).toHaveValue('1.01'));
  await unit('m²');
  await waitFor(() => expect(number()).toHaveValue('10,117.14'));
  await unit('ac');
  await waitFor(() => expect(number()).toHaveValue('2.5'));
  expect(data().get('area')).toBe('10117.1411');
  await expectAccessible(frame);
});

test('what is no number is told', async () => {
  const { errors, data } = await showField(
    <MeasureField name="area" kind="area" label="Area" defaultValue={135} />,
    { locale: 'en-AU' },
  );
  expect(number()).toHaveValue('135');
  await userEvent.fill(number(), 'big');
  expect(await errors()).toEqual(['area: Enter a number such as 1,450.']);
  await userEvent.fill(number(), '');
  expect(await errors()).toEqual([]);
  expect(data().get('area')).toBe('');
});

test('in French it has French units and fits', async () => {
  const { frame } = await showField(
    <MeasureField name="area" kind="area" label="Area" defaultValue={135} />,
    { locale: 'fr-CA', width: 280, dir: 'rtl' },
  );
  expect(screen.getByLabelText('Unité')).toHaveDisplayValue('pi²');
  expect(number()).toHaveValue('1\u00a0453,13');
  expect(frame.scrollWidth).toBeLessThanOrEqual(280);
});
