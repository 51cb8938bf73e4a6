import { expect, test } from 'vitest';
import { mergeExpected } from '../schema-org/sample-listing.ts';

test('a realtor is an agent with all credentials in one list', () => {
  const data = mergeExpected({
    kind: 'realtor',
    subcategory: 'BROKER',
    price: null,
    attributes: { brokerageName: 'Canal Realty', licenceNumber: '123', designations: ['SRES'] },
  });
  expect(data).toMatchObject({
    '@type': 'RealEstateAgent',
    parentOrganization: { name: 'Canal Realty' },
    hasCredential: [{ identifier: '123' }, { name: 'SRES' }],
  });
});
