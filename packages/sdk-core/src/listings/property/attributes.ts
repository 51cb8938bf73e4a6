import * as z from 'zod/mini';
import { areaStep } from '../../vocabulary/numbers/round-measure.ts';
import { type BuildingType, buildingTypes } from '../enumerations/property/building-types.ts';
import { cooling } from '../enumerations/property/cooling.ts';
import { featureTypes } from '../enumerations/property/feature-types.ts';
import { furnished } from '../enumerations/property/furnished.ts';
import { heating } from '../enumerations/property/heating.ts';
import { leaseTerms } from '../enumerations/property/lease-terms.ts';
import { listedBy } from '../enumerations/property/listed-by.ts';
import { neighbourhoodFeatures } from '../enumerations/property/neighbourhood-features.ts';
import { parkingFeatures } from '../enumerations/property/parking-features.ts';
import { petsAllowed } from '../enumerations/property/pets-allowed.ts';
import { roomTypes } from '../enumerations/property/room-types.ts';
import { saleTypes } from '../enumerations/property/sale-types.ts';
import { views } from '../enumerations/property/view.ts';
import {
  arraySchema,
  calendarDate,
  minorUnits,
  numberInSteps,
  oneOf,
  webAddress,
  wholeNumberSchema,
} from '../fields/field-schemas.ts';

const anyBuildingType: readonly BuildingType[] = Object.values(buildingTypes).flat();

/** The fields of a property, named as in the RESO Data Dictionary where it has them. */
export const propertyAttributes = z.strictObject({
  saleType: oneOf(saleTypes),
  buildingType: z.optional(z.enum(anyBuildingType)),
  bedroomsTotal: z.optional(wholeNumberSchema(0, 200)),
  /** A half is a room without bath or shower. */
  bathroomsTotal: z.optional(numberInSteps(0, 200, 0.5)),
  /** Square metres. */
  livingArea: z.optional(numberInSteps(1, 1_000_000, areaStep)),
  /** Square metres. */
  lotSize: z.optional(numberInSteps(1, 10_000_000_000, areaStep)),
  yearBuilt: z.optional(wholeNumberSchema(1600, 2100)),
  storiesTotal: z.optional(wholeNumberSchema(1, 200)),
  parkingTotal: z.optional(wholeNumberSchema(0, 10_000)),
  rooms: z.optional(arraySchema(roomTypes)),
  features: z.optional(arraySchema(featureTypes)),
  neighbourhoodFeatures: z.optional(arraySchema(neighbourhoodFeatures)),
  heating: z.optional(arraySchema(heating)),
  cooling: z.optional(arraySchema(cooling)),
  parkingFeatures: z.optional(arraySchema(parkingFeatures)),
  view: z.optional(arraySchema(views)),
  petsAllowed: z.optional(arraySchema(petsAllowed)),
  furnished: z.optional(oneOf(furnished)),
  availabilityDate: z.optional(calendarDate),
  leaseTerm: z.optional(oneOf(leaseTerms)),
  /** A month, in minor units of the price's currency. */
  associationFee: z.optional(minorUnits),
  /** A year, in minor units of the price's currency. */
  taxAnnualAmount: z.optional(minorUnits),
  nextOpenHouse: z.optional(calendarDate),
  newConstruction: z.optional(z.boolean()),
  listedBy: z.optional(oneOf(listedBy)),
  virtualTourUrl: z.optional(webAddress),
  hasVideo: z.optional(z.boolean()),
  /** Whether the public sees how price and status have changed. */
  showsHistory: z.optional(z.boolean()),
});

export type PropertyAttributes = z.output<typeof propertyAttributes>;
