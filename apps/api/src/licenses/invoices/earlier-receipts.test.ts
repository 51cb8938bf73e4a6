import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Receipt } from '@boardwalk/sdk-core/billing/receipts/receipt-schemas';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import type { LicenseState } from '@boardwalk/sdk-core/licenses/life/license-life';
import {
  composeInvoice,
  type InvoiceTerms,
  type Purchase,
} from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findInvoices } from '../../billing/invoices/invoice-row.ts';
import { invoiceSeries } from '../../billing/invoices/tables.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { licenses } from '../tables.ts';
import { readLicenseBills } from './read-license-bills.ts';

const folder = join(import.meta.dirname, '../../platform/migrations');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const turn = files.findIndex((file) => file.endsWith('_invoices.sql'));
const database = openDatabase((await createTestDatabase()).url, () => {});
const { $client: client } = database;
afterAll(() => client.end());

async function run(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
  }
}

const cad = (amount: number) => ({ amount, currency: 'CAD' as const });
const boards = [12, 7].map((id) => id as BoardId);
const terms: InvoiceTerms = {
  billedTo: {
    ...{ countryCode: 'CA', state: 'ON', postalCode: 'L8P 1A1', city: 'Hamilton' },
    line1: '12 Elm St',
  },
  tax: { date: '2026-10-01', currency: 'CAD', isInclusive: false },
  dueDate: '2027-10-01',
  renews: false,
};
const plan: Purchase = {
  kind: 'plan',
  plan: { id: 'five', seat_count: 5, price: cad(60_000) },
  boards,
};
const replacing: Purchase = {
  ...plan,
  replaces: {
    ...{ license: randomUUID(), planId: 'three', nickname: 'Corner', price: cad(30_000) },
    ...{ days: 100, term: 365 },
  },
};
const inQuebec = { ...terms, billedTo: { ...terms.billedTo, state: 'QC' } };
const seller = {
  name: 'Boards Inc.',
  address: '1 Example Street, Hamilton ON L8P 1A1, Canada',
  taxNumbers: ['GST/HST 12345 6789 RT0001', 'TVQ 1234567890 TQ0001'],
};
const visa = { brand: 'visa', last4: '4242' } as const;

interface Sold {
  readonly name: string;
  readonly state: LicenseState;
  readonly invoice: License['invoice'];
  readonly receipt: Receipt | null;
  readonly buyerId?: number | null;
  /** That of its payment. */
  readonly payment?: string;
}

const sold: readonly Sold[] = [
  { name: 'pending', state: 'PENDING', invoice: composeInvoice(plan, terms), receipt: null },
  { name: 'failed', state: 'FAILED', invoice: composeInvoice(plan, terms), receipt: null },
  { name: 'older', state: 'ACTIVE', invoice: composeInvoice(plan, terms), receipt: null },
  {
    ...{ name: 'active', state: 'ACTIVE', invoice: composeInvoice(plan, terms), payment: 'paid' },
    receipt: { number: '2026-000002', seller, buyer: 'Rosa Lindqvist', card: visa },
  },
  {
    ...{ name: 'replacing', state: 'ENDED', buyerId: null, payment: 'refunded' },
    invoice: composeInvoice(replacing, { ...terms, renews: true }),
    receipt: { number: '2026-000003', seller, buyer: 'Rosa Lindqvist', card: visa },
  },
  {
    ...{ name: 'boards', state: 'ACTIVE', buyerId: 2, payment: 'paid' },
    invoice: composeInvoice(
      { kind: 'boards', price: cad(14_999), boards },
      { ...inQuebec, discount: { kind: 'amount', amount: cad(10_000) } },
    ),
    receipt: { number: '2026-000001', seller, buyer: null, card: null },
  },
  {
    ...{ name: 'free', state: 'ENDED' },
    invoice: {
      ...composeInvoice(plan, { ...terms, discount: { kind: 'amount', amount: cad(60_000) } }),
      billedTo: null,
    },
    receipt: { number: '2025-000009', seller: null, buyer: 'Rosa Lindqvist', card: null },
  },
];

beforeAll(async () => {
  expect(turn).toBeGreaterThan(0);
  await client.query('drop schema public cascade; create schema public');
  await run(files.slice(0, turn));
  await client.query(`
    alter table licenses drop constraint licenses_listing_id_listings_id_fk,
      drop constraint licenses_plan_id_license_plans_id_fk;
    insert into users (id, first_name, last_name, locale) values
      (1, 'Rosa', 'Lindqvist', 'en-US'), (2, 'Luc', 'Roy', 'fr-CA');
    insert into boards (id, name, description, lat, lng, capacity, created_at)
      values (7, 'Albert Street', '', 43, -79, 9, now());
    insert into receipt_series values (2025, 9), (2026, 3);
  `);
  for (const [nth, { name, state, invoice, receipt, buyerId = 1, payment }] of sold.entries()) {
    const id = randomUUID();
    await client.query(
      `insert into licenses (id, listing_id, buyer_id, state, plan_id, plan_nickname, seat_count, renews,
        invoice, receipt, intention, time_zone, bought_at, due_at, ended_at)
      values ($1, $9, $2, $3, case when $4 then gen_random_uuid() end, case when $4 then 'Main Street' end,
        case when $4 then 5 end, false, $5, $6, $7, 'America/Toronto', '2026-10-01', '2027-10-01', $8)`,
      [
        ...[id, buyerId, state, name !== 'boards', JSON.stringify(invoice)],
        ...[receipt && JSON.stringify(receipt), name],
        state === 'FAILED' || state === 'ENDED' ? new Date() : null,
        nth + 1,
      ],
    );
    if (!payment) continue;
    for (const one of ['failed', payment]) {
      await client.query(
        `insert into payments (user_id, kind, subject_id, amount, currency, state, payment_method_id, intent_id,
          created_at, settled_at) values ($1, 'license', $2, $3, 'CAD', $4, 'pm_1', $5, '2026-10-01', '2026-10-02')`,
        [buyerId, id, invoice.total.amount, one, randomUUID()],
      );
    }
  }
  await run(files.slice(turn));
});

test('licences say what they said before, with the same numbers', async () => {
  const rows = await database.select().from(licenses);
  expect(rows).toHaveLength(sold.length);
  const billOf = await readLicenseBills(database, rows);
  for (const { name, invoice, receipt } of sold) {
    const row = rows.find(({ intention }) => intention === name);
    expect(row && billOf(row), name).toEqual({ invoice, receipt });
    expect([row?.agreed === null, row?.invoiceKey !== null], name).toEqual([
      receipt !== null,
      receipt !== null,
    ]);
  }
});

test('receipts are invoices, in the order of their numbers, and the next number follows', async () => {
  const rows = await database.select().from(licenses).orderBy(asc(licenses.id));
  const invoices = await findInvoices(
    database,
    rows.flatMap(({ invoiceKey }) => invoiceKey ?? []),
  );
  expect(invoices.map(({ number }) => number)).toEqual([
    ...['2025-000009', '2026-000001', '2026-000002', '2026-000003'],
  ]);
  expect(new Set(invoices.map(({ id }) => id)).size).toBe(4);
  const [free, ofBoards, active, replaced] = invoices;
  const paidAt = new Date('2026-10-02T00:00:00Z');
  expect(active).toMatchObject({
    ...{ seller: 'platform', kind: 'license', buyerId: 1, locale: 'en-US' },
    ...{ subtotal: 60_000, taxes: 7_800, total: 67_800, taxesIncluded: false, paidAt },
  });
  expect(active?.paymentId).not.toBeNull();
  expect(active?.lines).toMatchObject([
    {
      ...{ kind: 'plan', description: 'Main Street', note: 'Albert Street', quantity: 1 },
      taxes: [
        {
          ...{ tax: 'hst', registration: '12345 6789 RT0001' },
          ...{ collector: 'platform', collectedBy: 'Boards Inc.' },
        },
      ],
    },
  ]);
  expect(ofBoards?.lines).toMatchObject([
    { kind: 'board', description: '12', discount: 5_000 },
    {
      ...{ kind: 'board', description: 'Albert Street' },
      taxes: [
        { tax: 'gst', registration: '12345 6789 RT0001' },
        { tax: 'qst', registration: '1234567890 TQ0001' },
      ],
    },
  ]);
  expect(replaced).toMatchObject({ buyerId: null, locale: 'en-CA' });
  expect(replaced?.lines[0]?.description).toBe(
    'Main Street in place of Corner, the difference for 100 days',
  );
  expect(free).toMatchObject({ sellerName: null, billedTo: null, paymentId: null, total: 0 });
  expect(await database.select().from(invoiceSeries)).toContainEqual({
    seller: 'platform',
    year: 2026,
    last: 3,
  });
});
