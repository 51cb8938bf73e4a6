import { buildingTypes } from '../enumerations/property/building-types.ts';
import { cooling } from '../enumerations/property/cooling.ts';
import { featureTypes } from '../enumerations/property/feature-types.ts';
import { furnished } from '../enumerations/property/furnished.ts';
import { heating } from '../enumerations/property/heating.ts';
import { leaseTerms } from '../enumerations/property/lease-terms.ts';
import { listedBy } from '../enumerations/property/listed-by.ts';
import { neighbourhoodFeatures } from '../enumerations/property/neighbourhood-features.ts';
import { parkingFeatures } from '../enumerations/property/parking-features.ts';
import { petsAllowed } from '../enumerations/property/pets-allowed.ts';
import { propertyTypes } from '../enumerations/property/property-types.ts';
import { roomTypes } from '../enumerations/property/room-types.ts';
import { saleTypes } from '../enumerations/property/sale-types.ts';
import { views } from '../enumerations/property/view.ts';
import type { FormTable } from '../form/form-rows.ts';
import type { PropertyAttributes } from './attributes.ts';

const built = propertyTypes.filter((type) => type !== 'LAND_LOTS');
const livedIn = built.filter((type) => type !== 'COMMERCIAL' && type !== 'INDUSTRIAL');
const notBought = ['RENT', 'LEASE'];

/** How the form of a property asks for each field. */
export const propertyForm = {
  saleType: { step: 'basics', control: { as: 'choice', values: saleTypes }, isRequired: true },
  buildingType: {
    step: 'basics',
    control: { as: 'choice', values: Object.values(buildingTypes).flat(), by: buildingTypes },
  },
  listedBy: { step: 'basics', control: { as: 'choice', values: listedBy } },
  bedroomsTotal: {
    step: 'details',
    control: { as: 'number', measure: 'count', range: [0, 200] },
    when: { subcategory: livedIn },
  },
  bathroomsTotal: {
    step: 'details',
    control: { as: 'number', measure: 'count', range: [0, 200], step: 0.5 },
    when: { subcategory: built },
  },
  livingArea: {
    step: 'details',
    control: { as: 'measure', measure: 'area' },
    when: { subcategory: built },
  },
  lotSize: { step: 'details', control: { as: 'measure', measure: 'land' } },
  yearBuilt: {
    step: 'details',
    control: { as: 'number', measure: 'year', range: [1600, 2100] },
    when: { subcategory: built },
  },
  storiesTotal: {
    step: 'details',
    control: { as: 'number', measure: 'count', range: [1, 200] },
    when: { subcategory: built },
  },
  newConstruction: { step: 'details', control: { as: 'yes' }, when: { subcategory: built } },
  parkingTotal: {
    step: 'details',
    control: { as: 'number', measure: 'count', range: [0, 10_000] },
  },
  parkingFeatures: { step: 'details', control: { as: 'choices', values: parkingFeatures } },
  rooms: {
    step: 'details',
    control: { as: 'choices', values: roomTypes },
    when: { subcategory: livedIn },
  },
  features: { step: 'details', control: { as: 'choices', values: featureTypes } },
  heating: {
    step: 'details',
    control: { as: 'choices', values: heating },
    when: { subcategory: built },
  },
  cooling: {
    step: 'details',
    control: { as: 'choices', values: cooling },
    when: { subcategory: built },
  },
  view: { step: 'details', control: { as: 'choices', values: views } },
  neighbourhoodFeatures: {
    step: 'details',
    control: { as: 'choices', values: neighbourhoodFeatures },
  },
  nextOpenHouse: { step: 'details', control: { as: 'date' } },
  virtualTourUrl: { step: 'pictures', control: { as: 'link' } },
  availabilityDate: { step: 'price', control: { as: 'date' } },
  leaseTerm: {
    step: 'price',
    control: { as: 'choice', values: leaseTerms },
    when: { saleType: notBought },
  },
  furnished: {
    step: 'price',
    control: { as: 'choice', values: furnished },
    when: { saleType: notBought, subcategory: built },
  },
  petsAllowed: {
    step: 'price',
    control: { as: 'choices', values: petsAllowed },
    when: { saleType: notBought, subcategory: livedIn },
  },
  associationFee: { step: 'price', control: { as: 'money' } },
  taxAnnualAmount: { step: 'price', control: { as: 'money' }, when: { saleType: ['SALE'] } },
  showsHistory: { step: 'price', control: { as: 'yes' } },
  hasVideo: 'platform',
} as const satisfies FormTable<PropertyAttributes>;
