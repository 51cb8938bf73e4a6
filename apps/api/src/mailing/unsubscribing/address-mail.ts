import type { EndableMail, MailKind } from '@boardwalk/sdk-core/mailing/mail-kinds';
import type { Queries } from '../../platform/database/database.ts';
import { keyedPoint } from '../../platform/extensions/extension-point.ts';

/** Mail of a kind that goes to addresses without an account. */
export interface AddressMail {
  readonly kind: MailKind;
  /** An address by its number; undefined where it is none, or was forgotten. */
  findEmail(queries: Queries, addressId: number): Promise<string | undefined>;
  /** Whether more of it would come. */
  isWanted(queries: Queries, addressId: number): Promise<boolean>;
  /** Ends it; a second time nothing changes. */
  end(transaction: Queries, addressId: number, now: Date): Promise<void>;
}

/**
 * Mail to addresses that somebody typed, of which nothing else is stored: its readers can refuse it
 * for good. An address is identified by its hash.
 */
export interface RefusableMail {
  readonly kind: Exclude<EndableMail, MailKind>;
  isRefused(queries: Queries, addressHash: string): Promise<boolean>;
  /** A second time nothing changes. */
  refuse(transaction: Queries, addressHash: string, now: Date): Promise<void>;
}

/** Mail of all domains to addresses without an account, by its kind. */
export const addressMails = keyedPoint<AddressMail>('addressMails', ({ kind }) => [kind]);

/** Mail of all domains that readers without an account can refuse, by its kind. */
export const refusableMails = keyedPoint<RefusableMail>('refusableMails', ({ kind }) => [kind]);
