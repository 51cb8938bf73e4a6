import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { listPaymentDisputes } from '../disputes/endpoints.ts';
import type { PaymentDispute } from '../disputes/schemas.ts';
import {
  catchUpPaymentEvents,
  listPaymentDifferences,
  listPaymentEvents,
  readPaymentProvider,
  repairPaymentDifference,
  replayPaymentEvent,
  settlePaymentDifference,
} from './endpoints.ts';
import type { PaymentDifference, PaymentEvent, PaymentProvider } from './schemas.ts';

/** Items on a page. */
const pageSize = 20;

/** Which events are requested. */
export interface EventsQuery {
  readonly show: 'all' | 'waiting';
  /** From 1. */
  readonly page: number;
}

/** A page of a list as it was returned, and its query. */
export interface AnsweredPage<Query, Item> {
  readonly query: Query;
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

export type EventsPage = AnsweredPage<EventsQuery, PaymentEvent>;
/** The query is the number of the page, from 1. */
export type DifferencesPage = AnsweredPage<number, PaymentDifference>;
export type DisputesPage = AnsweredPage<number, PaymentDispute>;

/**
 * What administrators see of the payment provider; their actions reject with a `Problem`, or reload
 * it.
 */
export interface ProviderStores {
  readonly provider: RemoteStore<PaymentProvider>;
  readonly events: RemoteStore<EventsPage, EventsQuery>;
  readonly differences: RemoteStore<DifferencesPage, number>;
  readonly disputes: RemoteStore<DisputesPage, number>;
  replay(number: number): Promise<void>;
  /** Answers how many had never come. */
  catchUp(): Promise<number>;
  repair(id: string): Promise<void>;
  /** It was seen to by hand. */
  settle(id: string): Promise<void>;
}

export function createProviderStores(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): ProviderStores {
  const { client } = env;
  const provider = createRemote({
    owner: signedIn(env),
    request: (signal) => client.call(readPaymentProvider, {}, { signal }),
  });
  const events = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, query: EventsQuery) => {
      const asked = { show: query.show, start: (query.page - 1) * pageSize, size: pageSize };
      const answer = await client.call(listPaymentEvents, { query: asked }, { signal });
      return { query, ...answer };
    },
  });
  const differences = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, query: number) => {
      const asked = { start: (query - 1) * pageSize, size: pageSize };
      const answer = await client.call(listPaymentDifferences, { query: asked }, { signal });
      return { query, ...answer };
    },
  });
  const disputes = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, query: number) => {
      const asked = { start: (query - 1) * pageSize, size: pageSize };
      const answer = await client.call(listPaymentDisputes, { query: asked }, { signal });
      return { query, ...answer };
    },
  });
  const showEvents = () => Promise.all([events.reload(), provider.reload()]);
  return {
    provider,
    events,
    differences,
    disputes,
    async replay(number) {
      await client.call(replayPaymentEvent, { params: { number } });
      await showEvents();
    },
    async catchUp() {
      const { found } = await client.call(catchUpPaymentEvents, {});
      await showEvents();
      return found;
    },
    async repair(id) {
      await client.call(repairPaymentDifference, { params: { id } });
      await differences.reload();
    },
    async settle(id) {
      await client.call(settlePaymentDifference, { params: { id } });
      await differences.reload();
    },
  };
}
