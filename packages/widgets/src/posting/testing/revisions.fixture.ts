import { written } from './written-listing.fixture.ts';

const rosa = { id: 3, firstName: 'Rosa', lastName: 'Lindqvist', profilePicture: null };
const kim = { id: 4, firstName: 'Kim', lastName: 'Lee', profilePicture: null };

const pictures = ['a', 'b'].map((letter) => ({ id: letter.repeat(32), alt: `Room ${letter}` }));

/** As it was published first. */
export const firstBody = {
  ...written,
  title: 'A stone house by the escarpment',
  price: null,
  tags: [],
  hours: { weekly: [{ day: 1, opens: 540, closes: 1020 }] },
  pictures,
  place: { ...written.place, street: null },
  attributes: {
    saleType: 'SALE',
    bedroomsTotal: 2,
    features: ['POOL'],
    nextOpenHouse: '2026-12-05',
    taxAnnualAmount: 420_000,
  },
};

/** The house as it is published now. */
export const ownListing = {
  id: 7,
  listingType: 'property',
  ownerId: 3,
  owner: { id: 3, firstName: 'Rosa', lastName: null, profilePicture: null },
  status: 'Active',
  version: 2,
  hasDraft: false,
  body: written,
  timeZone: 'America/Toronto',
  position: null,
  createdAt: '2026-11-01T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: null,
};

const first = { revision: 1, madeAt: '2026-11-01T15:00:00.000Z', madeBy: rosa };
const second = { revision: 2, madeAt: '2026-11-20T15:00:00.000Z', madeBy: kim };

/** What the API answers about the revisions of that house. */
export const revisionAnswers = {
  'GET /property/listing/7/own': ownListing,
  'GET /property/listing/7/revisions': {
    results: [
      { ...second, changed: ['title', 'price', 'hours', 'pictures', 'attributes.bedroomsTotal'] },
      { ...first, changed: null },
    ],
    total: 2,
  },
  'GET /property/listing/7/revisions/2': { ...second, body: written, before: firstBody },
  'GET /property/listing/7/revisions/1': { ...first, body: firstBody, before: null },
};
