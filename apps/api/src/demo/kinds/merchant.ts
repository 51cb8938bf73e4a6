import { languages } from '@boardwalk/sdk-core/listings/enumerations/people/languages';
import { paymentTypes } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-types';
import { daysOldAt } from '../demo-counts.ts';
import type { DemoListingOf } from '../demo-listing.ts';
import type { DemoSource } from '../demo-source.ts';
import { pickSeveral, pickWeighted } from '../draw.ts';
import { drawShopHours } from '../hours.ts';
import { drawPhone } from '../people/people.ts';
import { priceIn } from '../pricing.ts';
import type { Random } from '../random.ts';
import { type Trade, trades } from './trades.ts';

const firstWords = [
  'Escarpment',
  'Lakeside',
  'Northern',
  'Copper',
  'Blue Heron',
  'Keystone',
  'Maple Ridge',
  'Harbour',
  'Granite',
  'Cedar',
  'True North',
  'Summit',
  'Fairview',
  'Ironwood',
  'Beacon',
  'Two Rivers',
  'Red Brick',
  'Juniper',
  'Halcyon',
  'Whitewater',
  'Southern Cross',
  'Sandstone',
  'Evergreen',
  'Old Town',
  'Silver Birch',
];

/** A business name of its own, from a first word or the owner's name. */
function drawName(random: Random, trade: Trade, lastName: string): string {
  const first = random.chance(0.35)
    ? random.chance(0.5)
      ? lastName
      : `${lastName} & Sons`
    : random.pick(firstWords);
  return `${first} ${random.pick(trade.nouns)}`;
}

function webName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** The `number`th merchant of the demo. */
export function demoMerchant(
  source: DemoSource,
  number: number,
  random: Random,
): DemoListingOf<'merchant'> {
  const trade = pickWeighted(
    random,
    trades.map((entry) => [entry, entry.weight] as const),
  );
  const spot = source.spots.draw(random);
  const owner = source.seller(random);
  const name = drawName(random, trade, owner.lastName);
  const site = `${webName(name)}-${number}.example.com`;
  const isRated = random.chance(0.85);
  const founded = random.whole(1974, 2024);
  const [first, second, ...rest] = pickSeveral(random, trade.services, 3, 4);
  return {
    kind: 'merchant',
    subcategory: trade.type,
    owner,
    status: 'Active',
    daysSinceClosed: null,
    title: name,
    description: `${name} serves ${spot.city.name} and the towns around it with ${[first, second].join(', ')} and ${rest.join(', ')}.\n\n${trade.promise} Family-run since ${founded}.`,
    price: trade.rate
      ? priceIn(spot.address.country, random.whole(...trade.rate), 5, 'HOURLY')
      : null,
    previousPrice: null,
    address: spot.address,
    lat: spot.lat,
    lng: spot.lng,
    timeZone: spot.city.timeZone,
    pictures: source.pictures.forKind(random, 'merchant', trade.subjects, 4),
    tags: pickSeveral(
      random,
      [
        'family-run',
        'free estimates',
        'weekend service',
        'eco-friendly',
        'seniors discount',
        'same-day',
      ],
      1,
      3,
    ),
    contact: {
      name,
      phone: drawPhone(random, spot.address.country),
      email: `hello@${site}`,
      website: `https://${site}`,
    },
    hours: drawShopHours(random),
    attributes: {
      ...(isRated && { rating: random.whole(36, 50) / 10, ratingCount: random.whole(3, 340) }),
      paymentTypes: pickSeveral(random, paymentTypes, 2, 5),
      languages: ['en', ...pickSeveral(random, languages.slice(1), 0, 2)],
      isVerified: random.chance(0.6),
      isLicensed: random.chance(0.75),
      isInsured: random.chance(0.85),
      hasEmergencyService:
        ['PLUMBING', 'ELECTRICAL', 'HEATING_AND_COOLING', 'ROOFING'].includes(trade.type) &&
        random.chance(0.6),
      givesFreeEstimates: random.chance(0.7),
      isHiring: random.chance(0.15),
      isBoardSponsor: false,
      responseHours: random.pick([1, 2, 4, 8, 24, 48]),
      serviceRadius: random.pick([15, 25, 40, 60, 100]) * 1000,
      foundedYear: founded,
    },
    daysOld: daysOldAt('merchant', number, [5, 900]),
  };
}
