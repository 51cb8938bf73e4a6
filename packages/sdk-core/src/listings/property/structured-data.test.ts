import { describe, expect, test } from 'vitest';
import { mergeExpected, sampleListing } from '../schema-org/sample-listing.ts';

describe('a property', () => {
  test('is a real-estate listing about a home, offered for sale', () => {
    expect(
      mergeExpected({
        attributes: {
          saleType: 'SALE',
          buildingType: 'BUNGALOW',
          bedroomsTotal: 3,
          bathroomsTotal: 1.5,
          livingArea: 120,
          lotSize: 500,
          features: ['POOL'],
          parkingFeatures: ['DRIVEWAY'],
          petsAllowed: ['NO'],
        },
      }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: sampleListing.title,
      description: sampleListing.description,
      url: sampleListing.url,
      image: sampleListing.imageUrls,
      datePosted: sampleListing.createdAt,
      dateModified: sampleListing.updatedAt,
      mainEntity: {
        '@type': 'SingleFamilyResidence',
        name: sampleListing.title,
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Canal Street',
          addressLocality: 'Welland',
          addressRegion: 'ON',
          postalCode: 'L3B 1A1',
          addressCountry: 'CA',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 42.99, longitude: -79.25 },
        accommodationCategory: 'BUNGALOW',
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2,
        numberOfFullBathrooms: 1,
        numberOfPartialBathrooms: 1,
        floorSize: { '@type': 'QuantitativeValue', value: 120, unitCode: 'MTK' },
        additionalProperty: [
          { '@type': 'PropertyValue', name: 'lotSize', value: 500, unitCode: 'MTK' },
        ],
        amenityFeature: ['POOL', 'DRIVEWAY'].map((name) => ({
          '@type': 'LocationFeatureSpecification',
          name,
          value: true,
        })),
        petsAllowed: false,
      },
      offers: {
        '@type': 'Offer',
        price: '649900.00',
        priceCurrency: 'CAD',
        availability: 'https://schema.org/InStock',
        url: sampleListing.url,
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      },
    });
  });

  test('for rent is leased out at a price a month, from a day on', () => {
    const data = mergeExpected({
      price: { amount: 210_050, currency: 'USD', period: 'MONTHLY' },
      attributes: {
        saleType: 'RENT',
        leaseTerm: 'TWELVE_MONTHS',
        availabilityDate: '2026-12-01',
      },
    });
    expect(data).toMatchObject({
      leaseLength: 'P12M',
      offers: {
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        availabilityStarts: '2026-12-01',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '2100.50',
          priceCurrency: 'USD',
          referenceQuantity: { value: 1, unitCode: 'MON' },
        },
      },
    });
  });

  test.each([
    ['CONDO_APARTMENT', 'RESIDENTIAL', 'Apartment'],
    ['TOWNHOUSE', 'RESIDENTIAL', 'House'],
    ['OFFICE', 'COMMERCIAL', 'Accommodation'],
    ['ACREAGE', 'LAND_LOTS', 'Place'],
  ])('in a building of type %s (%s) is of the type %s', (buildingType, subcategory, type) => {
    const data = mergeExpected({ subcategory, attributes: { saleType: 'SALE', buildingType } });
    expect(data).toMatchObject({ mainEntity: { '@type': type } });
  });

  test('of land with a home on it is described as the home, without one as a place', () => {
    const attributes = { saleType: 'SALE', buildingType: 'FARM', lotSize: 9000 };
    const farm = { subcategory: 'AGRICULTURAL', attributes: { ...attributes, livingArea: 140 } };
    expect(mergeExpected(farm)).toMatchObject({
      mainEntity: { '@type': 'Accommodation', accommodationCategory: 'FARM' },
    });
    const field = mergeExpected({ subcategory: 'AGRICULTURAL', attributes });
    expect(field).toMatchObject({ mainEntity: { '@type': 'Place' } });
    expect(field).not.toHaveProperty('mainEntity.accommodationCategory');
  });

  test.each([
    ['Pending', 'Reserved'],
    ['Closed', 'SoldOut'],
    ['Expired', 'Discontinued'],
  ] as const)('that is %s is %s', (status, availability) => {
    expect(mergeExpected({ status })).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  test('without price, position or pictures says nothing about them', () => {
    const data = mergeExpected({ price: null, lat: null, lng: null, imageUrls: [] });
    expect(data).not.toHaveProperty('offers');
    expect(data).not.toHaveProperty('image');
    expect(data).not.toHaveProperty('mainEntity.geo');
  });
});
