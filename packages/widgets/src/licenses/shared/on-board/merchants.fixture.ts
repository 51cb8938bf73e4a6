/** A merchant listing as everybody sees it; without a point, so that a map begins where all boards show. */
export const publicRoofer = {
  id: 71,
  ownerId: 3,
  listingType: 'merchant',
  title: 'Elm Roofing',
  subcategory: 'ROOFING',
  status: 'Active',
  price: null,
  previousPrice: null,
  address: {
    fullAddress: '12 Elm St, Hamilton, ON L8P 4Y5',
    street: '12 Elm St',
    city: 'Hamilton',
    region: 'ON',
    country: 'CA',
    postalCode: 'L8P 4Y5',
  },
  ...{ lat: null, lng: null, primaryImage: null },
  images: [],
  attributes: {},
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
