import { createOwnKeyedStore, type OwnKeyedStore } from '../../account/sessions/own-keyed-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
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

/** Which events are asked for. */
export interface EventsQuery {
  readonly show: 'all' | 'waiting';
  /** From 1. */
  readonly page: number;
}

/** A page of a list as it was answered, and what was asked. */
export interface AnsweredPage<Query, Item> {
  readonly query: Query;
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

export type EventsPage = AnsweredPage<EventsQuery, PaymentEvent>;
/** The query is the number of the page, from 1. */
export type DifferencesPage = AnsweredPage<number, PaymentDifference>;
export type DisputesPage = AnsweredPage<number, PaymentDispute>;

/** What administrators see of the payment provider; what they do rejects with a `Problem`, or shows it anew. */
export interface ProviderStores {
  readonly provider: OwnKeyedStore<'all', PaymentProvider>;
  readonly events: OwnKeyedStore<EventsQuery, EventsPage>;
  readonly differences: OwnKeyedStore<number, DifferencesPage>;
  readonly disputes: OwnKeyedStore<number, DisputesPage>;
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
  const provider = createOwnKeyedStore(env, (_: 'all', signal) =>
    client.call(readPaymentProvider, {}, { signal }),
  );
  const events = createOwnKeyedStore(env, async (query: EventsQuery, signal) => {
    const asked = { show: query.show, start: (query.page - 1) * pageSize, size: pageSize };
    const answer = await client.call(listPaymentEvents, { query: asked }, { signal });
    return { query, ...answer };
  });
  const differences = createOwnKeyedStore(env, async (query: number, signal) => {
    const asked = { start: (query - 1) * pageSize, size: pageSize };
    const answer = await client.call(listPaymentDifferences, { query: asked }, { signal });
    return { query, ...answer };
  });
  const disputes = createOwnKeyedStore(env, async (query: number, signal) => {
    const asked = { start: (query - 1) * pageSize, size: pageSize };
    const answer = await client.call(listPaymentDisputes, { query: asked }, { signal });
    return { query, ...answer };
  });
  const showEvents = () => Promise.all([events.retry(), provider.retry()]);
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
      await differences.retry();
    },
    async settle(id) {
      await client.call(settlePaymentDifference, { params: { id } });
      await differences.retry();
    },
  };
}
