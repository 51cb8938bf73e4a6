import type * as schemas from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { finishPayment } from '../../billing/payments/finish-payment.ts';
import type { Handler } from '../../platform/domain.ts';
import { ifAnswered } from '../../platform/payments/provider.ts';
import { isBegunHere } from '../begun-here.ts';
import { describeLicense } from '../describe-license.ts';
import { requireOwnLicense } from '../own/require-own-license.ts';
import { chargeLicense, findPayment } from './charge-license.ts';

/**
 * Reads at the provider what became of a licence's payment, before an event of it arrives. A page
 * on which it did not begin receives the state of the licence, and nothing to pay by.
 */
export const finishSubscription: Handler<typeof schemas.finishSubscription> = async (
  { params: { uuid } },
  context,
) => {
  const { database } = context;
  const license = await requireOwnLicense(database, uuid, context);
  if (!isBegunHere(license, context)) {
    return { license: await describeLicense(database, license, context), client_secret: null };
  }
  const payment = license.state === 'PENDING' ? await findPayment(database, uuid) : undefined;
  const isAnswered = payment?.intentId
    ? await ifAnswered(finishPayment(context, payment.intentId, payment.accountId).then(() => true))
    : true;
  const now = await requireOwnLicense(database, uuid, context);
  if (isAnswered && now.state === 'PENDING') return chargeLicense(context, now);
  return { license: await describeLicense(database, now, context), client_secret: null };
};
