import type { FieldLabels } from '../fields/fields.ts';
import type { ClassifiedAttributes } from './attributes.ts';
import { classifiedCardLabels } from './card-labels.ts';

/** English names of the fields of a classified and of their values. */
export const classifiedLabels = {
  catalogue: 'listings/classified',
  ...classifiedCardLabels,
  employmentTerm: 'Employment',
  industry: 'Industry',
  organizationName: 'Organization',
  isRemote: 'Remote',
  experienceYears: 'Years of experience',
  benefits: 'Benefits',
  closesAt: 'Closes',
  capitalSought: 'Capital sought',
  minimumInvestment: 'Minimum investment',
  annualRevenue: 'Yearly revenue',
  foundedYear: 'Founded',
  'industry.AGRICULTURE': 'Agriculture',
  'industry.CONSTRUCTION': 'Construction',
  'industry.REAL_ESTATE': 'Real estate',
  'industry.MANUFACTURING': 'Manufacturing',
  'industry.RETAIL': 'Retail',
  'industry.WHOLESALE': 'Wholesale',
  'industry.HOSPITALITY_AND_FOOD': 'Hospitality and food',
  'industry.TRANSPORT_AND_LOGISTICS': 'Transport and logistics',
  'industry.HEALTH_CARE': 'Health care',
  'industry.EDUCATION': 'Education',
  'industry.FINANCE_AND_INSURANCE': 'Finance and insurance',
  'industry.PROFESSIONAL_SERVICES': 'Professional services',
  'industry.TECHNOLOGY': 'Technology',
  'industry.MEDIA_AND_ARTS': 'Media and arts',
  'industry.TOURISM_AND_RECREATION': 'Tourism and recreation',
  'industry.ENERGY_AND_RESOURCES': 'Energy and resources',
  'industry.PERSONAL_SERVICES': 'Personal services',
  'industry.PUBLIC_SECTOR': 'Public sector',
  'industry.OTHER': 'Other',
} as const satisfies FieldLabels<ClassifiedAttributes>;
