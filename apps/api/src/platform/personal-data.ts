import type { BusinessClock } from './clock.ts';
import type { Queries } from './database/database.ts';
import { keyedPoint } from './extensions/extension-point.ts';
import type { Secrets } from './secrets/secrets.ts';

/** What makes addresses of files that are nobody else’s. */
export interface DataSurroundings {
  readonly secrets: Secrets;
  readonly clock: BusinessClock;
}

/** What a domain holds of a person. The account asks all domains when its owner wants to know or go. */
export interface PersonalData {
  /** Everything the domain holds of the person, for the person to read. */
  collect(queries: Queries, userId: number, surroundings: DataSurroundings): Promise<unknown>;
  /**
   * Whether something runs that the person has paid for, and that goes with the account; in the
   * transaction that closes it, to whose end it stays so.
   */
  hasPaidFor?(transaction: Queries, userId: number, now: Date): Promise<boolean>;
  /**
   * Lets go of it, in the transaction that closes the account. What others need stays without the
   * person: their row in `users` remains, as an id and nothing else. Runs before the domains that
   * it builds on let go of theirs, so that it still finds who the person is.
   */
  erase(transaction: Queries, userId: number, now: Date): Promise<void>;
}

/** What all domains hold, by the domain's name, in the order in which they build on one another. */
export const personalData = keyedPoint<PersonalData>('personalData', (_, domain) => [domain]);
