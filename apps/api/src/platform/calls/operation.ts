import type { Limits } from '@boardwalk/server-parts/http/limits';
import type { BusinessClock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Database, Queries } from '../database/database.ts';
import type { EmbeddingPage } from '../embed-directory.ts';
import type { Extensions } from '../extensions/extensions.ts';
import type { BrowserCookie, SessionCookie } from '../http/session-cookie.ts';
import type { Log } from '../logging.ts';
import type { Payments } from '../payments/provider.ts';
import type { Queue } from '../queue/queue.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Images } from '../storage/images.ts';
import type { Storage } from '../storage/storage.ts';
import type { Caller } from './caller.ts';

/** What the server is made of; one per process. */
export interface Platform {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly clock: BusinessClock;
  readonly log: Log;
  readonly storage: Storage;
  readonly images: Images;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly queue: Queue;
  /** Absent where nothing is sold. */
  readonly payments: Payments | undefined;
}

/** The platform, with what all domains provide for one another. */
export interface ExtendedPlatform extends Platform {
  readonly extensions: Extensions;
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
  /** The `Last-Event-ID` header: what a stream that broke has sent last. */
  readonly lastEventId: string | undefined;
  /**
   * The `Idempotency-Key` header: one key per intention of a person, stored for its retries. Where
   * the endpoint is `paying`, it is present; what is requested of others under it is requested once
   * by a hash of it.
   */
  readonly idempotencyKey: string | undefined;
  /** The `If-Match` header, for `requireMatch`: the version that the caller has in mind. */
  readonly ifMatch: string | undefined;
}

/**
 * Keeps what an operation is about to answer in the transaction of its work, as the last statement of
 * it: then neither is there without the other, whatever dies when. Without a key it does nothing.
 */
export type SaveAnswer = (transaction: Queries, answer: unknown) => Promise<void>;

/** What the browser has been handed, and is handed with the answer. */
export interface Cookies {
  readonly sessionCookie: SessionCookie;
  /** The cookie of sessions on embedding pages. */
  readonly embedCookie: SessionCookie;
  /**
   * Distinguishes the browser that opened an account from all others, until its address is
   * confirmed.
   */
  readonly registrationCookie: BrowserCookie;
  /** Distinguishes a browser in which a user has signed in before from a stranger's. */
  readonly browserCookie: BrowserCookie;
  /** Names the cart of a visitor; it ends as somebody signs in or out. */
  readonly cartCookie: BrowserCookie;
}

/** What an operation may use besides its request; each takes what it needs of it. */
export interface OperationContext extends ExtendedPlatform, CallFacts, Cookies {
  readonly keepAnswer: SaveAnswer;
}
