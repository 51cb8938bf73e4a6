import type { ConnectedAccount } from '@boardwalk/sdk-core/billing/connect/schemas';
import type { connectedAccounts } from '../tables.ts';

type Row = typeof connectedAccounts.$inferSelect;

/** A row whose account the provider has reported, and still has. */
export interface KnownRow extends Row {
  readonly accountId: string;
}

export function isKnown(row: Row): row is KnownRow {
  return row.accountId !== null && row.lostAt === null;
}

/** The account as its owner sees it. */
export function describeAccount(row: KnownRow): ConnectedAccount {
  const { accountId: id, country, currency, chargesEnabled, payoutsEnabled } = row;
  const { detailsSubmitted, required, readAt, createdAt } = row;
  return {
    id,
    country,
    currency,
    chargesEnabled,
    payoutsEnabled,
    detailsSubmitted,
    required,
    // Until it is queried, this is what the provider returned when creating it.
    readAt: (readAt ?? createdAt).toISOString(),
  };
}
