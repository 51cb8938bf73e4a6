import type { Queries } from '../platform/database/database.ts';
import { listPoint } from '../platform/extensions/extension-point.ts';
import type { Extensions } from '../platform/extensions/extensions.ts';

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

/** What all domains keep by an address. */
export const addressUses = listPoint<AddressUses>('addressUses');

/** Gives what all domains keep by an address to the account that confirms it. */
export async function handOverAddress(
  transaction: Queries,
  { extensions }: { readonly extensions: Extensions },
  confirmed: ConfirmedAddress,
): Promise<void> {
  for (const uses of extensions.all(addressUses)) await uses.handOver(transaction, confirmed);
}
