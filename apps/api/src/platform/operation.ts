import type { Limits } from '@boardwalk/process/limits';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database.ts';
import type { Images } from './images.ts';
import type { Log } from './logging.ts';
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
}

/** Who calls. Sessions are looked up before an operation runs; a visitor has none. */
export interface Caller {
  readonly kind: 'visitor';
  /** IP address, for limits; never stored. */
  readonly address: string;
}

/** What an operation may use besides its request. */
export interface OperationContext extends Platform {
  readonly caller: Caller;
  readonly requestId: string;
}
