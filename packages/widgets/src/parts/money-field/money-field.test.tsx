import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { showField } from '../testing/show-field.fixture.tsx';
import { MoneyField } from './MoneyField.tsx';
import styles from './money-field.test.tsx?styles';
import { readMoney } from './money-form-data.ts';

showWith(styles);

const amount = () => screen.getByRole('textbox', { name: 'Price' });

test('an amount is read to the cent and written out when it is left', async () => {
  const { frame, data } = await showField(<MoneyField name="price" label="Price" />);
  expect(readMoney(data(), 'price')).toBe(undefined);
  await userEvent.type(amount(), '1234.1');
  await waitFor(() =>
    expect(readMoney(data(), 'price')).toEqual({ amount: 123_410, currency: 'CAD' }),
  );
  await userEvent.tab();
  await waitFor(() => expect(amount()).toHaveValue('1,234.10'));
  await expectAccessible(frame);
});

test('what is no amount, or too little, is told with an example', async () => {
  const { errors } = await showField(
    <MoneyField name="price" label="Price" minimum={500} required />,
  );
  expect(await errors()).toEqual(['price: Fill this in.']);
  await userEvent.fill(amount(), '12,5');
  expect(await errors()).toEqual(['price: Enter an amount such as 1,234.50.']);
  await userEvent.fill(amount(), '4.99');
  expect(await errors()).toEqual(['price: Enter $5.00 or more.']);
  expect(amount()).toHaveAccessibleDescription('Enter $5.00 or more.');
  await userEvent.fill(amount(), '5');
  expect(await errors()).toEqual([]);
});

test('an amount in dollars of another country is told with an example', async () => {
  const { data, errors } = await showField(<MoneyField name="price" label="Price" />);
  await userEvent.fill(amount(), 'US$12');
  expect(await errors()).toEqual(['price: Enter an amount such as 1,234.50.']);
  expect(readMoney(data(), 'price')).toBe(undefined);
  await userEvent.fill(amount(), '$12 CAD');
  expect(await errors()).toEqual([]);
  expect(readMoney(data(), 'price')).toEqual({ amount: 1200, currency: 'CAD' });
});

test('a currency is chosen beside it, and the amount stays', async () => {
  const { frame, data } = await showField(
    <MoneyField
      name="price"
      label="Price"
      currencies={['CAD', 'USD']}
      defaultValue={{ amount: 9900, currency: 'CAD' }}
    />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'US dollar');
  await waitFor(() =>
    expect(readMoney(data(), 'price')).toEqual({ amount: 9900, currency: 'USD' }),
  );
  expect(screen.getByText('US$')).toBeVisible();
  await expectAccessible(frame);
});

test.each([280, 326, 358, 560])(
  'at %i px in French the currency is read in full, beside room for the amount',
  async (width) => {
    const { frame } = await showField(
      <MoneyField
        name="price"
        label="Price"
        currencies={['USD', 'CAD', 'AUD']}
        defaultValue={{ amount: 89_900_000, currency: 'AUD' }}
      />,
      { locale: 'fr-CA', width },
    );
    const select = screen.getByLabelText<HTMLSelectElement>('Devise');
    // As on a touch screen.
    select.style.fontSize = '16px';
    const whole = select.cloneNode(true) as HTMLSelectElement;
    Object.assign(whole.style, { position: 'absolute', inlineSize: 'auto' });
    select.after(whole);
    const needed = whole.offsetWidth;
    whole.remove();
    expect(select.offsetWidth).toBeGreaterThanOrEqual(needed);
    expect(amount().closest<HTMLElement>('.field')?.offsetWidth).toBeGreaterThanOrEqual(140);
    expect(frame.scrollWidth).toBeLessThanOrEqual(width);
  },
);

function Priced() {
  const [isAmerican, setAmerican] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAmerican(!isAmerican)}>
        Another country
      </button>
      <MoneyField
        name="price"
        label="Price"
        currencies={isAmerican ? ['USD', 'CAD'] : ['CAD', 'USD']}
      />
    </>
  );
}

test('the proposed currency follows the country until one is chosen, and the amount stays', async () => {
  const { data } = await showField(<Priced />);
  const move = () => userEvent.click(screen.getByRole('button', { name: 'Another country' }));
  const reads = (currency: string) =>
    waitFor(() => expect(readMoney(data(), 'price')).toEqual({ amount: 125_050, currency }));
  await userEvent.type(amount(), '1250.50');
  await reads('CAD');
  await move();
  await reads('USD');
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'US dollar');
  await move();
  await reads('USD');
});

test('in French the mark follows and a comma divides', async () => {
  const { frame, data } = await showField(<MoneyField name="price" label="Price" />, {
    locale: 'fr-CA',
    width: 280,
  });
  await userEvent.type(amount(), '1 234,5');
  await userEvent.tab();
  await waitFor(() => expect(amount()).toHaveValue('1\u00a0234,50'));
  expect(readMoney(data(), 'price')).toEqual({ amount: 123_450, currency: 'CAD' });
  expect(frame.scrollWidth).toBeLessThanOrEqual(280);
});

function Fee() {
  const [currency, setCurrency] = useState<'CAD' | 'USD'>('CAD');
  return (
    <>
      <button type="button" onClick={() => setCurrency('USD')}>
        In US dollars
      </button>
      <MoneyField
        name="fee"
        label="Price"
        currencies={[currency]}
        defaultValue={{ amount: 440_000, currency: 'CAD' }}
      />
    </>
  );
}

test('where the form changes its one currency, the typed amount stays', async () => {
  const { data } = await showField(<Fee />);
  await userEvent.fill(amount(), '5000');
  await userEvent.click(screen.getByRole('button', { name: 'In US dollars' }));
  await waitFor(() =>
    expect(readMoney(data(), 'fee')).toEqual({ amount: 500_000, currency: 'USD' }),
  );
  await waitFor(() => expect(amount()).toHaveValue('5,000.00'));
});
