import { writeOrderSubject } from '@boardwalk/sdk-core/orders/order-subject';
import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { storeUser } from '../../account/account.fixture.ts';
import { cartPath } from '../../cart/cart.fixture.ts';
import {
  openPage,
  shop as partner,
  storeEmbeddedSession,
  storeSite,
} from '../../embeds/embeds.fixture.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { checkoutPath, startOrders } from '../orders.fixture.ts';

export const confirmations = '/api/v1/embeds/confirmations';

type Started = Awaited<ReturnType<typeof startOrders>>;
type Checkout = Awaited<ReturnType<Started['writeCheckout']>>;
type Buyer = Awaited<ReturnType<Started['openBuyer']>>;

/** The server with buyers who are signed in on a partner's page too. */
export async function startPartnerBuyers() {
  const started = await startOrders();
  const { server, database, openBuyer, writeCheckout, pay } = started;

  /** A page of a partner of its own on which somebody is signed in. */
  async function openPartnerPage({ id: userId }: Pick<Buyer, 'id'>, scopes: Scope[] = ['cart']) {
    const owner = await storeUser(database, { groups: ['partners'] });
    const { live } = await storeSite(database, owner.id);
    siteDirectory(server.platform).forget();
    const page = openPage(server, partner, live);
    page.take({ token: await storeEmbeddedSession(database, { userId, key: live, scopes }) });
    return page;
  }

  /** Somebody with a full cart, signed in on a partner's page. */
  async function openPartnerBuyer(item: number, { quantity = 2, card = 'pm_card_visa' } = {}) {
    const buyer = await openBuyer(card);
    await buyer.call('POST', cartPath, { item, quantity });
    const page = await openPartnerPage(buyer);
    const checkout = await writeCheckout(buyer);
    const ask = (changes: Partial<Checkout> = {}) =>
      page.call('POST', confirmations, {
        kind: 'pay-order',
        subject: subjectOf({ ...checkout, ...changes }),
      });
    const order = (confirmation: string | undefined, changes: object = {}) =>
      pay(page, checkoutPath, { ...checkout, ...(confirmation && { confirmation }), ...changes });
    const decide = (id: string) =>
      buyer.call('POST', `${confirmations}/${id}`, { isConfirmed: true });
    return { buyer, page, checkout, ask, order, decide };
  }

  return { ...started, openPartnerPage, openPartnerBuyer };
}

/** As the page writes it once it has the address in its stored form. */
function subjectOf({ payment_method, address, shops }: Checkout): string {
  return writeOrderSubject({
    payment_method,
    address: address && { ...address, countryCode: 'CA', postalCode: 'L8P 1A1' },
    shops: shops.map((one: { id: string; delivery: never }) => ({ note: '', ...one })),
  });
}
