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
import { saleTypes } from '../enumerations/property/sale-types.ts';
import { views } from '../enumerations/property/view.ts';
import type { FilterTable } from '../fields/fields.ts';
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
  showsHistory: null,
} as const satisfies FilterTable<PropertyAttributes>;
