import { expect, test } from 'vitest';
import { inEnglish } from '../../vocabulary/text/message.ts';
import type { ListingKind } from '../kinds.ts';
import { cardFacts, cardFields } from './card-facts.ts';
import { createWordWriter } from './card-labels.ts';
import { cardMessages } from './card-messages.ts';
import { createCardFormatter } from './card-text.ts';

const reader = { locale: 'en-CA', messages: inEnglish } as const;
const context = { ...reader, currency: 'CAD' } as const;
const formatCardFact = createCardFormatter(context, cardMessages, createWordWriter(reader));

function textsOf(kind: ListingKind, attributes: Readonly<Record<string, unknown>>): string[] {
  const texts = cardFacts(kind, attributes).flatMap((fact) => formatCardFact(fact) ?? []);
  return texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
}

test.each<[string, ListingKind, Readonly<Record<string, unknown>>, readonly string[]]>([
  [
    'a home by its rooms and size',
    'property',
    { yearBuilt: 1990, livingArea: 135, bathroomsTotal: 2.5, bedroomsTotal: 3, lotSize: 500 },
    ['3 bd', '2.5 ba', '1,453 ft²'],
  ],
  ['a home without a bedroom as a studio', 'property', { bedroomsTotal: 0 }, ['Studio']],
  ['land by its lot', 'property', { lotSize: 20_000 }, ['4.9 ac lot']],
  [
    'a merchant by its rating',
    'merchant',
    { ratingCount: 1204, rating: 4.7, hasEmergencyService: false, responseHours: 2 },
    ['★ 4.7/5', '1,204 reviews', 'Replies in 2 h'],
  ],
  ['one review in the singular', 'merchant', { ratingCount: 1 }, ['1 review']],
  [
    'an item by its condition and first way of delivery',
    'item',
    { condition: 'LIGHTLY_USED', shipping: ['PICKUP_ONLY', 'FIXED_RATE'] },
    ['Lightly used', 'Pickup only'],
  ],
  [
    'an event that takes place by its start',
    'event',
    { eventState: 'SCHEDULED', startsAt: '2026-12-05T14:00:00-05:00', isFree: true },
    ['Sat, Dec 5, 2:00 p.m.', 'Free'],
  ],
  [
    'an event by the clocks of its own place, here Vancouver’s in summer',
    'event',
    { eventState: 'SCHEDULED', startsAt: '2026-07-04T23:30:00-07:00' },
    ['Sat, Jul 4, 11:30 p.m.'],
  ],
  ['a cancelled event first as cancelled', 'event', { eventState: 'CANCELLED' }, ['Cancelled']],
  [
    'a job by its employer',
    'classified',
    { organizationName: 'Fonthill Dairy', employmentTerm: 'FULL_TIME', closesAt: '2026-12-31' },
    ['Fonthill Dairy', 'Full time', 'Closes Dec 31, 2026'],
  ],
  ['a city service by its phone', 'city_service', { publicPhone: '311' }, ['311']],
  [
    'a long number in its groups',
    'city_service',
    { publicPhone: '+19055550123' },
    ['(905) 555-0123'],
  ],
])('a card shows %s', (_, kind, attributes, texts) => {
  expect(textsOf(kind, attributes)).toEqual(texts);
});

test('a screen reader says rooms in words', () => {
  const [bedrooms] = cardFacts('property', { bedroomsTotal: 3 });
  expect(bedrooms && formatCardFact(bedrooms)).toEqual({ text: '3 bd', spoken: 'Bedrooms: 3' });
});

test('cards need few of the fields', () => {
  expect(cardFields('property')).toEqual([
    'bedroomsTotal',
    'bathroomsTotal',
    'livingArea',
    'lotSize',
  ]);
});

test('without words, numbers are still written', () => {
  const format = createCardFormatter(context, cardMessages);
  const facts = cardFacts('classified', { employmentTerm: 'FULL_TIME', isRemote: true });
  expect(facts.map((fact) => format(fact)?.text)).toEqual([undefined, 'Remote']);
});
