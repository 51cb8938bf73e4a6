import * as z from 'zod/mini';
import { typedLine } from '../../vocabulary/text/typed-line.ts';
import { languages } from '../enumerations/people/languages.ts';
import { paymentTypes } from '../enumerations/trade/payment-types.ts';
import { arraySchema, numberInSteps, wholeNumberSchema } from '../fields/field-schemas.ts';

/** The fields of a merchant. */
export const merchantAttributes = z.strictObject({
  /** Out of 5. */
  rating: z.optional(numberInSteps(1, 5, 0.1)),
  ratingCount: z.optional(wholeNumberSchema(0, 1_000_000)),
  paymentTypes: z.optional(arraySchema(paymentTypes)),
  languages: z.optional(arraySchema(languages)),
  isVerified: z.optional(z.boolean()),
  isLicensed: z.optional(z.boolean()),
  licenceNumber: z.optional(typedLine(40)),
  isInsured: z.optional(z.boolean()),
  hasEmergencyService: z.optional(z.boolean()),
  givesFreeEstimates: z.optional(z.boolean()),
  isHiring: z.optional(z.boolean()),
  isBoardSponsor: z.optional(z.boolean()),
  /** Hours until an answer, as a rule. */
  responseHours: z.optional(wholeNumberSchema(1, 720)),
  /** Metres around the address. */
  serviceRadius: z.optional(wholeNumberSchema(100, 2_000_000)),
  foundedYear: z.optional(wholeNumberSchema(1600, 2100)),
});

export type MerchantAttributes = z.output<typeof merchantAttributes>;
