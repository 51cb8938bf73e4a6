import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { objectPermissions } from '../access/tables.ts';
import type { Browser } from '../account/account.fixture.ts';
import { connectedAccounts } from '../billing/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { startPosting } from '../posting/posting.fixture.ts';

export const shopsPath = '/api/v1/marketplace/shop/';

/** The path of a shop, or of what it has. */
export const shopPath = (id: string, more = '') => `/api/v1/marketplace/shop/${id}${more}`;

/** A shop in Hamilton, Ontario, as a form sends it. */
export function writeShop(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    name: 'Maple and Birch',
    description: 'Tables and chairs of local wood.',
    logo: null,
    cover: null,
    place: {
      street: '71 Main St W',
      city: 'Hamilton',
      region: 'ON',
      country: 'CA',
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
    ...changes,
  };
}

/** A simple product as a form sends it. */
export function writeProduct(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    title: 'Oak chair',
    description: 'Turned by hand.',
    pictures: [],
    category: 'FURNITURE',
    leaf: 'CHAIRS',
    condition: 'NEW',
    shippingSupport: 'FIXED_RATE',
    options: [],
    variants: [writeVariant()],
    lowStock: null,
    ...changes,
  };
}

export function writeVariant(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    values: [],
    sku: null,
    barcode: null,
    price: 12_500,
    compareAt: null,
    stockMode: 'counted',
    weight: null,
    pictureId: null,
    ...changes,
  };
}

/** A rate as a form sends it. */
export function writeRate(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    name: 'Parcel',
    zone: { country: 'CA', regions: [], postalPrefixes: [] },
    by: 'flat',
    steps: [{ upTo: null, price: 1_500 }],
    freeFrom: null,
    days: { from: 2, to: 5 },
    active: true,
    ...changes,
  };
}

type Seller = Browser & { readonly id: number };

/** Numbers of accounts and addresses of shops that no other test has. */
let made = 0;

/** Stores an account at the provider, by default one that can be paid. */
export async function storeAccount(
  queries: Queries,
  userId: number,
  facts: Partial<typeof connectedAccounts.$inferInsert> & { readonly country?: Country } = {},
): Promise<string> {
  made += 1;
  const country = facts.country ?? 'CA';
  const accountId = `acct_shop${made}`;
  await queries.insert(connectedAccounts).values({
    ...{ userId, accountId, country, currency: currencyByCountry[country] },
    ...{ chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true },
    createdAt: new Date(0),
    ...facts,
  });
  return accountId;
}

/** The server, and people who sell. */
export async function startShops(settings: Parameters<typeof startPosting>[0] = {}) {
  const posting = await startPosting(settings);
  const { database, signIn } = posting;

  /** Somebody new with an account that can be paid. */
  async function signInSeller(facts: Parameters<typeof storeAccount>[2] = {}) {
    const seller = await signIn();
    const accountId = await storeAccount(database, seller.id, facts);
    return Object.assign(seller, { accountId });
  }

  /** A new shop of somebody's; answers its address. */
  async function createShop(seller: Seller, changes: Readonly<Record<string, unknown>> = {}) {
    made += 1;
    const id = `maple-${made}`;
    const answer = await seller.call('POST', shopsPath, { id, shop: writeShop(changes) });
    if (answer.status !== 200) throw new Error(`The shop was not made: ${answer.text}`);
    return id;
  }

  /** Adds a product that shows; answers its settings. */
  async function createProduct(
    seller: Seller,
    shop: string,
    changes: Readonly<Record<string, unknown>> = {},
    isActive = true,
  ) {
    const body = { product: writeProduct(changes), isActive };
    const answer = await seller.call('POST', shopPath(shop, '/product'), body);
    if (answer.status !== 200) throw new Error(`The product was not made: ${answer.text}`);
    return answer.body;
  }

  /** A shop with everything that its opening needs, and open. */
  async function openShop(seller: Seller, changes: Readonly<Record<string, unknown>> = {}) {
    const pickup = { instructions: 'Ring at the side door.', hours: null };
    const ready = { pickup, returns: 'Within thirty days.', ...changes };
    const id = await createShop(seller, ready);
    await createProduct(seller, id);
    const opened = { shop: writeShop(ready), state: 'open' };
    const answer = await seller.call('PUT', shopPath(id), opened);
    if (answer.status !== 200) throw new Error(`The shop was not opened: ${answer.text}`);
    return id;
  }

  /** Lets somebody do things to a shop. */
  async function delegate(userId: number, shop: string, ...actions: Action[]) {
    await database
      .insert(objectPermissions)
      .values({ objectType: 'shop', objectId: shop, userId, actions, createdAt: new Date(0) });
  }

  return { ...posting, signInSeller, createShop, createProduct, openShop, delegate };
}
