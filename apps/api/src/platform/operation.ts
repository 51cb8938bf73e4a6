import type { Limits } from '@boardwalk/process/limits';
import type { Caller } from './caller.ts';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database.ts';
import type { GrantedAccess } from './granted-access.ts';
import type { Images } from './images.ts';
import type { Log } from './logging.ts';
import type { ObjectKinds } from './objects.ts';
import type { PartnerPage } from './partner-sites.ts';
import type { PersonalDataHolders } from './personal-data.ts';
import type { Secrets } from './secrets.ts';
import type { BrowserCookie, SessionCookie } from './session-cookie.ts';
import type { Storage } from './storage.ts';

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
}

/** What an operation may use besides its request. */
export interface OperationContext extends Platform {
  readonly caller: Caller;
  /** What carries permissions of its own, in all domains. */
  readonly objects: ObjectKinds;
  /** What all domains hold of people. */
  readonly personalData: PersonalDataHolders;
  /** What all domains keep that acts as people without their password. */
  readonly grantedAccess: readonly GrantedAccess[];
  readonly requestId: string;
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined;
  /** The `Last-Event-ID` header: what a stream that broke has told last. */
  readonly lastEventId: string | undefined;
  readonly sessionCookie: SessionCookie;
  /** Tells the browser that opened an account from all others, until its address is confirmed. */
  readonly registrationCookie: BrowserCookie;
  /** Tells a browser in which somebody has signed in before from a stranger's. */
  readonly browserCookie: BrowserCookie;
  /** The partner's page that calls; absent for our own site and what the deployment trusts. */
  readonly page: PartnerPage | undefined;
  /** The cookie of sessions on partners' pages. */
  readonly embedCookie: SessionCookie;
}
