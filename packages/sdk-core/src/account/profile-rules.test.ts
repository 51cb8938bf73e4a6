import { expect, test } from 'vitest';
import { findMissingFields, isProfileComplete, requiredFields } from './profile-rules.ts';

const complete = {
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  username: 'rosa',
  email: 'rosa@example.org',
  phone: { country: 'CA', code: 1, number: '9055550123' },
  billing: {
    countryCode: 'CA',
    postalCode: 'L8P 1A1',
    state: 'ON',
    city: 'Hamilton',
    line1: '1 Main Street W',
  },
};

test('a profile with everything is complete, and needs no picture', () => {
  expect(findMissingFields(complete)).toEqual([]);
  expect(isProfileComplete(complete)).toBe(true);
});

test.each(requiredFields)('without %s it is not', (field) => {
  const [first = '', part] = field.split('.');
  const billing = { ...complete.billing, ...(part && { [part]: null }) };
  const profile = { ...complete, billing, ...(part ? {} : { [first]: null }) };
  expect(findMissingFields(profile)).toEqual([field]);
  expect(isProfileComplete(profile)).toBe(false);
});

test('what is missing comes in the order of the form', () => {
  const none = { countryCode: null, postalCode: null, state: null, city: null, line1: '' };
  const bare = {
    ...complete,
    firstName: '',
    username: null,
    email: null,
    phone: null,
    billing: none,
  };
  expect(findMissingFields(bare)).toEqual(requiredFields.filter((field) => field !== 'lastName'));
});
