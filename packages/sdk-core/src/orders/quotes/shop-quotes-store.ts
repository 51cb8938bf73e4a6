import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { EndpointRequest } from '../../http/endpoint.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import { quotesPageSize } from '../order-limits.ts';
import { answerQuote, listShopQuotes } from './endpoints.ts';
import type * as schemas from './schemas.ts';
import type { ShopQuote } from './schemas.ts';

/** Which requests of a shop show. */
export interface ShopQuotesQuery {
  readonly shopId: string;
  /** How many, in pages. */
  readonly pages: number;
}

export interface ShopQuotesList {
  readonly results: readonly ShopQuote[];
  /** Of all requests. */
  readonly total: number;
}

export type QuoteAnswer = EndpointRequest<typeof schemas.answerQuote>['body'];

/** Requests for a price of delivery that a shop has, for those who look after it. */
export interface ShopQuotesStore extends RemoteStore<ShopQuotesList, ShopQuotesQuery> {
  /** Rejects with a `Problem`, `conflict` where it has ended or was accepted meanwhile. */
  answer(shopId: string, id: string, answer: QuoteAnswer): Promise<void>;
}

export function createShopQuotesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
): ShopQuotesStore {
  const { client } = env;
  const held = createRemote<ShopQuotesList, ShopQuotesQuery>({
    owner: signedIn(env),
    topics: ['shops'],
    key: undefined,
    request: (signal, { shopId, pages }) => {
      const query = { start: 0, size: Math.min(pages * quotesPageSize, 100) };
      return client.call(listShopQuotes, { params: { shopId }, query }, { signal });
    },
  });
  return {
    ...held,
    async answer(shopId, id, body) {
      const changed = await client.call(answerQuote, { params: { shopId, id }, body });
      const shown = lastValue(held.$state.get());
      if (!shown) return;
      const results = shown.results.map((one) => (one.id === id ? changed : one));
      held.set({ ...shown, results });
    },
  };
}
