import type { Fact, FieldTable } from '../fields/fields.ts';
import type { PropertyAttributes } from './attributes.ts';

/** Where and how the page of a property shows each field. */
export const propertyFacts = {
  saleType: { group: 'overview', format: { as: 'choice' } },
  buildingType: { group: 'overview', format: { as: 'choice' } },
  bedroomsTotal: { group: 'overview', format: { as: 'number', measure: 'count' } },
  bathroomsTotal: { group: 'overview', format: { as: 'number', measure: 'count' } },
  livingArea: { group: 'overview', format: { as: 'number', measure: 'area' } },
  lotSize: { group: 'overview', format: { as: 'number', measure: 'land' } },
  yearBuilt: { group: 'overview', format: { as: 'number', measure: 'year' } },
  storiesTotal: { group: 'details', format: { as: 'number', measure: 'count' } },
  parkingTotal: { group: 'overview', format: { as: 'number', measure: 'count' } },
  rooms: { group: 'details', format: { as: 'choices' } },
  features: { group: 'features', format: { as: 'choices' } },
  neighbourhoodFeatures: { group: 'area', format: { as: 'choices' } },
  heating: { group: 'details', format: { as: 'choices' } },
  cooling: { group: 'details', format: { as: 'choices' } },
  parkingFeatures: { group: 'details', format: { as: 'choices' } },
  view: { group: 'details', format: { as: 'choices' } },
  petsAllowed: { group: 'terms', format: { as: 'choices' } },
  furnished: { group: 'terms', format: { as: 'choice' } },
  availabilityDate: { group: 'terms', format: { as: 'date' } },
  leaseTerm: { group: 'terms', format: { as: 'choice' } },
  associationFee: { group: 'costs', format: { as: 'number', measure: 'money' } },
  taxAnnualAmount: { group: 'costs', format: { as: 'number', measure: 'money' } },
  nextOpenHouse: { group: 'overview', format: { as: 'date' } },
  newConstruction: { group: 'details', format: { as: 'yes' } },
  listedBy: { group: 'overview', format: { as: 'choice' } },
  virtualTourUrl: { group: 'overview', format: { as: 'link' } },
  hasVideo: null,
  showsHistory: null,
} as const satisfies FieldTable<PropertyAttributes, Fact>;
