import { type BuildingType, buildingTypes } from '../enumerations/building-types.ts';
import { cooling } from '../enumerations/cooling.ts';
import { featureTypes } from '../enumerations/feature-types.ts';
import { furnished } from '../enumerations/furnished.ts';
import { heating } from '../enumerations/heating.ts';
import { leaseTerms } from '../enumerations/lease-terms.ts';
import { listedBy } from '../enumerations/listed-by.ts';
import { neighbourhoodFeatures } from '../enumerations/neighbourhood-features.ts';
import { parkingFeatures } from '../enumerations/parking-features.ts';
import { petsAllowed } from '../enumerations/pets-allowed.ts';
import { saleTypes } from '../enumerations/sale-types.ts';
import { views } from '../enumerations/view.ts';
import type { FilterTable } from '../fields.ts';
import type { PropertyAttributes } from './attributes.ts';

const everyBuildingType: readonly BuildingType[] = [
  ...new Set(Object.values(buildingTypes).flat()),
];

/** How a search filters properties. */
export const propertyFilters = {
  saleType: { by: 'anyOf', values: saleTypes, facet: true },
  buildingType: { by: 'anyOf', values: everyBuildingType, facet: true },
  bedroomsTotal: { by: 'range', measure: 'count' },
  bathroomsTotal: { by: 'range', measure: 'count' },
  livingArea: { by: 'range', measure: 'area' },
  lotSize: { by: 'range', measure: 'land' },
  yearBuilt: { by: 'range', measure: 'year' },
  storiesTotal: { by: 'range', measure: 'count' },
  parkingTotal: { by: 'range', measure: 'count' },
  rooms: null,
  features: { by: 'allOf', values: featureTypes, facet: true },
  neighbourhoodFeatures: { by: 'allOf', values: neighbourhoodFeatures },
  heating: { by: 'anyOf', values: heating },
  cooling: { by: 'anyOf', values: cooling },
  parkingFeatures: { by: 'anyOf', values: parkingFeatures },
  view: { by: 'anyOf', values: views },
  petsAllowed: { by: 'anyOf', values: petsAllowed },
  furnished: { by: 'anyOf', values: furnished },
  availabilityDate: { by: 'dates' },
  leaseTerm: { by: 'anyOf', values: leaseTerms },
  associationFee: { by: 'range', measure: 'money' },
  taxAnnualAmount: null,
  nextOpenHouse: { by: 'dates' },
  newConstruction: { by: 'yes' },
  listedBy: { by: 'anyOf', values: listedBy },
  virtualTourUrl: { by: 'given' },
  hasVideo: { by: 'yes' },
} as const satisfies FilterTable<PropertyAttributes>;
