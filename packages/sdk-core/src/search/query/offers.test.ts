import { describe, expect, test } from 'vitest';
import { emptyQuery, type SearchQuery } from '../rules.ts';
import { changeOffer } from './change-offer.ts';
import { offersOf } from './offer-choices.ts';
import { offerOf, pricePeriods } from './offers.ts';

const homes: SearchQuery = { ...emptyQuery, category: ['property'] };

describe('the offer of a search', () => {
  test.each([
    ['', undefined],
    ['saleType=SALE', 'SALE'],
    ['saleType=RENT&bedroomsTotal=2..', 'RENT'],
    ['bedroomsTotal=2..&saleType=LEASE', 'LEASE'],
    ['saleType=SALE,RENT', undefined],
    ['resaleType=SALE', undefined],
  ] as const)('"%s" is %s', (filters, offer) => {
    expect(offerOf({ ...homes, filters })).toBe(offer);
  });

  test('belongs to properties alone', () => {
    expect(offerOf({ ...emptyQuery, filters: 'saleType=SALE' })).toBe(undefined);
  });
});

test.each([
  [[], ['SALE', 'RENT', 'LEASE']],
  [
    ['RESIDENTIAL', 'VACATION'],
    ['SALE', 'RENT'],
  ],
  [
    ['RESIDENTIAL', 'INDUSTRIAL'],
    ['SALE', 'RENT', 'LEASE'],
  ],
] as const)('%j are offered as %j', (subcategory, offers) => {
  expect(offersOf(subcategory)).toEqual(offers);
});

describe('periods of prices', () => {
  test.each([
    [homes, ['ONCE', 'MONTHLY', 'WEEKLY']],
    [{ ...homes, filters: 'saleType=SALE' }, ['ONCE']],
    [{ ...homes, filters: 'saleType=RENT' }, ['MONTHLY', 'WEEKLY']],
    [{ ...homes, filters: 'saleType=LEASE' }, ['MONTHLY', 'ANNUAL']],
    [{ ...emptyQuery, category: ['item'] }, ['ONCE']],
    [{ ...emptyQuery, category: ['realtor'] }, []],
    [{ ...emptyQuery, category: ['city_service'] }, []],
    [{ ...emptyQuery, category: ['realtor', 'event'] }, ['ONCE']],
    [
      { ...emptyQuery, category: ['classified'], subcategory: ['HELP_WANTED'] },
      ['HOURLY', 'ANNUAL'],
    ],
    [{ ...emptyQuery, category: ['classified'], subcategory: ['CAPITAL_NEEDED'] }, ['ONCE']],
    [emptyQuery, ['HOURLY', 'ONCE', 'MONTHLY', 'WEEKLY', 'ANNUAL']],
  ] as const)('%#', (query, periods) => {
    expect(pricePeriods(query)).toEqual(periods);
  });
});

describe('another offer', () => {
  const narrow: SearchQuery = { ...homes, filters: 'saleType=SALE&bedroomsTotal=2..' };

  test('takes the place of the one before, and keeps the other filters', () => {
    expect(changeOffer(narrow, 'RENT').filters).toBe('saleType=RENT&bedroomsTotal=2..');
    expect(changeOffer(narrow, undefined).filters).toBe('bedroomsTotal=2..');
    expect(changeOffer(homes, 'SALE').filters).toBe('saleType=SALE');
  });

  test.each([
    ['..500000 CAD ONCE', 'RENT', ''],
    ['..500000 CAD ONCE', 'SALE', '..500000 CAD ONCE'],
    ['..2000 CAD MONTHLY', 'LEASE', '..2000 CAD MONTHLY'],
    ['..500 AUD WEEKLY', 'RENT', '..500 AUD WEEKLY'],
    ['..2000 CAD MONTHLY', 'SALE', ''],
    ['..2000 CAD', 'RENT', ''],
    ['..500000 CAD ONCE', undefined, ''],
  ] as const)('price %s with %s becomes "%s"', (price, offer, left) => {
    expect(changeOffer({ ...narrow, price }, offer).price).toBe(left);
  });
});
