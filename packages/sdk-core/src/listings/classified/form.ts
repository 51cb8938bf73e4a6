import { employmentTerms } from '../enumerations/people/employment-terms.ts';
import { industries } from '../enumerations/people/industries.ts';
import type { FormTable } from '../form/form-rows.ts';
import type { ClassifiedAttributes } from './attributes.ts';

const job = ['HELP_WANTED'];
const business = ['BUSINESS_OPPORTUNITY', 'CAPITAL_NEEDED'];

/** How the form of a classified asks for each field. */
export const classifiedForm = {
  organizationName: { step: 'basics', control: { as: 'line', longest: 120 } },
  industry: { step: 'basics', control: { as: 'choice', values: industries } },
  employmentTerm: {
    step: 'basics',
    control: { as: 'choice', values: employmentTerms },
    when: { subcategory: job },
  },
  isRemote: { step: 'place', control: { as: 'yes' }, when: { subcategory: job } },
  experienceYears: {
    step: 'details',
    control: { as: 'number', measure: 'count', range: [0, 60] },
    when: { subcategory: job },
  },
  benefits: {
    step: 'details',
    control: { as: 'lines', most: 20, longest: 80 },
    when: { subcategory: job },
  },
  closesAt: { step: 'details', control: { as: 'date' } },
  foundedYear: {
    step: 'details',
    control: { as: 'number', measure: 'year', range: [1600, 2100] },
    when: { subcategory: business },
  },
  capitalSought: {
    step: 'price',
    control: { as: 'money' },
    when: { subcategory: ['CAPITAL_NEEDED'] },
  },
  minimumInvestment: { step: 'price', control: { as: 'money' }, when: { subcategory: business } },
  annualRevenue: { step: 'price', control: { as: 'money' }, when: { subcategory: business } },
} as const satisfies FormTable<ClassifiedAttributes>;
