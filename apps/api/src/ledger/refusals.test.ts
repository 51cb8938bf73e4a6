import { entriesOfSale } from '@boardwalk/sdk-core/ledger/sales';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isCheckViolation } from '../platform/database/check-violation.ts';
import type { Queries } from '../platform/database/database.ts';
import { book } from './book.ts';
import { rowOf } from './entry-rows.ts';
import { bookingOfSale, newSale, openLedger } from './ledger.fixture.ts';
import { ledgerEntries, ledgerTransactions } from './tables.ts';

const { database } = await openLedger();

type Row = Omit<typeof ledgerEntries.$inferInsert, 'transactionId'>;

const goods: Row = { ...rowsOfSale()[1], amount: -10 } as Row;
const charge: Row = { ...rowsOfSale()[0], amount: 10 } as Row;

function rowsOfSale(): readonly Row[] {
  return entriesOfSale(newSale()).map(rowOf);
}

async function insertTransaction(transaction: Queries): Promise<number> {
  const [row] = await transaction
    .insert(ledgerTransactions)
    .values({
      kind: 'sale',
      subjectKind: 'invoice',
      subjectId: crypto.randomUUID(),
      currency: 'CAD',
      at: new Date(),
    })
    .returning({ id: ledgerTransactions.id });
  if (!row) throw new Error('No transaction was inserted.');
  return row.id;
}

/** Inserts rows past the operation, each by a statement of its own. */
function insertRows(rows: readonly Row[]): Promise<number> {
  return database.transaction(async (transaction) => {
    const transactionId = await insertTransaction(transaction);
    for (const row of rows) {
      await transaction.insert(ledgerEntries).values({ ...row, transactionId });
    }
    return transactionId;
  });
}

async function countRows(): Promise<string> {
  const { rows } = await database.execute(sql`
    select (select count(*) from ledger_transactions) || ' ' || (select count(*) from ledger_entries)
      || ' ' || (select sum(amount) from ledger_entries) as counted`);
  return String(rows[0]?.counted);
}

const violationOf = (promise: Promise<unknown>, constraint: string) =>
  promise.then(
    () => false,
    (error) => isCheckViolation(error, constraint),
  );

test('balanced rows are taken', async () => {
  expect(await insertRows([charge, goods])).toBeGreaterThan(0);
});

test.each<[string, readonly Row[]]>([
  ['a cent too much', [{ ...charge, amount: 11 }, goods]],
  ['a cent too little', [charge, { ...goods, amount: -11 }]],
  ['one entry', [charge]],
  ['no entries', []],
])('%s is refused at the commit', async (_name, rows) => {
  const before = await countRows();
  expect(await violationOf(insertRows(rows), 'ledger_balanced')).toBe(true);
  expect(await countRows()).toBe(before);
});

test('what is added after the check ran at once is checked again at the commit', async () => {
  const late = database.transaction(async (transaction) => {
    const transactionId = await insertTransaction(transaction);
    await transaction.insert(ledgerEntries).values([
      { ...charge, transactionId },
      { ...goods, transactionId },
    ]);
    await transaction.execute(sql`set constraints all immediate`);
    await transaction.execute(sql`set constraints all deferred`);
    await transaction.insert(ledgerEntries).values({ ...goods, transactionId });
  });
  expect(await violationOf(late, 'ledger_balanced')).toBe(true);
});

test.each<[string, Partial<Row>]>([
  ['ledger_entries_amount', { amount: 0 }],
  ['ledger_entries_account', { shopKey: null }],
  ['ledger_entries_account', { holder: 'platform' }],
  ['ledger_entries_account', { accountKind: 'provider', part: 'charge' }],
  [
    'ledger_entries_holder',
    { accountKind: 'provider', part: 'charge', shopKey: null, holder: 'acct_' },
  ],
  ['ledger_entries_part', { part: 'charge' }],
  ['ledger_entries_tax', { tax: 'gst', country: 'CA', region: 'ON' }],
  ['ledger_entries_tax', { part: 'tax', tax: 'gst', country: 'CA' }],
  ['ledger_entries_tax', { part: 'tax' }],
  ['ledger_entries_portion', { part: 'fee' }],
  ['ledger_entries_portion', { part: 'fee', portion: 1_000_001 }],
  ['ledger_entries_portion', { portion: 1 }],
])('%s refuses %j', async (constraint, wrong) => {
  expect(await violationOf(insertRows([charge, { ...goods, ...wrong }]), constraint)).toBe(true);
});

test.each(['9007199254740992', '-9007199254740992'])(
  'an amount of %s, which no number of JavaScript holds, is refused',
  async (amount) => {
    const beyond = database.transaction(async (transaction) => {
      const id = await insertTransaction(transaction);
      await transaction.execute(sql`
        insert into ledger_entries (transaction_id, currency, account_kind, part, portion, amount)
        values (${id}, 'CAD', 'fee', 'fee', 0, ${amount})`);
    });
    expect(await violationOf(beyond, 'ledger_entries_amount')).toBe(true);
  },
);

test('an entry in another currency than its transaction is refused', async () => {
  const rows: readonly Row[] = [
    charge,
    goods,
    { ...charge, currency: 'USD' },
    { ...goods, currency: 'USD' },
  ];
  await expect(insertRows(rows)).rejects.toMatchObject({
    cause: { code: '23503', constraint: 'ledger_entries_transaction' },
  });
});

test.each([
  'update ledger_entries set amount = -amount',
  'update ledger_entries set region = region',
  'delete from ledger_entries',
  'truncate ledger_entries',
  `update ledger_transactions set subject_id = subject_id || '2'`,
  'update ledger_transactions set at = now()',
  'delete from ledger_transactions',
  'truncate ledger_transactions cascade',
  'truncate ledger_entries, ledger_transactions',
])('it stays as it is beside: %s', async (statement) => {
  await database.transaction((transaction) => book(transaction, bookingOfSale(newSale())));
  const before = await countRows();
  await expect(database.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '42501', message: 'Rows of the ledger are only added.' },
  });
  expect(await countRows()).toBe(before);
});

test('nothing is added to what was booked before, balanced or not', async () => {
  const { id } = await database.transaction((transaction) =>
    book(transaction, bookingOfSale(newSale())),
  );
  const before = await countRows();
  const added = database.insert(ledgerEntries).values([
    { ...charge, transactionId: id },
    { ...goods, transactionId: id },
  ]);
  await expect(added).rejects.toMatchObject({
    cause: { code: '42501', message: 'Entries are added with their transaction.' },
  });
  expect(await countRows()).toBe(before);
});
