import { expect, test, vi } from 'vitest';
import { inEnglish } from '../../vocabulary/text/message.ts';
import { cardFactsOf, headlineOf } from './card-content.ts';
import { createWordWriter } from './card-labels.ts';

const address = {
  fullAddress: '12 Elm St, Welland, ON',
  street: '12 Elm St',
  city: 'Welland',
  region: 'ON',
  country: 'CA',
  postalCode: null,
} as const;

test('a home is known by where it stands, unless that is kept back', () => {
  const home = { listingType: 'property', title: 'Bright bungalow', address } as const;
  expect(headlineOf(home)).toBe('12 Elm St, Welland');
  expect(headlineOf({ ...home, address: { ...address, street: null } })).toBe('Bright bungalow');
});

test('everything else is known by its title', () => {
  expect(headlineOf({ listingType: 'item', title: 'Oak table', address })).toBe('Oak table');
});

test('the facts of a card without times, in the units of the reader, need no time zone', () => {
  const timeZone = vi.fn(() => 'Australia/Perth');
  const home = {
    listingType: 'property',
    price: null,
    address,
    attributes: { livingArea: 135, bedroomsTotal: 3, yearBuilt: 1990 },
  } as const;
  const reader = { locale: 'en-AU', timeZone, messages: inEnglish } as const;
  const texts = cardFactsOf(home, reader, createWordWriter).map(({ text }) => text);
  expect(texts).toEqual(['3 bd', '135\u00a0m²']);
  expect(timeZone).not.toHaveBeenCalled();
});
