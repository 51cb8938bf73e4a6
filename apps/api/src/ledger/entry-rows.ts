import type { LedgerAccount, RegionalTax } from '@boardwalk/sdk-core/ledger/accounts';
import type { LedgerEntry } from '@boardwalk/sdk-core/ledger/entries';
import { signedMoneyOf } from '@boardwalk/sdk-core/ledger/signed-money';
import { and, eq, type SQL } from 'drizzle-orm';
import { ledgerEntries } from './tables.ts';

type EntryRow = Omit<typeof ledgerEntries.$inferSelect, 'id' | 'transactionId'>;

/** An entry in the columns of its table. */
export function rowOf({ account, part, amount: { amount, currency } }: LedgerEntry): EntryRow {
  const regional = part.kind === 'tax' ? part : undefined;
  return {
    currency,
    accountKind: account.kind,
    holder: account.kind === 'provider' ? account.holder : null,
    shopKey: account.kind === 'payable' ? account.shopKey : null,
    part: part.kind,
    tax: regional?.tax ?? null,
    country: regional?.country ?? null,
    region: regional?.region ?? null,
    portion: part.kind === 'fee' ? part.portion : null,
    amount,
  };
}

/** A row of the table as the entry that it holds. */
export function entryOf(row: EntryRow): LedgerEntry {
  return {
    account: accountOf(row),
    part: partOf(row),
    amount: signedMoneyOf(row.amount, row.currency),
  };
}

function accountOf(row: EntryRow): LedgerAccount {
  const { accountKind: kind, holder, shopKey } = row;
  if (kind === 'provider' && holder !== null) return { kind, holder };
  if (kind === 'payable' && shopKey !== null) return { kind, shopKey };
  if (kind === 'tax') return { kind, ...taxOf(row) };
  if (kind === 'fee') return { kind };
  throw new Error(`Expected whose ${kind} an entry is.`);
}

function partOf(row: EntryRow): LedgerEntry['part'] {
  const { part: kind, portion } = row;
  if (kind === 'tax') return { kind, ...taxOf(row) };
  if (kind !== 'fee') return { kind };
  if (portion === null) throw new Error('Expected the portion of a fee.');
  return { kind, portion };
}

function taxOf({ tax, country, region }: EntryRow): RegionalTax {
  if (tax && country && region !== null) return { tax, country, region };
  throw new Error('Expected the tax of an entry, with its region.');
}

/** The entries of an account, by the index of its kind. */
export function isOfAccount(account: LedgerAccount): SQL | undefined {
  const { accountKind, holder, shopKey, country, region, tax } = ledgerEntries;
  const isOfKind = eq(accountKind, account.kind);
  switch (account.kind) {
    case 'provider':
      return and(isOfKind, eq(holder, account.holder));
    case 'payable':
      return and(isOfKind, eq(shopKey, account.shopKey));
    case 'tax':
      return and(
        isOfKind,
        eq(country, account.country),
        eq(region, account.region),
        eq(tax, account.tax),
      );
    case 'fee':
      return isOfKind;
  }
}
