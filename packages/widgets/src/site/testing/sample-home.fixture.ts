import { type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { ListingId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { sampleArticleSummary } from './sample-article.fixture.ts';

const subcategories: Readonly<Record<ListingKind, string>> = {
  merchant: 'ROOFING',
  item: 'CLASSIFIED',
  property: 'RESIDENTIAL',
  event: 'OPEN_HOUSE',
  city_service: 'CITY_HALL',
  realtor: 'BROKER',
  classified: 'HELP_WANTED',
};

/** A listing for tests; the files of its picture need not exist. */
export function sampleCard(id: number, kind: ListingKind = 'property'): ListingSummary {
  const picture = {
    id: `picture-${id}`,
    path: `/media/picture-${id}`,
    alt: `View ${id}`,
    width: 1280,
    height: 960,
    thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
  };
  return {
    // Ids are branded by the contract's schemas, which tests of widgets do without.
    id: id as ListingId,
    ownerId: 3 as UserId,
    listingType: kind,
    title: `Listing ${id}`,
    subcategory: subcategories[kind],
    status: 'Active',
    price: { amount: 49_900_000, currency: 'CAD', period: 'ONCE' },
    previousPrice: null,
    address: {
      fullAddress: `${id} Elm St, Welland, ON L3B 1A1`,
      street: `${id} Elm St`,
      city: 'Welland',
      region: 'ON',
      country: 'CA',
      postalCode: 'L3B 1A1',
    },
    lat: 43.016,
    lng: -79.261,
    primaryImage: picture,
    images: [picture],
    attributes: {},
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
  };
}

const two = [0, 1];

/** What the API answers to a home page with everything on it, but for one kind without listings. */
export const homeAnswers = {
  'GET /management/homepage/': {
    name: 'Autumn',
    headline: 'Homes, finds and services near you',
    introduction: 'Search everything at once.',
    featured: [{ title: 'By the water', listings: [901, 902] }],
  },
  'POST /preview/search': { results: [sampleCard(901), sampleCard(902)] },
  'GET /homepage/recent': {
    kinds: listingKinds.map((kind, place) => ({
      kind,
      total: { count: kind === 'property' ? 1_000 : 10, isCapped: kind === 'property' },
      results: two.map((index) => sampleCard(place * 10 + index + 1, kind)),
      ...(kind === 'item' && {
        total: { count: 24_000, isCapped: false, isApproximate: true as const },
      }),
      ...(kind === 'classified' && { total: { count: 0, isCapped: false }, results: [] }),
    })),
  },
  'GET /articles': { results: [1, 2, 3].map((number) => sampleArticleSummary(number)), total: 3 },
};
