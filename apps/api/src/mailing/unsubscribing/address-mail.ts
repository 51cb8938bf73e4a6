import type { EndableMail, MailKind } from '@boardwalk/sdk-core/mailing/mail-kinds';
import type { Queries } from '../../platform/database/database.ts';

/** Mail of a kind that goes to addresses without an account; its domain joins by a line in `main.ts`. */
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
 * Mail to addresses that somebody typed, of which nothing else is kept: its readers can refuse it for
 * good. An address goes by its hash.
 */
export interface RefusableMail {
  readonly kind: Exclude<EndableMail, MailKind>;
  isRefused(queries: Queries, addressHash: string): Promise<boolean>;
  /** A second time nothing changes. */
  refuse(transaction: Queries, addressHash: string, now: Date): Promise<void>;
}

/** Mail without an account that links of mails end. */
export interface EndableMails {
  readonly addressMails: readonly AddressMail[];
  readonly refusableMails: readonly RefusableMail[];
}
