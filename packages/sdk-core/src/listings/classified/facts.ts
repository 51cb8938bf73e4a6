import type { Fact, FieldTable } from '../fields/fields.ts';
import type { ClassifiedAttributes } from './attributes.ts';

/** Where and how the page of a classified shows each field. */
export const classifiedFacts = {
  employmentTerm: { group: 'overview', format: { as: 'choice' } },
  industry: { group: 'overview', format: { as: 'choice' } },
  organizationName: { group: 'overview', format: { as: 'text' } },
  isRemote: { group: 'overview', format: { as: 'yes' } },
  experienceYears: { group: 'details', format: { as: 'number', measure: 'count' } },
  benefits: { group: 'details', format: { as: 'texts' } },
  closesAt: { group: 'terms', format: { as: 'date' } },
  capitalSought: { group: 'costs', format: { as: 'number', measure: 'money' } },
  minimumInvestment: { group: 'costs', format: { as: 'number', measure: 'money' } },
  annualRevenue: { group: 'costs', format: { as: 'number', measure: 'money' } },
  foundedYear: { group: 'details', format: { as: 'number', measure: 'year' } },
} as const satisfies FieldTable<ClassifiedAttributes, Fact>;
