import { employmentTerms } from '../enumerations/people/employment-terms.ts';
import { industries } from '../enumerations/people/industries.ts';
import type { FilterTable } from '../fields/fields.ts';
import type { ClassifiedAttributes } from './attributes.ts';

/** How a search filters classifieds; pay is the price. */
export const classifiedFilters = {
  employmentTerm: { by: 'anyOf', values: employmentTerms, facet: true },
  industry: { by: 'anyOf', values: industries, facet: true },
  organizationName: { by: 'words' },
  isRemote: { by: 'yes' },
  experienceYears: { by: 'range', measure: 'count' },
  benefits: null,
  closesAt: { by: 'dates' },
  capitalSought: { by: 'range', measure: 'money' },
  minimumInvestment: { by: 'range', measure: 'money' },
  annualRevenue: null,
  foundedYear: null,
} as const satisfies FilterTable<ClassifiedAttributes>;
