import type { Limits } from '@boardwalk/server-parts/http/limits';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Database, Queries } from '../database/database.ts';
import type { AddressUses } from '../domain-facets/address-uses.ts';
import type { BlockList } from '../domain-facets/block-list.ts';
import type { CardUses } from '../domain-facets/card-uses.ts';
import type { FileUses } from '../domain-facets/file-uses.ts';
import type { ListingUses } from '../domain-facets/listing-uses.ts';
import type { EmbeddingPage } from '../embed-directory.ts';
import type { BrowserCookie, SessionCookie } from '../http/session-cookie.ts';
import type { Log } from '../logging.ts';
import type { ObjectKinds } from '../objects.ts';
import type { Payments } from '../payments/provider.ts';
import type { Sale } from '../payments/sale.ts';
import type { PersonalDataHolders } from '../personal-data.ts';
import type { Queue } from '../queue/queue.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Images } from '../storage/images.ts';
import type { Storage } from '../storage/storage.ts';
import type { Caller } from './caller.ts';
import type { Confirmables } from './confirmables.ts';
import type { GrantedAccess } from './granted-access.ts';

/** What the server is made of; one per process. */
export interface Platform {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly images: Images;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly queue: Queue;
  /** Absent where nothing is sold. */
  readonly payments: Payments | undefined;
}

/** What all domains have together, for the ones that ask them all. */
export interface AllDomains {
  /** What carries permissions of its own. */
  readonly objects: ObjectKinds;
  /** What people confirm before a partner's page does it for them. */
  readonly confirmables: Confirmables;
  /** What they hold of people. */
  readonly personalData: PersonalDataHolders;
  /** What they keep for addresses that are no account's. */
  readonly addressUses: readonly AddressUses[];
  /** How they use the files that people have uploaded. */
  readonly fileUses: readonly FileUses[];
  /** How they charge saved cards by themselves. */
  readonly cardUses: readonly CardUses[];
  /** What they have running on listings. */
  readonly listingUses: readonly ListingUses[];
  /** Whom people want nothing of. */
  readonly blockLists: readonly BlockList[];
  /** What they sell by single payments. */
  readonly sales: readonly Sale[];
  /** What they keep that acts as people without their password. */
  readonly grantedAccess: readonly GrantedAccess[];
}

/** Who calls, and from where. */
export interface CallFacts {
  readonly requestId: string;
  readonly caller: Caller;
  /** The embedding page that calls; absent for our own site and what the deployment trusts. */
  readonly page: EmbeddingPage | undefined;
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined;
  /** Aborts where the caller hangs up before the answer. */
  readonly signal: AbortSignal;
  /** The `Last-Event-ID` header: what a stream that broke has told last. */
  readonly lastEventId: string | undefined;
  /**
   * The `Idempotency-Key` header: one key per intention of a person, kept for its retries. Where the
   * endpoint is `paying`, it is there; what is asked of others under it is asked once by a hash of it.
   */
  readonly idempotencyKey: string | undefined;
  /** The `If-Match` header, for `requireMatch`: the version that the caller has in mind. */
  readonly ifMatch: string | undefined;
}

/**
 * Keeps what an operation is about to answer in the transaction of its work, as the last statement of
 * it: then neither is there without the other, whatever dies when. Without a key it does nothing.
 */
export type KeepAnswer = (transaction: Queries, answer: unknown) => Promise<void>;

/** What the browser has been handed, and is handed with the answer. */
export interface Cookies {
  readonly sessionCookie: SessionCookie;
  /** The cookie of sessions on embedding pages. */
  readonly embedCookie: SessionCookie;
  /** Tells the browser that opened an account from all others, until its address is confirmed. */
  readonly registrationCookie: BrowserCookie;
  /** Tells a browser in which somebody has signed in before from a stranger's. */
  readonly browserCookie: BrowserCookie;
}

/** What an operation may use besides its request; each takes what it needs of it. */
export interface OperationContext extends Platform, AllDomains, CallFacts, Cookies {
  readonly keepAnswer: KeepAnswer;
}
