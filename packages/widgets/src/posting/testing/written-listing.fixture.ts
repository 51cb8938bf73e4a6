/** A property as somebody has written it, ready to be published. */
export const written = {
  subcategory: 'RESIDENTIAL',
  title: 'A brick house by the escarpment',
  description: 'Three bedrooms, a garden, and a lane behind it.',
  price: { amount: 74_990_000, currency: 'CAD', period: 'ONCE' },
  place: {
    street: '71 Main St W',
    city: 'Hamilton',
    region: 'ON',
    country: 'CA',
    postalCode: 'L8P 4Y5',
    pin: { lat: 43.2567, lng: -79.8726 },
    isAreaOnly: false,
  },
  contact: {
    name: 'Rosa Lindqvist',
    phone: { country: 'CA', code: 1, number: '9055550123' },
    email: 'rosa@example.org',
    website: null,
  },
  hours: null,
  tags: ['Garden'],
  pictures: [],
  attributes: { saleType: 'SALE', buildingType: 'DETACHED_HOUSE', bedroomsTotal: 3 },
};

/** The draft of a property, as the API answers it. */
export function draftOf(body: object, version = 1) {
  return {
    id: 70,
    listingType: 'property',
    version,
    listingVersion: null,
    body: { ...body, timeZone: 'America/Toronto' },
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
  };
}
