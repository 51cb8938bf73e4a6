import type { EmploymentTerm } from '../enumerations/people/employment-terms.ts';
import type { PaymentPeriod } from '../enumerations/trade/payment-periods.ts';
import {
  commonProperties,
  type JsonLd,
  type ListingForStructuredData,
  type StructuredTable,
  structuredFields,
} from '../schema-org/listing.ts';
import { decimalAmount, offer } from '../schema-org/offer.ts';
import { place } from '../schema-org/place.ts';
import type { ClassifiedAttributes } from './attributes.ts';

/** The terms that job searches know. */
const terms: Readonly<Record<EmploymentTerm, string>> = {
  SEASONAL: 'TEMPORARY',
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  TEMPORARY: 'TEMPORARY',
};

/** What each field adds to the description of a job. */
export const classifiedStructuredFields: StructuredTable<ClassifiedAttributes> = {
  employmentTerm: (term) => ({ employmentType: terms[term] }),
  industry: (industry) => ({ industry }),
  organizationName: null,
  isRemote: (isRemote) => (isRemote ? { jobLocationType: 'TELECOMMUTE' } : {}),
  experienceYears: (years) => ({
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: years * 12,
    },
  }),
  benefits: (benefits) => ({ jobBenefits: benefits.join(', ') }),
  closesAt: null,
  capitalSought: null,
  minimumInvestment: null,
  annualRevenue: null,
  foundedYear: null,
};

/** Pay in the units that job searches know: periods to a unit, and its name. */
const payUnits: Readonly<Record<PaymentPeriod, readonly [count: number, unit: string] | null>> = {
  ONCE: null,
  HOURLY: [1, 'HOUR'],
  DAILY: [1, 'DAY'],
  WEEKLY: [1, 'WEEK'],
  BIWEEKLY: [26, 'YEAR'],
  MONTHLY: [1, 'MONTH'],
  SEMIANNUAL: [2, 'YEAR'],
  ANNUAL: [1, 'YEAR'],
};

function baseSalary({ price }: ListingForStructuredData): JsonLd | undefined {
  const unit = price && payUnits[price.period];
  if (!price || !unit) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency: price.currency,
    value: {
      '@type': 'QuantitativeValue',
      value: decimalAmount({ amount: price.amount * unit[0] }),
      unitText: unit[1],
    },
  };
}

/** Who offers: the organization, else the person to speak to. */
function offeror({ attributes, contactName }: ListingForStructuredData<ClassifiedAttributes>) {
  return attributes.organizationName === undefined
    ? { '@type': 'Person', name: contactName }
    : { '@type': 'Organization', name: attributes.organizationName };
}

function jobPosting(listing: ListingForStructuredData<ClassifiedAttributes>): JsonLd {
  const { attributes, status } = listing;
  const isOver = status === 'Closed' || status === 'Expired';
  return {
    '@type': 'JobPosting',
    title: listing.title,
    description: listing.description,
    url: listing.url,
    datePosted: listing.createdAt,
    // Job searches take a job away once this has passed.
    validThrough: isOver ? listing.updatedAt : (attributes.closesAt ?? listing.expiresAt),
    hiringOrganization: {
      '@type': 'Organization',
      name: attributes.organizationName ?? listing.contactName,
    },
    jobLocation: place(listing),
    applicantLocationRequirements: attributes.isRemote
      ? {
          '@type': 'Country',
          name: listing.address.country,
        }
      : undefined,
    ...structuredFields(classifiedStructuredFields, attributes),
    baseSalary: baseSalary(listing),
  };
}

/** A job as `JobPosting`, a business as `Offer`, capital looked for as `Demand`. */
export function classifiedStructuredData(
  listing: ListingForStructuredData<ClassifiedAttributes>,
): JsonLd {
  if (listing.subcategory === 'HELP_WANTED') return jobPosting(listing);
  const common = {
    ...commonProperties(listing),
    availabilityEnds: listing.attributes.closesAt,
    areaServed: place(listing),
  };
  if (listing.subcategory === 'CAPITAL_NEEDED') {
    return { '@type': 'Demand', ...common, seller: offeror(listing) };
  }
  return { ...offer(listing), '@type': 'Offer', ...common, offeredBy: offeror(listing) };
}
