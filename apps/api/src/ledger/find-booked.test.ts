import { entriesOfSale } from '@boardwalk/sdk-core/ledger/sales';
import { expect, test } from 'vitest';
import { book } from './book.ts';
import { findBooked } from './find-booked.ts';
import { bookingOf, newSale, openLedger } from './ledger.fixture.ts';

const { database } = await openLedger();

test.each([
  ['on our account', { kind: 'platform' } as const],
  ['on the account of a shop', { kind: 'direct', accountId: 'acct_1' } as const],
])('what is booked of a sale %s is read as it was written', async (_, settlement) => {
  const entries = entriesOfSale(newSale({ settlement }));
  const booking = bookingOf(entries);
  await database.transaction((transaction) => book(transaction, booking));
  await database.transaction((transaction) =>
    book(transaction, bookingOf(entriesOfSale(newSale()))),
  );
  expect(await findBooked(database, booking.subject)).toEqual(entries);
});

test('of what is not booked there is nothing, nor of another kind with its number', async () => {
  const booking = bookingOf(entriesOfSale(newSale()));
  await database.transaction((transaction) => book(transaction, booking));
  expect(await findBooked(database, { ...booking.subject, kind: 'refund' })).toEqual([]);
});
