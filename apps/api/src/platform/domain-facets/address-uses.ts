import type { Queries } from '../database/database.ts';

/** An account, and the address that its owner has shown to be theirs. */
export interface ConfirmedAddress {
  readonly userId: number;
  readonly email: string;
  readonly confirmedAt: Date;
}

/** What a domain keeps by an address, such as for one that no account has confirmed. */
export interface AddressUses {
  /**
   * Gives it to the account that confirms the address in this transaction, and whose row is locked,
   * or ends what has no meaning to them.
   */
  handOver(transaction: Queries, confirmed: ConfirmedAddress): Promise<void>;
}
