import { expect, test } from 'vitest';
import { listingKinds } from '../kinds.ts';
import { labelOf, valueLabelOf } from '../labels/label-text.ts';
import { labelsByKind } from '../labels/labels.ts';
import { attributesByKind } from './attributes.ts';
import { factMessages } from './fact-messages.ts';
import { createFactFormatter } from './fact-text.ts';
import { factGroups, factTables, listPresentFacts } from './facts.ts';

const context = { locale: 'en-CA', timeZone: 'America/Toronto', currency: 'USD' } as const;

test('a page shows the facts that a home has, in the order of the table', () => {
  const formatFact = createFactFormatter(context, labelsByKind.property, factMessages);
  const facts = listPresentFacts('property', {
    features: ['POOL', 'EV_CHARGER'],
    hasVideo: true,
    newConstruction: false,
    associationFee: 45_000,
    bedroomsTotal: 3,
    yearBuilt: 2004,
    availabilityDate: '2026-12-01',
    saleType: 'SALE',
  });
  expect(
    facts.map(({ field, fact, value }) => [field, formatFact(field, fact.format, value)]),
  ).toEqual([
    ['saleType', ['For sale']],
    ['bedroomsTotal', ['3']],
    ['yearBuilt', ['2004']],
    ['features', ['Pool', 'EV charger']],
    ['availabilityDate', ['Dec\u00a01,\u00a02026']],
    ['associationFee', ['US$450']],
  ]);
});

test('a merchant is rated out of five, answers within hours and serves a distance', () => {
  const formatFact = createFactFormatter(context, labelsByKind.merchant, factMessages);
  const facts = listPresentFacts('merchant', {
    rating: 4.6,
    ratingCount: 1,
    responseHours: 1,
    serviceRadius: 40_000,
    isInsured: true,
  });
  expect(
    facts.map(({ field, fact, value }) =>
      formatFact(field, fact.format, value).join().replaceAll('\u00a0', ' '),
    ),
  ).toEqual(['4.6 out of 5', '1', 'Yes', '1 hour', '40 km']);
});

test.each(listingKinds)(
  'the facts of %s are its fields, and each stands in a known group',
  (kind) => {
    expect(Object.keys(factTables[kind]).sort()).toEqual(
      Object.keys(attributesByKind[kind].shape).sort(),
    );
    for (const fact of Object.values(factTables[kind])) {
      if (fact !== null) expect(factGroups).toContain(fact.group);
    }
  },
);

test('a filter may read otherwise than its field', () => {
  expect(labelOf(labelsByKind.merchant, 'serviceRadius')).toBe('Service radius');
  expect(labelOf(labelsByKind.merchant, 'serviceRadius', 'filter')).toBe('Serves this place');
  expect(labelOf(labelsByKind.merchant, 'rating', 'filter')).toBe('Rating');
});

test('a value without a name shows itself', () => {
  expect(valueLabelOf(labelsByKind.property, 'features', 'POOL')).toBe('Pool');
  expect(valueLabelOf(labelsByKind.property, 'features', 'MOAT')).toBe('MOAT');
});
