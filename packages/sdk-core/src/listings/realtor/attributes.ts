import * as z from 'zod/mini';
import { typedLine } from '../../vocabulary/text/typed-line.ts';
import { languages } from '../enumerations/people/languages.ts';
import { realtorDesignations } from '../enumerations/people/realtor-designations.ts';
import { realtorSpecialties } from '../enumerations/people/realtor-specialties.ts';
import { arraySchema, lines, numberInSteps, wholeNumberSchema } from '../fields/field-schemas.ts';

/** The fields of a realtor; the position (representative or broker) is the subcategory. */
export const realtorAttributes = z.strictObject({
  brokerageName: z.optional(typedLine(120)),
  licenceNumber: z.optional(typedLine(40)),
  /** Out of 5. */
  rating: z.optional(numberInSteps(1, 5, 0.1)),
  ratingCount: z.optional(wholeNumberSchema(0, 1_000_000)),
  activeListings: z.optional(wholeNumberSchema(0, 100_000)),
  languages: z.optional(arraySchema(languages)),
  specialties: z.optional(arraySchema(realtorSpecialties)),
  designations: z.optional(arraySchema(realtorDesignations)),
  /** Names of cities or neighbourhoods. */
  serviceAreas: z.optional(lines(30, 80)),
  /** The first year with a licence. */
  licensedSince: z.optional(wholeNumberSchema(1900, 2100)),
  isVerified: z.optional(z.boolean()),
  responseHours: z.optional(wholeNumberSchema(1, 720)),
});

export type RealtorAttributes = z.output<typeof realtorAttributes>;
