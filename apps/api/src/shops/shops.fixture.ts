import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { objectPermissions } from '../access/tables.ts';
import type { Browser } from '../account/account.fixture.ts';
import { connectedAccounts } from '../billing/tables.ts';
import { accountTaxes } from '../billing/tax/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { startPosting } from '../posting/posting.fixture.ts';
import { writeProduct, writeShop } from './shop-bodies.fixture.ts';

export const shopsPath = '/api/v1/marketplace/shop/';

/** The path of a shop, or of what it has. */
export const shopPath = (id: string, more = '') => `/api/v1/marketplace/shop/${id}${more}`;

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
  await queries.insert(accountTaxes).values({
    ...{ accountId: facts.accountId ?? accountId, status: 'active', readAt: new Date(0) },
    registrations: [{ country, region: null, from: '2020-01-01', until: null, status: 'active' }],
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
