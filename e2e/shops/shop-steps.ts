import { randomUUID } from 'node:crypto';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { APIRequestContext } from 'playwright';
import { callApi } from '../accounts/call-api.ts';
import { openMember, uniqueWord } from '../accounts/open-account.ts';

const { siteOrigin, paymentsOrigin } = getProduct();
/** Where programs reach the provider: names below `localhost` are known to browsers alone. */
const sandbox = paymentsOrigin.replace('pay.', '');
const accounts = '/api/v1/stripe/oauth/accounts';

/** The path of a call of a shop, or of what it has. */
export const shopCall = (shop: string, more = '') => `/api/v1/marketplace/shop/${shop}${more}`;

/** A shop that sells, with its owner signed in where the cookies are. */
export interface OpenShop {
  readonly id: string;
  readonly name: string;
  /** That of its owner, at the provider. */
  readonly accountId: string;
  readonly email: string;
}

/** Opens a shop by calls: its owner has been through the provider's pages, and it has one product. */
export async function openShop(request: APIRequestContext): Promise<OpenShop> {
  const { email } = await openMember(request);
  const accountId = await openProviderAccount(request);
  const word = uniqueWord();
  const [id, name] = [`erable-${word}`, `Érable ${word}`];
  const shop = { ...plainShop, name };
  await callApi(request, 'POST', shopCall(''), { id, shop });
  await postProduct(request, id);
  const taxes = { isSmallSupplier: true, numbers: [] };
  await callApi(request, 'PUT', shopCall(id, '/taxes'), taxes);
  await callApi(request, 'PUT', shopCall(id), { shop, state: 'open' });
  return { id, name, accountId, email };
}

/** Gives the provider what it asks for; answers the number of the account. */
async function openProviderAccount(request: APIRequestContext): Promise<string> {
  const begun = await callApi(request, 'POST', accounts, { country: 'CA', language: 'en' });
  const { url } = await begun.json();
  const answer = await fetch(sandbox + new URL(url).pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'complete', name: 'Maple' }),
  });
  if (answer.status !== 303) throw new Error(`The provider answered ${answer.status}.`);
  const [account] = await (await request.get(siteOrigin + accounts)).json();
  await callApi(request, 'POST', `${accounts}/${account.id}/refresh`);
  return String(account.id);
}

/** Has the provider give or take what an account may do, or our access to it. */
export async function controlProvider(
  name: 'account' | 'access',
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${sandbox}/control/${name}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Posts a product that shows, as its form does; answers its id. */
export async function postProduct(
  request: APIRequestContext,
  shop: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const body = { product: { ...plainProduct, ...changes }, isActive: true };
  const answer = await callApi(request, 'POST', shopCall(shop, '/product'), body, {
    'idempotency-key': randomUUID(),
  });
  return (await answer.json()).id;
}

/** A variant as a form sends it. */
export function variant(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    ...{ values: [], sku: null, barcode: null, price: 12_500, compareAt: null },
    ...{ stockMode: 'counted', weight: null, pictureId: null },
    ...changes,
  };
}

const plainProduct = {
  ...{ title: 'Chaise', description: 'En chêne.', pictures: [], category: 'FURNITURE' },
  ...{ leaf: 'CHAIRS', condition: 'NEW', shippingSupport: 'PICKUP_ONLY', options: [] },
  ...{ variants: [variant()], lowStock: null },
};

const plainShop = {
  ...{ description: 'Tables et chaises.', logo: null, cover: null, hours: null },
  place: {
    ...{ street: '71 Main St W', city: 'Hamilton', region: 'ON', country: 'CA' },
    ...{ postalCode: 'L8P 4Y5', isAreaOnly: false },
    pin: { lat: 43.256712, lng: -79.872634 },
  },
  pickup: { instructions: 'Porte 2', hours: null },
  contact: { phone: null, email: null, website: null },
  ...{ returns: 'Dans les trente jours.', privacy: '', handling: { from: 1, to: 3 } },
};
