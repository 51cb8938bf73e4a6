import type { Topic } from '../vocabulary/topics.ts';
import type { Client } from './client.ts';

/**
 * Business time (docs/architecture/database.md#time): the server's or the browser's, or a test's
 * own.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** What every store and widget is made from; one a page in a browser, one a request on a server. */
export interface StoreEnvironment {
  readonly client: Client;
  /** A page of another site without a key: nobody can sign in there, and no user is requested. */
  readonly isAnonymous?: boolean;
  readonly clock: Clock;
  /** BCP 47, one of the supported locales. */
  readonly locale: string;
  /** IANA name, such as `America/Toronto`. */
  readonly timeZone: string;
  /**
   * Calls back soon after something of these topics has changed elsewhere, as long as somebody is
   * signed in; answers how to stop. Absent on a server, where nothing changes any more.
   */
  readonly whenChanged?: WhenChanged | undefined;
  /** Whether the page is notified of such changes at once for now, so that no polling is needed. */
  readonly hearsChanges?: (() => boolean) | undefined;
}

/** Changes within `gatherMs` of one another, by default 250, are one call. */
export type WhenChanged = (
  topics: readonly Topic[],
  onChange: () => void,
  gatherMs?: number,
) => () => void;

/** An environment that shares its stores: one of each for all that a page shows. */
export interface SharingEnvironment extends StoreEnvironment {
  store<Store>(factory: (env: SharingEnvironment) => Store): Store;
}

/** The state of something remote; never two flags that exclude each other. */
export type Remote<Value, Failure> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading'; readonly previous?: Value }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly problem: Failure; readonly previous?: Value };
