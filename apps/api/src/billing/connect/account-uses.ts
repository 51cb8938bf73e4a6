import type { Country, Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { ExtendedPlatform, OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listPoint } from '../../platform/extensions/extension-point.ts';

/** What an account at the provider may do, as it was read there. */
export interface AccountAbilities {
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  /** Whether the provider has none of that number any more, or lets us see none. */
  readonly isLost: boolean;
}

/** An account that may do something else than before. */
export interface ChangedAccount {
  /** The provider's number: `acct_…`. */
  readonly accountId: string;
  /** Whose it is. */
  readonly userId: number;
  readonly country: Country;
  readonly currency: Currency;
  readonly before: AccountAbilities;
  readonly after: AccountAbilities;
}

/** Who calls, and what it takes to look up their rights. */
export type AccountCaller = Pick<OperationContext, 'caller' | 'clock' | 'extensions'> & {
  readonly database: Queries;
};

/** What a domain may use as an account changes. */
export type AccountUseContext = Pick<
  ExtendedPlatform,
  'clock' | 'configuration' | 'extensions' | 'log' | 'queue'
>;

/**
 * How a domain sells through people's accounts at the provider; billing, which keeps them, knows no
 * other.
 */
export interface AccountUses {
  /**
   * Called in the transaction that stores a reading of an account, under the lock of its row, only
   * where the account may do something else than at the reading before. What it throws undoes that
   * reading, which is then tried again.
   */
  accountChanged(
    transaction: Queries,
    account: ChangedAccount,
    context: AccountUseContext,
  ): Promise<void>;
  /** Whether the caller may administrate something that is sold through an account of another. */
  mayAdministrate(context: AccountCaller, accountId: string): Promise<boolean>;
}

/** How all domains sell through people's accounts at the provider. */
export const accountUses = listPoint<AccountUses>('accountUses');
