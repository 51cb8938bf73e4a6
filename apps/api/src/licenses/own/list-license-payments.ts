import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import type { LicensePayment } from '@boardwalk/sdk-core/licenses/own/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import { invoices } from '../../billing/invoices/tables.ts';
import { payments } from '../../billing/tables.ts';
import { listings } from '../../listings/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { licenseKind } from '../license-kind.ts';
import { licenses } from '../tables.ts';

/** What the caller has paid for licences, or was to pay. */
export const listLicensePayments: Handler<typeof schemas.listLicensePayments> = async (
  { body: { after, size } },
  { caller, database },
) => {
  const { userId } = requireMember(caller);
  const isOwn = and(eq(payments.userId, userId), eq(payments.kind, licenseKind));
  const place = sql`(${payments.createdAt}, ${payments.id})`;
  // As the database keeps it, to the microsecond.
  const isAfter =
    after === undefined
      ? undefined
      : sql`${place} < (select p.created_at, p.id from ${payments} p where p.id = ${after} and p.user_id = ${userId})`;
  const rows = await database
    .select({
      payment: payments,
      license: licenses,
      title: listings.title,
      receipt: invoices.number,
    })
    .from(payments)
    .innerJoin(licenses, eq(sql`${licenses.id}::text`, payments.subjectId))
    .innerJoin(listings, eq(listings.id, licenses.listingId))
    .leftJoin(invoices, eq(invoices.key, licenses.invoiceKey))
    .where(and(isOwn, isAfter))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(size);
  const items = rows.map(({ payment, license, title, receipt }) => ({
    id: payment.id,
    license: license.id,
    licensee: parseWith(listingId, license.listingId),
    title,
    amount: { amount: payment.amount, currency: payment.currency },
    state: stateOf[payment.state],
    receipt,
    createdAt: payment.createdAt.toISOString(),
  }));
  return { items, total: await database.$count(payments, isOwn) };
};

const stateOf: Readonly<Record<(typeof payments.$inferSelect)['state'], LicensePayment['state']>> =
  {
    begun: 'open',
    'needs-action': 'open',
    paid: 'paid',
    failed: 'failed',
    refunding: 'refunding',
    refunded: 'refunded',
    'charged-back': 'charged-back',
  };
