import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './RangeFields.test.tsx?styles';
import { RangeFields } from './RangeFields.tsx';

showWith(styles);

function Area() {
  const [range, setRange] = useState<{ min?: number; max?: number }>({});
  return (
    <>
      <RangeFields
        legend="Area"
        minimumLabel="From"
        maximumLabel="To"
        reversedError="Less than the lowest"
        wrongError="Enter a number"
        locale="en-CA"
        value={range}
        onChange={setRange}
        after="m²"
      />
      <output>{JSON.stringify(range)}</output>
    </>
  );
}

const from = page.getByRole('textbox', { name: 'From' });
const to = page.getByRole('textbox', { name: 'To' });

test('either end may stay empty', async () => {
  const { shadow } = show(<Area />);
  await userEvent.type(to, '80');
  await expect.element(page.getByRole('status')).toHaveTextContent('{"max":80}');
  await userEvent.type(from, '50');
  await expect.element(page.getByRole('status')).toHaveTextContent('{"max":80,"min":50}');
  await userEvent.clear(to);
  await expect.element(page.getByRole('status')).toHaveTextContent('{"min":50}');
  await expectAccessible(shadow);
});

test('a number is typed figure by figure, with what follows its point', async () => {
  show(<Area />);
  await userEvent.type(to, '2.05');
  await expect.element(page.getByRole('status')).toHaveTextContent('{"max":2.05}');
  await expect.element(to).toHaveValue('2.05');
});

test('a comma in English makes no tenfold number: it is refused beside the field', async () => {
  show(<Area />);
  await userEvent.type(to, '2,5');
  await expect.element(to).toHaveAccessibleDescription('Enter a number');
  await expect.element(page.getByRole('status')).toHaveTextContent('{}');
  await userEvent.click(from);
  await expect.element(to).toHaveValue('2,5');
  await userEvent.fill(to, '2.5');
  await expect.element(to).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByRole('status')).toHaveTextContent('{"max":2.5}');
});

test('nor does it in an amount', async () => {
  show(<Amount locale="en-CA" />);
  const least = page.getByRole('textbox', { name: 'From' });
  await userEvent.type(least, '2,5');
  await expect.element(least).toHaveAccessibleDescription('Enter a number');
  await expect.element(page.getByRole('status')).toHaveTextContent('{"max":1234567.5}');
});

test('ends the wrong way round are told beside the field', async () => {
  show(<Area />);
  await userEvent.type(from, '90');
  await userEvent.type(to, '80');
  await expect.element(to).toHaveAttribute('aria-invalid', 'true');
  await expect.element(to).toHaveAccessibleDescription('Less than the lowest');
});

function Amount({ locale }: { readonly locale: 'en-CA' | 'fr-CA' }) {
  const [range, setRange] = useState<{ min?: number; max?: number }>({ max: 1234567.5 });
  return (
    <>
      <RangeFields
        legend="Price"
        minimumLabel="From"
        maximumLabel="To"
        reversedError="Less than the lowest"
        value={range}
        onChange={setRange}
        wrongError="Enter a number"
        locale={locale}
        isAmount
      />
      <output>{JSON.stringify(range)}</output>
    </>
  );
}

test.each([
  ['en-CA', '1,234,567.5', '1,2', '1,234'],
  ['fr-CA', '1\u00a0234\u00a0567,5', '1 2', '1\u00a0234'],
] as const)(
  'thousands of an amount are grouped in %s while it is not typed in',
  async (locale, written, typed, left) => {
    show(<Amount locale={locale} />);
    const least = page.getByRole('textbox', { name: 'From' });
    const most = page.getByRole('textbox', { name: 'To' });
    await expect.element(most).toHaveValue(written);
    await userEvent.click(most);
    await expect.element(most).toHaveValue(written);
    await userEvent.type(least, `${typed}34`);
    await expect.element(least).toHaveValue(`${typed}34`);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('{"max":1234567.5,"min":1234}');
    await userEvent.click(most);
    await expect.element(least).toHaveValue(left);
  },
);

test('the caret stays where somebody types into a grouped amount', async () => {
  show(<Amount locale="en-CA" />);
  const most = page.getByRole('textbox', { name: 'To' });
  await userEvent.click(most);
  const input = most.element() as HTMLInputElement;
  input.setSelectionRange(1, 1);
  await userEvent.keyboard('9');
  expect(input.selectionStart).toBe(2);
  await expect.element(page.getByRole('status')).toHaveTextContent('{"max":19234567.5}');
});
