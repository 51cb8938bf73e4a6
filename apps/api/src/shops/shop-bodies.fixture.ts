/** A shop in Hamilton, Ontario, as a form sends it. */
export function writeShop<const Changes extends object = object>(changes?: Changes) {
  return { ...plainShop, ...changes };
}

const plainShop = {
  name: 'Maple and Birch',
  description: 'Tables and chairs of local wood.',
  logo: null,
  cover: null,
  place: {
    street: '71 Main St W',
    city: 'Hamilton',
    region: 'ON',
    country: 'CA' as const,
    postalCode: 'L8P 4Y5',
    pin: { lat: 43.256712, lng: -79.872634 },
    isAreaOnly: false,
  },
  hours: null,
  pickup: null,
  contact: { phone: null, email: null, website: null },
  returns: '',
  privacy: '',
  handling: { from: 1, to: 3 },
};

/** A variant that is counted, of which there is none. */
export function writeVariant<const Changes extends object = object>(changes?: Changes) {
  return { ...plainVariant, ...changes };
}

const plainVariant = {
  values: [] as string[],
  sku: null,
  barcode: null,
  price: 12_500,
  compareAt: null,
  stockMode: 'counted' as const,
  weight: null,
  pictureId: null,
};

/** A simple product as a form sends it. */
export function writeProduct<const Changes extends object = object>(changes?: Changes) {
  return { ...plainProduct, ...changes };
}

const plainProduct = {
  title: 'Oak chair',
  description: 'Turned by hand.',
  pictures: [],
  category: 'FURNITURE' as const,
  leaf: 'CHAIRS',
  condition: 'NEW' as const,
  shippingSupport: 'FIXED_RATE' as const,
  options: [],
  variants: [plainVariant],
  lowStock: null,
};

/** A rate as a form sends it. */
export function writeRate<const Changes extends object = object>(changes?: Changes) {
  return { ...plainRate, ...changes };
}

const plainRate = {
  name: 'Parcel',
  zone: { country: 'CA' as const, regions: [], postalPrefixes: [] },
  by: 'flat' as const,
  steps: [{ upTo: null, price: 1_500 }],
  freeFrom: null,
  days: { from: 2, to: 5 },
  active: true,
};
