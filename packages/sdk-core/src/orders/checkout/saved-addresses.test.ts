import { expect, test } from 'vitest';
import type { Profile } from '../../profile/schemas.ts';
import { listKnownAddresses } from './saved-addresses.ts';

const billing = {
  countryCode: 'CA',
  postalCode: 'L8P 1A1',
  state: 'ON',
  city: 'Hamilton',
  line1: '12 Elm St',
} as const;
// A profile has more that no address reads.
const profile = {
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  phone: null,
  billing,
  isMasked: false,
} as unknown as Profile;
const billed = {
  ...{ recipient: 'Rosa Lindqvist', company: '', line2: '', phone: null },
  ...billing,
};
const office = { ...billed, company: 'Acme', line1: '1 Main St' };
const other = (address: object) => ({ address, savedId: null });

test('the address of the latest order goes before that of the profile', () => {
  expect(listKnownAddresses({ saved: [], profile, lastOrder: office })).toEqual([
    other(office),
    other(billed),
  ]);
});

test('what was saved goes before all others', () => {
  const home = { ...billed, line1: '2 Oak Ave' };
  const saved = [home, office].map((address, nth) => ({ id: `saved-${nth}`, address }));
  expect(listKnownAddresses({ saved, profile, lastOrder: office })).toEqual([
    { address: home, savedId: 'saved-0' },
    { address: office, savedId: 'saved-1' },
    other(billed),
  ]);
});

test('the same place is one address, whatever its telephone or its capitals', () => {
  const same = {
    ...billed,
    line1: '12 ELM ST',
    phone: { country: 'CA', code: 1, number: '9055550123' } as const,
  };
  expect(listKnownAddresses({ saved: [], profile, lastOrder: same })).toEqual([other(same)]);
});

test.each([
  ['is not whole', { billing: { ...billing, city: null } }],
  ['is hidden from who acts for somebody', { isMasked: true }],
  ['has no name', { firstName: '', lastName: '' }],
])('a billing address that %s is none to send things to', (_, changes) => {
  expect(
    listKnownAddresses({
      saved: [],
      profile: { ...profile, ...changes } as Profile,
      lastOrder: null,
    }),
  ).toEqual([]);
});
