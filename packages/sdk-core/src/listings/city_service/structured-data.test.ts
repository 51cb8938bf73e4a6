import { describe, expect, test } from 'vitest';
import { mergeExpected } from '../schema-org/sample-listing.ts';

describe('a city service', () => {
  const service = { kind: 'city_service', subcategory: 'EMERGENCY', price: null } as const;

  test.each([
    ['POLICE', 'PoliceStation'],
    ['PROPERTY_TAX', 'GovernmentOffice'],
  ])('listed as %s is a %s', (directoryEntry, type) => {
    const attributes = { directoryEntry, publicPhone: '911' };
    expect(mergeExpected({ ...service, attributes })).toMatchObject({
      '@type': type,
      telephone: '911',
    });
  });

  test('by phone only is a service without an office', () => {
    const data = mergeExpected({
      ...service,
      attributes: { isPhoneOnly: true, publicPhone: '311' },
    });
    expect(data).toMatchObject({
      '@type': 'GovernmentService',
      availableChannel: { servicePhone: { telephone: '311' } },
    });
    expect(data).not.toHaveProperty('address');
  });
});
