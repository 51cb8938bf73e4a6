import { reversalOf } from '@boardwalk/sdk-core/ledger/reversal';
import { entriesOfSale } from '@boardwalk/sdk-core/ledger/sales';
import { cad, quebecGst, quebecQst, taxOf } from '@boardwalk/sdk-core/ledger/sales.fixture';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Booking, book } from './book.ts';
import { findBalance } from './find-balance.ts';
import { findBalances } from './find-balances.ts';
import { bookingOf, bookingOfSale, newSale, openLedger } from './ledger.fixture.ts';
import { ledgerTransactions } from './tables.ts';

const { database, readBooked } = await openLedger();

const bookAlone = (booking: Booking) =>
  database.transaction((transaction) => book(transaction, booking));

test('a sale is booked with its subject, its instant and its currency', async () => {
  const booking = bookingOfSale(newSale());
  const { id, isNew } = await bookAlone(booking);
  expect(isNew).toBe(true);
  const [row] = await database
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.id, id));
  expect(row).toMatchObject({
    kind: 'sale',
    subjectKind: 'invoice',
    subjectId: booking.subject.id,
    currency: 'CAD',
    at: booking.at,
  });
  expect(await readBooked(booking)).toEqual({ ids: [id], entries: 7 });
});

test('the same subject twice is booked once, in whichever order its entries come', async () => {
  const booking = bookingOfSale(newSale());
  const first = await bookAlone(booking);
  const again = { ...booking, entries: booking.entries.toReversed(), at: new Date() };
  expect(await bookAlone(again)).toEqual({ id: first.id, isNew: false });
  expect(await readBooked(booking)).toEqual({ ids: [first.id], entries: 7 });
});

test('twice in one transaction it is booked once', async () => {
  const booking = bookingOfSale(newSale());
  const [first, second] = await database.transaction(async (transaction) => [
    await book(transaction, booking),
    await book(transaction, booking),
  ]);
  expect([first?.isNew, second]).toEqual([true, { id: first?.id, isNew: false }]);
});

test('ten at once book it once, and each gets the same transaction of the ledger', async () => {
  const booking = bookingOfSale(newSale());
  const answers = await Promise.all(Array.from({ length: 10 }, () => bookAlone(booking)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect((await readBooked(booking)).entries).toBe(7);
});

test('who waits for another that is rolled back books it in its place', async () => {
  const booking = bookingOfSale(newSale());
  let second: ReturnType<typeof bookAlone> | undefined;
  const failing = database.transaction(async (transaction) => {
    await book(transaction, booking);
    second = bookAlone(booking);
    // By now the second one waits for the row of this one.
    await expect.poll(countWaiting).toBeGreaterThan(0);
    throw new Error('Rolled back.');
  });
  await expect(failing).rejects.toThrow('Rolled back.');
  expect((await second)?.isNew).toBe(true);
  expect((await readBooked(booking)).entries).toBe(7);
});

async function countWaiting(): Promise<number> {
  const { rowCount } = await database.execute(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

const sale = newSale();
const gst = taxOf(quebecGst, 'shop', 560);
const qst = taxOf(quebecQst, 'platform', 1117);

test.each([
  ['amounts', { ...sale, fee: { ...sale.fee, amount: cad(501) } }],
  ['shop', { ...sale, shopKey: 9999 }],
  ['account', { ...sale, settlement: { kind: 'direct', accountId: 'acct_1' } as const }],
  ['tax', { ...sale, taxes: [{ ...gst, tax: 'hst' as const }, qst] }],
  ['region', { ...sale, taxes: [gst, { ...qst, region: 'ON' }] }],
  ['country', { ...sale, taxes: [gst, { ...qst, country: 'US' as const }] }],
  ['liable party', { ...sale, taxes: [{ ...gst, liable: 'platform' as const }, qst] }],
  ['portion', { ...sale, fee: { ...sale.fee, portion: 1 } }],
])('a subject that comes again with another %s is refused, and stays', async (_name, other) => {
  const booking = bookingOfSale(sale);
  await bookAlone(booking);
  await expect(bookAlone({ ...booking, entries: entriesOfSale(other) })).rejects.toThrow(
    `Expected invoice ${booking.subject.id} as it is booked`,
  );
  expect((await readBooked(booking)).entries).toBe(7);
});

test('a subject that comes again as another kind is refused', async () => {
  const booking = bookingOfSale(newSale());
  await bookAlone(booking);
  await expect(bookAlone({ ...booking, kind: 'reversal' })).rejects.toThrow('as it is booked');
});

test('an invoice and a refund of one number are two subjects', async () => {
  const booking = bookingOfSale(newSale());
  await bookAlone(booking);
  const back = reversalOf(booking.entries);
  const subject = { kind: 'refund', id: booking.subject.id } as const;
  const reversal = { ...booking, kind: 'reversal', subject, entries: back } as const;
  expect((await bookAlone(reversal)).isNew).toBe(true);
});

test.each([
  ['none', []],
  ['one entry', entriesOfSale(sale).slice(0, 1)],
  ['entries that do not sum up to zero', entriesOfSale(sale).slice(1)],
])('%s is refused before it reaches the database', async (_name, entries) => {
  const booking = bookingOf(entries);
  await expect(bookAlone(booking)).rejects.toThrow(RangeError);
  expect((await readBooked(booking)).ids).toEqual([]);
});

test('what is rolled back leaves nothing, and is booked later', async () => {
  const booked = newSale();
  const booking = bookingOfSale(booked);
  const failing = database.transaction(async (transaction) => {
    await book(transaction, booking);
    expect((await findBalances(transaction, booked.shopKey)).length).toBe(1);
    throw new Error('The card was declined.');
  });
  await expect(failing).rejects.toThrow('The card was declined.');
  expect(await readBooked(booking)).toEqual({ ids: [], entries: 0 });
  expect(await findBalances(database, booked.shopKey)).toEqual([]);
  const payable = { kind: 'payable', shopKey: booked.shopKey } as const;
  expect(await findBalance(database, payable, 'CAD')).toEqual(cad(0));
  expect((await bookAlone(booking)).isNew).toBe(true);
});
