import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { isCheckViolation } from '../../platform/database/check-violation.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { describeInvoice } from './describe-invoice.ts';
import { findInvoice, findInvoiceOf, type InvoiceHead } from './invoice-row.ts';
import { lampLine, makeInvoice, parcelLine } from './invoices.fixture.ts';
import { issueInvoice, issueInvoices, type NewInvoice } from './issue-invoice.ts';
import { listInvoicesOf } from './list-invoices.ts';
import { invoiceLines, invoiceSeries, invoices, invoiceTaxes } from './tables.ts';

const database = openDatabase((await createTestDatabase()).url, () => {});
afterAll(() => database.$client.end());

let shop = 100;
/** A seller that has issued nothing. */
function newSeller(): `shop:${number}` {
  shop += 1;
  return `shop:${shop}`;
}

const issue = (facts: Partial<NewInvoice> = {}) =>
  database.transaction((transaction) => issueInvoice(transaction, makeInvoice(facts)));

const cad = (amount: number) => ({ amount, currency: 'CAD' as const });

test('an invoice says what it was issued with, found by its id and by its subject', async () => {
  const wanted = makeInvoice({ series: newSeller() });
  const issued = await database.transaction((transaction) => issueInvoice(transaction, wanted));
  expect(issued.id).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
  const found = await findInvoice(database, issued.id);
  expect(found).toEqual(issued);
  expect(await findInvoiceOf(database, wanted)).toEqual(issued);
  const { seller, buyer, billedTo, deliveredTo, card } = wanted;
  expect(found && describeInvoice(found)).toEqual({
    ...{ seller, buyer, billedTo, deliveredTo, card, lines: [lampLine, parcelLine] },
    ...{ id: issued.id, number: '2032-000001', kind: 'order', locale: 'en-CA' },
    ...{ issuedAt: '2032-06-01T12:00:00.000Z', paidAt: '2032-06-01T12:00:00.000Z' },
    ...{ timeZone: 'America/Toronto', taxesIncluded: false },
    ...{ subtotal: cad(12_000), shipping: cad(1_000), discount: cad(2_000), total: cad(12_430) },
    taxes: [{ ...lampLine.taxes[0], amount: cad(1_430) }],
  });
  expect(await findInvoice(database, '000000000000')).toBeUndefined();
});

describe('numbers', () => {
  test('begin anew with each year and seller', async () => {
    const [one, other] = [newSeller(), newSeller()];
    const years = ['2032-12-31T23:59:59Z', '2033-01-01T00:00:00Z'];
    const numbers = [];
    for (const series of [one, one, other]) {
      for (const year of years) {
        numbers.push((await issue({ series, now: new Date(year) })).number);
      }
    }
    expect(numbers).toEqual([
      ...['2032-000001', '2033-000001', '2032-000002', '2033-000002', '2032-000001', '2033-000001'],
    ]);
  });

  test('of a transaction that is rolled back are given again', async () => {
    const series = newSeller();
    const interrupted = database.transaction(async (transaction) => {
      await issueInvoice(transaction, makeInvoice({ series }));
      throw new Error('Interrupted');
    });
    await expect(interrupted).rejects.toThrow('Interrupted');
    expect((await issue({ series })).number).toBe('2032-000001');
  });

  test('follow each other where two are issued at once: the second waits for the first', async () => {
    const series = newSeller();
    let goOn = () => {};
    const isWaited = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const first = database.transaction(async (transaction) => {
      const { number } = await issueInvoice(transaction, makeInvoice({ series }));
      await isWaited;
      return number;
    });
    // The first has its number once another waits for it.
    const second = issue({ series });
    await expect
      .poll(() => database.execute(sql`select 1 from pg_locks where not granted`))
      .toMatchObject({ rowCount: 1 });
    goOn();
    const numbers = [await first, (await second).number];
    expect(numbers.toSorted()).toEqual(['2032-000001', '2032-000002']);
  });

  test('have no gaps in fifty at once over two sellers, of which some are refused', async () => {
    const sellers = [newSeller(), newSeller()];
    const wanted = Array.from({ length: 50 }, (_, nth) => ({
      sellers: nth % 5 === 0 ? sellers.toReversed() : [sellers[nth % 2] ?? newSeller()],
      isRefused: nth % 7 === 0,
    }));
    const done = await Promise.allSettled(
      wanted.map(({ sellers: own, isRefused }) =>
        database.transaction(async (transaction) => {
          await issueInvoices(
            transaction,
            own.map((series) => makeInvoice({ series })),
          );
          if (isRefused) throw new Error('Refused');
        }),
      ),
    );
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(8);
    for (const series of sellers) {
      const rows = await database.select().from(invoices).where(eq(invoices.seller, series));
      const numbers = rows.map(({ number }) => Number(number.slice(5)));
      expect(numbers.length).toBeGreaterThan(20);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, at) => at + 1));
      const [counted] = await database
        .select()
        .from(invoiceSeries)
        .where(eq(invoiceSeries.seller, series));
      expect(counted?.last).toBe(numbers.length);
    }
  });
});

test('one subject has one invoice, and a second one takes no number', async () => {
  const invoice = makeInvoice({ series: newSeller() });
  const again = () => database.transaction((transaction) => issueInvoice(transaction, invoice));
  await again();
  const refused = await Promise.allSettled([again(), again()]);
  for (const one of refused) {
    expect(one.status === 'rejected' && isUniqueViolation(one.reason, 'invoices_subject')).toBe(
      true,
    );
  }
  expect((await issue({ series: invoice.series })).number).toBe('2032-000002');
});

describe('sums', () => {
  test.each<[string, Partial<NewInvoice>]>([
    ['another total', { total: cad(12_431) }],
    ['no lines', { lines: [], total: cad(0) }],
    ['a line that costs less than it says', { lines: [{ ...lampLine, net: cad(9_999) }] }],
    ['a line with taxes beside its sums', { lines: [{ ...lampLine, taxes: [] }] }],
    ['prices that are said to have taxes in them', { taxesIncluded: true }],
  ])('an invoice with %s is refused before it has a number', async (_, facts) => {
    const series = newSeller();
    await expect(issue({ series, ...facts })).rejects.toThrow(RangeError);
    expect(await database.$count(invoiceSeries, eq(invoiceSeries.seller, series))).toBe(0);
  });

  test('prices with their taxes in them add up too', async () => {
    const aud = (amount: number) => ({ amount, currency: 'AUD' as const });
    const line = {
      ...{ ...lampLine, quantity: 1, unitPrice: aud(11_000), discount: aud(0), net: aud(10_000) },
      taxes: [
        {
          ...{ tax: 'australianGst' as const, portion: 100_000, amount: aud(1_000) },
          ...{ collector: 'shop' as const, collectedBy: null, registration: null },
        },
      ],
      gross: aud(11_000),
    };
    const issued = await issue({ lines: [line], total: aud(11_000), taxesIncluded: true });
    expect(issued).toMatchObject({ subtotal: 11_000, taxes: 1_000, total: 11_000 });
  });

  const other = { id: 'zzzzzzzzzzzz', number: '2032-900000', subjectId: 'another order' };

  test.each<[string, (head: InvoiceHead) => Partial<InvoiceHead>]>([
    ['the total', ({ subtotal, total }) => ({ subtotal: subtotal + 5, total: total + 5 })],
    [
      'the discount',
      ({ subtotal, discount }) => ({ subtotal: subtotal + 5, discount: discount + 5 }),
    ],
    ['shipping', ({ subtotal, shipping }) => ({ subtotal: subtotal - 5, shipping: shipping + 5 })],
    ['taxes', ({ subtotal, taxes }) => ({ subtotal: subtotal - 5, taxes: taxes + 5 })],
  ])('the database refuses an invoice whose lines differ in %s', async (_, change) => {
    const { lines, key: _key, ...head } = await issue();
    const copy = (changed: Partial<InvoiceHead>) =>
      database.transaction(async (transaction) => {
        const values = { ...head, ...other, ...changed, transaction: undefined };
        const [written] = await transaction.insert(invoices).values(values).returning();
        const invoiceKey = written?.key ?? Number.NaN;
        for (const { taxes, ...line } of lines) {
          await transaction.insert(invoiceLines).values({ ...line, invoiceKey });
          for (const tax of taxes) {
            await transaction.insert(invoiceTaxes).values({ ...tax, invoiceKey });
          }
        }
        await transaction.execute(sql`set constraints all immediate`);
        throw new Error('Written');
      });
    await expect(copy({})).rejects.toThrow('Written');
    const error = await copy(change({ ...head, key: 0 })).catch((cause: unknown) => cause);
    expect(isCheckViolation(error, 'invoices_sums')).toBe(true);
  });

  test('the database refuses a row without lines as its transaction ends', async () => {
    const { lines: _, key: _key, ...head } = await issue();
    const written = database.insert(invoices).values({ ...head, ...other });
    const error = await written.catch((cause: unknown) => cause);
    expect(isCheckViolation(error, 'invoices_sums')).toBe(true);
  });
});

describe('an issued invoice', () => {
  test('is never changed nor deleted, and gets no lines later', async () => {
    const { key, ...issued } = await issue({ buyerId: 7 });
    const ofInvoice = eq(invoices.key, key);
    const ofLine = eq(invoiceLines.invoiceKey, key);
    const ofTax = eq(invoiceTaxes.invoiceKey, key);
    const refusals = [
      () => database.update(invoices).set({ total: 1 }).where(ofInvoice),
      () => database.update(invoices).set({ number: '2032-999999' }).where(ofInvoice),
      () => database.update(invoices).set({ buyerName: null, buyerId: null }).where(ofInvoice),
      () => database.update(invoices).set({ billedTo: null, buyerId: null }).where(ofInvoice),
      () => database.update(invoices).set({ deliveredTo: null, buyerId: null }).where(ofInvoice),
      () => database.update(invoices).set({ buyerId: 8 }).where(ofInvoice),
      () => database.delete(invoices).where(ofInvoice),
      () => database.update(invoiceLines).set({ description: 'A chair' }).where(ofLine),
      () => database.delete(invoiceLines).where(ofLine),
      () => database.update(invoiceTaxes).set({ registration: null }).where(ofTax),
      () => database.delete(invoiceTaxes).where(ofTax),
      () => database.execute(sql`truncate invoice_taxes`),
      () => database.execute(sql`truncate invoices cascade`),
      () =>
        database.insert(invoiceLines).values({
          ...{ invoiceKey: key, position: 9, kind: 'goods', description: 'A gift', quantity: 1 },
          ...{ unitPrice: 0, discount: 0, net: 0, gross: 0, taxCategory: 'exempt' },
        }),
      () =>
        database.insert(invoiceTaxes).values({
          ...{ invoiceKey: key, position: 1, nth: 9, tax: 'qst', portion: 0, amount: 0 },
          collector: 'shop',
        }),
    ];
    for (const refused of refusals) {
      await expect(refused()).rejects.toMatchObject({
        cause: expect.objectContaining({ code: '42501' }),
      });
    }
    expect(await findInvoice(database, issued.id)).toEqual({ key, ...issued });
  });
});

test('a buyer’s invoices are listed apart, the newest first, page by page', async () => {
  const [series, other] = [newSeller(), newSeller()];
  const at = (day: number) => new Date(Date.UTC(2032, 5, day));
  const mine = [];
  for (const day of [3, 1, 2]) mine.push(await issue({ series, buyerId: 41, now: at(day) }));
  await issue({ series, buyerId: 42, now: at(4) });
  await issue({ series: other, buyerId: null, now: at(4) });
  const days = (rows: readonly { readonly issuedAt: Date }[]) =>
    rows.map(({ issuedAt }) => issuedAt.getUTCDate());
  expect(days(await listInvoicesOf(database, 41, { start: 0, size: 2 }))).toEqual([3, 2]);
  expect(days(await listInvoicesOf(database, 41, { start: 2, size: 2 }))).toEqual([1]);
});
