import { describe, expect, test } from 'vitest';
import { mergeExpected, sampleListing } from '../schema-org/sample-listing.ts';

describe('a classified', () => {
  test('for help wanted is a job posting with what Google requires', () => {
    const data = mergeExpected({
      kind: 'classified',
      subcategory: 'HELP_WANTED',
      price: { amount: 240_000, currency: 'CAD', period: 'BIWEEKLY' },
      attributes: {
        organizationName: 'Fonthill Dairy',
        employmentTerm: 'CONTRACT',
        isRemote: true,
        closesAt: '2026-12-31',
        experienceYears: 2,
      },
    });
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      title: sampleListing.title,
      datePosted: sampleListing.createdAt,
      validThrough: '2026-12-31',
      employmentType: 'CONTRACTOR',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'CA' },
      hiringOrganization: { name: 'Fonthill Dairy' },
      jobLocation: { '@type': 'Place' },
      baseSalary: { currency: 'CAD', value: { value: '62400.00', unitText: 'YEAR' } },
      experienceRequirements: { monthsOfExperience: 24 },
    });
  });

  test('for a business is an offer, and for capital a demand', () => {
    const attributes = { isRemote: false };
    expect(
      mergeExpected({ kind: 'classified', subcategory: 'BUSINESS_OPPORTUNITY', attributes }),
    ).toMatchObject({ '@type': 'Offer', name: sampleListing.title, price: '649900.00' });
    expect(
      mergeExpected({ kind: 'classified', subcategory: 'CAPITAL_NEEDED', attributes }),
    ).toMatchObject({ '@type': 'Demand', seller: { name: 'Rosa Marchetti' } });
  });
});

test('a job that is taken has been valid until then', () => {
  const data = mergeExpected({
    kind: 'classified',
    subcategory: 'HELP_WANTED',
    status: 'Closed',
    attributes: { closesAt: '2027-01-31' },
  });
  expect(data).toMatchObject({ validThrough: sampleListing.updatedAt });
});

test('a job on site asks for no country of its applicants', () => {
  const data = mergeExpected({
    kind: 'classified',
    subcategory: 'HELP_WANTED',
    attributes: { isRemote: false },
  });
  expect(data).not.toHaveProperty('applicantLocationRequirements');
  expect(data).not.toHaveProperty('jobLocationType');
});
