import * as z from 'zod/mini';
import { typedLine } from '../../vocabulary/text/typed-line.ts';
import { employmentTerms } from '../enumerations/people/employment-terms.ts';
import { industries } from '../enumerations/people/industries.ts';
import {
  calendarDate,
  lines,
  minorUnits,
  oneOf,
  wholeNumberSchema,
} from '../fields/field-schemas.ts';

/** The fields of a classified: a job, a business for sale, or capital looked for. */
export const classifiedAttributes = z.strictObject({
  employmentTerm: z.optional(oneOf(employmentTerms)),
  industry: z.optional(oneOf(industries)),
  organizationName: z.optional(typedLine(120)),
  isRemote: z.optional(z.boolean()),
  experienceYears: z.optional(wholeNumberSchema(0, 60)),
  benefits: z.optional(lines(20, 80)),
  /** The last day to answer. */
  closesAt: z.optional(calendarDate),
  /** In minor units of the price's currency. */
  capitalSought: z.optional(minorUnits),
  /** In minor units of the price's currency. */
  minimumInvestment: z.optional(minorUnits),
  /** A year, in minor units of the price's currency. */
  annualRevenue: z.optional(minorUnits),
  foundedYear: z.optional(wholeNumberSchema(1600, 2100)),
});

export type ClassifiedAttributes = z.output<typeof classifiedAttributes>;
