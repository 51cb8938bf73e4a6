import type { InvoiceSubject } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { invoiceLines, invoices, invoiceTaxes } from './tables.ts';

/** An invoice without its lines. */
export type InvoiceHead = typeof invoices.$inferSelect;

/** A line with its taxes. */
export type InvoiceLineRow = typeof invoiceLines.$inferSelect & {
  readonly taxes: readonly (typeof invoiceTaxes.$inferSelect)[];
};

/** An invoice with its lines, in their order. */
export type InvoiceRow = InvoiceHead & { readonly lines: readonly InvoiceLineRow[] };

/** The invoice of that id; whose it is, the caller looks at. */
export async function findInvoice(queries: Queries, id: string): Promise<InvoiceRow | undefined> {
  const [invoice] = await readInvoices(queries, eq(invoices.id, id));
  return invoice;
}

/** The invoice of what was sold. */
export async function findInvoiceOf(
  queries: Queries,
  { kind, subjectId }: InvoiceSubject,
): Promise<InvoiceRow | undefined> {
  const isOf = and(eq(invoices.kind, kind), eq(invoices.subjectId, subjectId));
  const [invoice] = await readInvoices(queries, isOf);
  return invoice;
}

/** The invoices of these keys; those of none have none. */
export function findInvoices(
  queries: Queries,
  keys: readonly number[],
): Promise<readonly InvoiceRow[]> {
  return readInvoices(queries, inArray(invoices.key, [...keys]));
}

/** Invoices with their lines, the older ones first. */
async function readInvoices(
  queries: Queries,
  where: SQL | undefined,
): Promise<readonly InvoiceRow[]> {
  const heads = await queries.select().from(invoices).where(where).orderBy(asc(invoices.key));
  if (heads.length === 0) return [];
  const keys = heads.map(({ key }) => key);
  const lines = await queries
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceKey, keys))
    .orderBy(asc(invoiceLines.invoiceKey), asc(invoiceLines.position));
  const taxes = await queries
    .select()
    .from(invoiceTaxes)
    .where(inArray(invoiceTaxes.invoiceKey, keys))
    .orderBy(asc(invoiceTaxes.invoiceKey), asc(invoiceTaxes.position), asc(invoiceTaxes.nth));
  const taxesOf = groupBy(taxes, lineKey);
  const linesOf = groupBy(lines, ({ invoiceKey }) => invoiceKey);
  return heads.map((head) => ({
    ...head,
    lines: linesOf(head.key).map((line) => ({ ...line, taxes: taxesOf(lineKey(line)) })),
  }));
}

function lineKey({ invoiceKey, position }: Pick<InvoiceLineRow, 'invoiceKey' | 'position'>) {
  return `${invoiceKey} ${position}`;
}

/** Rows by what they belong to, in their order; none where nothing does. */
function groupBy<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (key: Key) => readonly Row[] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    group.push(row);
    groups.set(keyOf(row), group);
  }
  return (key) => groups.get(key) ?? [];
}
