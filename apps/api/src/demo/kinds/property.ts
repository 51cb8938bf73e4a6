import { cooling } from '@boardwalk/sdk-core/listings/enumerations/property/cooling';
import { neighbourhoodFeatures } from '@boardwalk/sdk-core/listings/enumerations/property/neighbourhood-features';
import type { SaleType } from '@boardwalk/sdk-core/listings/enumerations/property/sale-types';
import type { PropertyAttributes } from '@boardwalk/sdk-core/listings/property/attributes';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { daysOldAt } from '../demo-counts.ts';
import type { DemoListingOf } from '../demo-listing.ts';
import type { DemoSource } from '../demo-source.ts';
import { normalValue, pickSeveral, pickWeighted } from '../draw.ts';
import { privateContact } from '../people/people.ts';
import { priceIn, reducedFrom } from '../pricing.ts';
import type { Random } from '../random.ts';
import type { Spot } from '../whereabouts/spots.ts';
import { type HomeShape, homeShapes } from './home-shapes.ts';
import { propertyText } from './property-text.ts';

/** The `number`th property of the demo. */
export function demoProperty(
  source: DemoSource,
  number: number,
  random: Random,
): DemoListingOf<'property'> {
  const shape = pickWeighted(
    random,
    homeShapes.map((entry) => [entry, entry.weight] as const),
  );
  const spot = source.spots.draw(random);
  const owner = source.seller(random);
  const saleType = drawSaleType(random, shape);
  const attributes = drawAttributes(random, shape, saleType, source, spot.address.country);
  const price = drawPrice(random, shape, saleType, attributes, spot);
  const status = source.drawStatus(random);
  return {
    kind: 'property',
    subcategory: shape.type,
    owner,
    ...status,
    ...propertyText(random, shape, shape.bedrooms ? attributes.bedroomsTotal : undefined),
    price,
    previousPrice: saleType === 'SALE' ? reducedFrom(random, price) : null,
    address: spot.address,
    lat: spot.lat,
    lng: spot.lng,
    timeZone: spot.city.timeZone,
    pictures: source.pictures.forProperty(random, shape.subjects, shape.bedrooms !== undefined),
    tags: drawTags(random, attributes),
    contact: privateContact(random, owner, spot.address.country),
    hours: null,
    attributes,
    daysOld: daysOldAt('property', number, [0, 120], 2),
  };
}

function drawSaleType(random: Random, shape: HomeShape): SaleType {
  if (shape.type === 'STUDENT_HOUSING') return 'RENT';
  if (shape.type === 'COMMERCIAL' || shape.type === 'INDUSTRIAL')
    return random.chance(0.55) ? 'LEASE' : 'SALE';
  return shape.area && random.chance(0.3) ? 'RENT' : 'SALE';
}

function within(random: Random, range: readonly [number, number]): number {
  const middle = (range[0] + range[1]) / 2;
  return Math.round(middle + (normalValue(random) * (range[1] - range[0])) / 2);
}

function drawAttributes(
  random: Random,
  shape: HomeShape,
  saleType: SaleType,
  source: DemoSource,
  country: Country,
): PropertyAttributes {
  const bedrooms = shape.bedrooms && random.whole(...shape.bedrooms);
  const isOwned = saleType === 'SALE';
  const features = pickSeveral(random, shape.features, Math.min(2, shape.features.length), 6);
  const isNew = shape.type === 'NEW_DEVELOPMENT';
  return {
    saleType,
    buildingType: shape.building,
    ...(bedrooms !== undefined && {
      bedroomsTotal: bedrooms,
      bathroomsTotal: drawBathrooms(random, bedrooms),
    }),
    ...(shape.area && { livingArea: within(random, shape.area) }),
    ...(shape.lot && isOwned && { lotSize: within(random, shape.lot) }),
    ...(shape.area && { yearBuilt: isNew ? 2026 + random.whole(0, 1) : random.whole(1895, 2024) }),
    ...(shape.area && { storiesTotal: random.whole(...shape.storeys) }),
    ...(shape.area && { parkingTotal: random.whole(0, shape.bedrooms ? 3 : 20) }),
    ...(features.length > 0 && { features }),
    neighbourhoodFeatures: pickSeveral(random, neighbourhoodFeatures, 2, 6),
    ...(shape.bedrooms && {
      heating: [random.pick(['FORCED_AIR', 'RADIANT', 'HEAT_PUMP', 'BASEBOARD'] as const)],
    }),
    ...(shape.bedrooms && { cooling: [random.pick(cooling.slice(0, 5))] }),
    ...(!isOwned && {
      petsAllowed: random.chance(0.5) ? ['YES' as const] : ['NO' as const],
      furnished: random.chance(0.25) ? ('FURNISHED' as const) : ('UNFURNISHED' as const),
      availabilityDate: source.dateIn(random.whole(5, 90)),
      leaseTerm: random.pick([
        'TWELVE_MONTHS',
        'TWELVE_MONTHS',
        'SIX_MONTHS',
        'MONTH_TO_MONTH',
      ] as const),
    }),
    ...(isOwned &&
      shape.features.includes('ELEVATOR') && { associationFee: random.whole(180, 720) * 100 }),
    ...(isOwned && country !== 'AU' && { taxAnnualAmount: random.whole(2200, 9800) * 100 }),
    ...(isOwned && random.chance(0.2) && { nextOpenHouse: source.dateIn(random.whole(1, 16)) }),
    newConstruction: isNew,
    listedBy: random.pick([
      'REALTOR',
      'REALTOR',
      'OWNER',
      isNew ? 'BUILDER' : 'BROKERAGE',
      isOwned ? 'REALTOR' : 'PROPERTY_MANAGER',
    ] as const),
    hasVideo: random.chance(0.15),
  };
}

function drawBathrooms(random: Random, bedrooms: number): number {
  return Math.max(
    1,
    Math.min(
      bedrooms + 1,
      1 + Math.floor(random.next() * (bedrooms / 1.4)) + (random.chance(0.3) ? 0.5 : 0),
    ),
  );
}

/** Larger and western cities cost more; units are the country's own. */
function marketLevel(spot: Spot): number {
  const size = Math.log10(Math.max(spot.city.population, 4_000));
  const country = { CA: 1, US: 0.72, AU: 1.15 }[spot.address.country];
  const dear = ['BC', 'CA', 'NSW', 'NY', 'WA'].includes(spot.address.region) ? 1.25 : 1;
  return country * dear * (0.35 + size / 8);
}

function drawPrice(
  random: Random,
  shape: HomeShape,
  saleType: SaleType,
  attributes: PropertyAttributes,
  spot: Spot,
) {
  const metres = attributes.livingArea ?? attributes.lotSize ?? 100;
  const value = metres * shape.perMetre * marketLevel(spot) * (1 + normalValue(random) * 0.25);
  const { country } = spot.address;
  if (saleType === 'SALE') return priceIn(country, value - 1, value > 300_000 ? 5_000 : 1_000);
  if (country === 'AU' && saleType === 'RENT')
    return priceIn(country, value * 0.0011, 10, 'WEEKLY');
  return priceIn(country, value * 0.0046, 25, 'MONTHLY');
}

function drawTags(random: Random, attributes: PropertyAttributes): string[] {
  const isHome = attributes.bedroomsTotal !== undefined;
  const outside = isHome ? 'garden' : 'good access';
  const candidates = [
    attributes.newConstruction ? 'new build' : 'resale',
    attributes.features?.includes('POOL') ? 'pool' : outside,
    attributes.petsAllowed?.includes('YES') ? 'pet friendly' : 'investment',
    isHome ? 'family home' : 'room to grow',
    'near transit',
    attributes.yearBuilt === undefined ? 'serviced' : 'renovated',
    'corner lot',
    isHome ? 'first home' : 'vacant',
  ];
  return pickSeveral(random, candidates, 1, 3);
}
