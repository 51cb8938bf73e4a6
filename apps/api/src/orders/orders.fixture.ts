import { randomUUID } from 'node:crypto';
import { readPostalCode } from '@boardwalk/sdk-core/account/billing-rules';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { handOverCards } from '../billing/hand-over-cards.fixture.ts';
import { startSandbox } from '../billing/sandbox.fixture.ts';
import { cartPath, startCart } from '../cart/cart.fixture.ts';
import { domains } from '../main.ts';
import { jobContextOf } from '../platform/jobs/job-context.fixture.ts';
import { createWorkRunner } from '../platform/queue/work-runner.ts';
import type { Answer } from '../platform/test-server.fixture.ts';
import { writeRate } from '../shops/shop-bodies.fixture.ts';
import { shopPath } from '../shops/shops.fixture.ts';

export const checkoutPath = `${cartPath}checkout`;
export const orderPath = (id: string, more = '') => `/api/v1/marketplace/order/${id}${more}`;

/** Where parcels of tests go. */
export const hamilton: DeliveryAddress = {
  ...{ recipient: 'Rosa Lindqvist', company: '', line1: '1 Main St W', line2: 'Unit 4' },
  ...{ city: 'Hamilton', state: 'ON', postalCode: 'l8p1a1', countryCode: 'CA', phone: null },
};

const sydney = {
  ...{ street: '1 George St', city: 'Sydney', region: 'NSW', country: 'AU', postalCode: '2000' },
  ...{ pin: null, isAreaOnly: false },
};

/** The account of a shop in Australia, on which it is charged. */
export const koalaAccount = 'acct_demoOutfittersAU';

/** The server with its payment provider, people who sell, and people who buy. */
export async function startOrders(settings: Parameters<typeof startCart>[0] = {}) {
  const sandbox = await startSandbox();
  const started = await startCart({ payments: sandbox.payments, ...settings });
  const cards = handOverCards(sandbox);
  const { signIn, signInSeller, openShop, server } = started;

  type Buyer = Awaited<ReturnType<typeof signIn>>;

  /** An open shop of somebody new that sends within Canada for 15.00. */
  async function openSelling(facts: Parameters<typeof signInSeller>[0] = {}, changes: object = {}) {
    const seller = await signInSeller(facts);
    const shop = await openShop(seller, { ...changes });
    await seller.call('POST', shopPath(shop, '/shipping'), writeRate());
    return { seller, shop };
  }

  /** A shop that is settled in Australia, on its own account, and sends to Canada for 15.00. */
  async function openKoala(accountId = koalaAccount) {
    const selling = await openSelling({ country: 'AU', accountId }, { place: sydney });
    const zone = { country: 'CA' as const, regions: [], postalPrefixes: [] };
    const rate = writeRate({ zone });
    await selling.seller.call('POST', shopPath(selling.shop, '/shipping'), rate);
    return selling;
  }

  /** Somebody with a saved card. */
  async function openBuyer(method?: string) {
    const buyer = await signIn();
    return Object.assign(buyer, { card: await cards.saveCard(buyer, method) });
  }

  const pay = (
    /** Or a page on which they are signed in. */
    buyer: Pick<Buyer, 'call'>,
    path: string,
    body: object,
    key: string = randomUUID(),
  ): Promise<Answer> => buyer.call('POST', path, body, { 'idempotency-key': key });

  /** What a checkout sends for the cart as it stands, with the cheapest way to each shop. */
  async function writeCheckout(buyer: Buyer & { readonly card: string }, address = hamilton) {
    const { state, countryCode } = address;
    const postalCode = readPostalCode(countryCode, address.postalCode) ?? null;
    const destination = { state, countryCode, postalCode };
    const { body } = await buyer.call('POST', `${cartPath}tax`, { destination });
    return {
      payment_method: buyer.card,
      address,
      shops: body.shops.map(({ shopId, delivery }: { shopId: string; delivery: object }) => ({
        ...{ id: shopId, delivery },
      })),
      agreed: body.groups.map(({ key, amount, currency }: Readonly<Record<string, unknown>>) => ({
        ...{ key, amount, currency },
      })),
    };
  }

  return {
    ...started,
    ...cards,
    sandbox,
    openSelling,
    openKoala,
    openBuyer,
    pay,
    writeCheckout,
    /** Runs what waits in the queue, also for another try. */
    runWork: () => createWorkRunner(server.platform, domains).runWaiting({ withoutPauses: true }),
    /** Runs a job as it stands now. */
    async runJob(name: string): Promise<number> {
      const job = domains.flatMap(({ jobs = [] }) => jobs).find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      return job.run(jobContextOf(server.platform));
    },
  };
}
