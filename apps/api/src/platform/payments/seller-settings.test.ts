import { expect, test } from 'vitest';
import { readSeller } from './seller-settings.ts';

const named = { BOARDWALK_SELLER_NAME: 'Maple Boards Inc.', BOARDWALK_SELLER_ADDRESS: '2 Elm St' };

test('the seller is named by the operator, with each tax number', () => {
  const numbers = { BOARDWALK_SELLER_TAX_NUMBERS: 'GST/HST 1 RT0001 , QST 2 TQ0001,' };
  expect(readSeller({ ...named, ...numbers }, 'live')).toEqual({
    name: 'Maple Boards Inc.',
    address: '2 Elm St',
    taxNumbers: ['GST/HST 1 RT0001', 'QST 2 TQ0001'],
  });
  expect(readSeller(named, 'live').taxNumbers).toEqual([]);
});

test('the demo has an invented one, and live mode none', () => {
  const { name, taxNumbers } = readSeller({}, 'demo');
  expect(name).toBe('Boardwalk Demo Inc.');
  // What it charges in Canada: GST or HST, and QST in Quebec.
  expect(taxNumbers.map((number) => number.split(' ')[0])).toEqual(['GST/HST', 'QST']);
  expect(() => readSeller({}, 'live')).toThrow('BOARDWALK_SELLER_NAME');
});

test.each([
  { BOARDWALK_SELLER_NAME: 'Maple Boards Inc.' },
  { BOARDWALK_SELLER_ADDRESS: '2 Elm St' },
  { BOARDWALK_SELLER_TAX_NUMBERS: 'HST 1 RT0001' },
])('half of it is refused, in the demo too: %o', (environment) => {
  expect(() => readSeller(environment, 'demo')).toThrow('BOARDWALK_SELLER_ADDRESS');
});
