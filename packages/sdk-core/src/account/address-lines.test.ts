import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const hamilton = {
  countryCode: 'CA',
  state: 'ON',
  postalCode: 'L8P 1A1',
  city: 'Hamilton',
  line1: '12 Elm St',
} as const;

test('each country has its lines as letters have them', () => {
  const lines = (address: Parameters<typeof addressLines>[0]) =>
    addressLines(address, address.countryCode === 'CA' ? 'Canada' : 'United States', false).join(
      ' | ',
    );
  expect(lines(hamilton)).toBe('12 Elm St | Hamilton ON L8P 1A1 | Canada');
  const buffalo = { ...hamilton, countryCode: 'US', state: 'NY', postalCode: '14201' } as const;
  expect(lines({ ...buffalo, city: 'Buffalo' })).toBe(
    '12 Elm St | Buffalo, NY 14201 | United States',
  );
});

test('of an address that is hidden the region is named, in the reader’s language', () => {
  const hidden = { countryCode: 'CA', postalCode: null, city: null, line1: null } as const;
  expect(addressLines({ ...hidden, state: 'NB' }, 'Canada', true)).toEqual([
    'Nouveau-Brunswick',
    'Canada',
  ]);
  expect(addressLines({ ...hidden, state: 'ON' }, 'Canada', false)[0]).toBe('Ontario');
});
