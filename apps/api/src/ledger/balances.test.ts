import { accountKey, type LedgerAccount } from '@boardwalk/sdk-core/ledger/accounts';
import { balanceOf, type LedgerEntry } from '@boardwalk/sdk-core/ledger/entries';
import { reversalOf } from '@boardwalk/sdk-core/ledger/reversal';
import { entriesOfSale } from '@boardwalk/sdk-core/ledger/sales';
import { cad, quebecGst, quebecQst, saleOf, taxOf } from '@boardwalk/sdk-core/ledger/sales.fixture';
import { expect, test } from 'vitest';
import { book } from './book.ts';
import { findBalance } from './find-balance.ts';
import { findBalances } from './find-balances.ts';
import { bookingOf, newSale, openLedger } from './ledger.fixture.ts';

const { database } = await openLedger();

const bookEntries = (entries: readonly LedgerEntry[]) =>
  database.transaction((transaction) => book(transaction, bookingOf(entries)));

test('a shop reads what it is owed, and what that is made of', async () => {
  const sale = newSale();
  const entries = entriesOfSale(sale);
  const refunded = saleOf({
    shopKey: sale.shopKey,
    goods: cad(1000),
    shipping: cad(0),
    taxes: [taxOf(quebecGst, 'shop', 50), taxOf(quebecQst, 'platform', 100)],
    fee: { ...sale.fee, amount: cad(50) },
  });
  await bookEntries(entries);
  await bookEntries(entriesOfSale(newSale()));
  await bookEntries(reversalOf(entries, refunded));
  expect(await findBalances(database, sale.shopKey)).toEqual([
    {
      currency: 'CAD',
      goods: cad(9000),
      shipping: cad(1200),
      tax: cad(510),
      fee: cad(-450),
      payable: cad(10_260),
    },
  ]);
});

test('each currency has a balance of its own, in the order of their codes', async () => {
  const { shopKey } = newSale();
  for (const currency of ['USD', 'AUD'] as const) {
    const none = { amount: 0, currency };
    await bookEntries(
      entriesOfSale({
        shopKey,
        goods: { amount: 700, currency },
        shipping: none,
        taxes: [],
        fee: { portion: 0, amount: none },
        total: { amount: 700, currency },
        settlement: { kind: 'platform' },
      }),
    );
  }
  const balances = await findBalances(database, shopKey);
  expect(balances.map(({ payable }) => payable)).toEqual([
    { amount: 700, currency: 'AUD' },
    { amount: 700, currency: 'USD' },
  ]);
});

test('a shop without sales has no balances', async () => {
  expect(await findBalances(database, 987_654)).toEqual([]);
});

test('beside bookings at once every balance is the sum of what was committed', async () => {
  const own = await openOwnBooks();
  const shops = [1, 2, 3].map((shopKey) => shopKey + 500);
  const settlements = [
    { kind: 'platform' },
    { kind: 'direct', accountId: 'acct_1' },
    { kind: 'platform' },
  ] as const;
  const all = Array.from({ length: 60 }, (_value, index) =>
    entriesOfSale(
      saleOf({
        shopKey: shops[index % 3] ?? 0,
        settlement: settlements[index % 3] ?? { kind: 'platform' },
        goods: cad(1000 + index),
        taxes: [taxOf(quebecGst, 'shop', index), taxOf(quebecQst, 'platform', 2 * index)],
        fee: { portion: 50_000, amount: cad(50) },
      }),
    ),
  );
  const accounts: readonly LedgerAccount[] = [
    ...shops.map((shopKey) => ({ kind: 'payable', shopKey }) as const),
    { kind: 'provider', holder: 'platform' },
    { kind: 'provider', holder: 'acct_1' },
    { kind: 'tax', ...quebecQst },
    { kind: 'tax', ...quebecGst },
    { kind: 'fee' },
  ];
  const committed: LedgerEntry[] = [];
  const sumsMeanwhile: number[] = [];
  await Promise.all(
    all.map(async (entries, index) => {
      const booking = own.bookThenFail(entries, index % 4 === 3);
      const isCommitted = await booking.then(
        () => true,
        () => false,
      );
      if (isCommitted) committed.push(...entries);
      sumsMeanwhile.push(await own.readTotal());
    }),
  );
  expect(committed.length).toBeGreaterThan(0);
  expect(new Set(sumsMeanwhile)).toEqual(new Set([0]));
  for (const account of accounts) {
    const found = await findBalance(own.database, account, 'CAD');
    expect([accountKey(account), found]).toEqual([
      accountKey(account),
      balanceOf(committed, account, 'CAD'),
    ]);
  }
});

async function openOwnBooks() {
  const { database: other } = await openLedger();
  return {
    database: other,
    bookThenFail: (entries: readonly LedgerEntry[], isFailing: boolean) =>
      other.transaction(async (transaction) => {
        await book(transaction, bookingOf(entries));
        if (isFailing) throw new Error('Rolled back.');
      }),
    /** The sum of all entries, which a commit half way would show. */
    async readTotal() {
      const { rows } = await other.execute(
        'select coalesce(sum(amount), 0)::int as total from ledger_entries',
      );
      return Number(rows[0]?.total);
    },
  };
}

test('a sum beyond what is exact is refused rather than shown wrong', async () => {
  const { database: other } = await openLedger();
  const most = (amount: number) => ({ amount, currency: 'CAD' }) as const;
  const entries: readonly LedgerEntry[] = [
    {
      account: { kind: 'provider', holder: 'platform' },
      part: { kind: 'charge' },
      amount: most(Number.MAX_SAFE_INTEGER),
    },
    {
      account: { kind: 'payable', shopKey: 1 },
      part: { kind: 'goods' },
      amount: most(Number.MIN_SAFE_INTEGER),
    },
  ];
  for (const id of ['1', '2']) {
    await other.transaction((transaction) => book(transaction, bookingOf(entries, id)));
  }
  await expect(findBalances(other, 1)).rejects.toThrow(RangeError);
  await expect(findBalance(other, { kind: 'payable', shopKey: 1 }, 'CAD')).rejects.toThrow(
    RangeError,
  );
});
