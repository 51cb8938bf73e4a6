import type { Queries } from '../../platform/database/database.ts';
import { listPoint } from '../../platform/extensions/extension-point.ts';

/** Something that lets others act as a person without knowing the password: an agreement with a site. */
export interface GrantedAccessEntry {
  readonly id: string;
  /** Name of the site, and its origin. */
  readonly name: string;
  readonly origin: string;
  readonly since: Date;
}

/**
 * What a domain keeps that acts as a person. The account asks all domains when its owner takes it
 * back, after a password that somebody else may have known.
 */
export interface GrantedAccess {
  /** All of a person's, oldest first. */
  list(queries: Queries, userId: number): Promise<GrantedAccessEntry[]>;
  /** Withdraws all but those of `readCheckedIds`, and ends what was started by them. */
  withdraw(transaction: Queries, userId: number, keptIds: readonly string[]): Promise<void>;
}

/** What all domains keep that acts as a person. */
export const grantedAccess = listPoint<GrantedAccess>('grantedAccess');
