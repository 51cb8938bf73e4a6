import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import { RangeFields } from './RangeFields.tsx';

function Area() {
  const [range, setRange] = useState<{ min?: number; max?: number }>({});
  return (
    <>
      <RangeFields
        legend="Area"
        minimumLabel="From"
        maximumLabel="To"
        reversedError="Less than the lowest"
        value={range}
        onChange={setRange}
        after="m²"
      />
      <output>{JSON.stringify(range)}</output>
    </>
  );
}

const from = page.getByRole('spinbutton', { name: 'From' });
const to = page.getByRole('spinbutton', { name: 'To' });

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
  await expect.element(to).toHaveValue(2.05);
});

test('ends the wrong way round are told beside the field', async () => {
  show(<Area />);
  await userEvent.type(from, '90');
  await userEvent.type(to, '80');
  await expect.element(to).toHaveAttribute('aria-invalid', 'true');
  await expect.element(to).toHaveAccessibleDescription('Less than the lowest');
});
