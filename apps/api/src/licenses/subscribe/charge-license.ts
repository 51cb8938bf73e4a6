import { declinedField } from '@boardwalk/sdk-core/billing/paying/decline-reasons';
import { returnedStates } from '@boardwalk/sdk-core/licenses/license-schemas';
import type { Subscription } from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { chargeNow } from '../../billing/payments/charge-payment.ts';
import { findLatestPayment } from '../../billing/payments/find-payment.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ifAnswered, requirePayments } from '../../platform/payments/provider.ts';
import { describeLicense } from '../describe-license.ts';
import { licenseKind } from '../license-kind.ts';
import type { LicenseRow } from '../license-row.ts';
import { licenses } from '../tables.ts';

/** The payment of a licence; what costs nothing has none. */
export function findPayment(queries: Queries, licenseId: string) {
  return findLatestPayment(queries, { kind: licenseKind, subjectId: licenseId });
}

/**
 * Charges a licence that was begun, and answers what came of it: the licence, with the client secret
 * where the bank asks; a card that is declined, with the reason at its field; or that the money goes back.
 * Where the provider does not answer it is still being paid for: the queue goes on, and its buyer may
 * cancel it.
 */
export async function chargeLicense(
  context: OperationContext,
  license: LicenseRow,
): Promise<Subscription> {
  const { database } = context;
  const payment = await findPayment(database, license.id);
  // Where nothing can be paid at all, no buyer is made to wait for it.
  if (payment) requirePayments(context);
  const charge = payment && (await ifAnswered(chargeNow(context, payment.id)));
  if (charge?.state === 'failed') {
    const { declined } = charge;
    throw new Problem('payment-required', 'This payment came to nothing.', {
      fields: declined === null ? [] : [{ path: declinedField, message: declined }],
    });
  }
  if (returnedStates.some((one) => one === charge?.state)) {
    throw new Problem('conflict', 'A board can’t be had any more. You get all of your money back.');
  }
  const row = payment ? await readAgain(database, license) : license;
  return {
    license: await describeLicense(database, row, context),
    client_secret: charge?.clientSecret ?? null,
  };
}

/** As it stands once its payment was looked at. */
async function readAgain(queries: Queries, { id }: LicenseRow): Promise<LicenseRow> {
  const [row] = await queries.select().from(licenses).where(eq(licenses.id, id));
  if (!row) throw new Error('No licence is ever removed.');
  return row;
}
