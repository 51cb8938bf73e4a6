import type * as schemas from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { finishPayment } from '../../billing/payments/finish-payment.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeLicense } from '../describe-license.ts';
import { requireOwnLicense } from '../own/require-own-license.ts';
import { chargeLicense, findPayment } from './charge-license.ts';

/** Reads at the provider what became of a licence's payment, before an event of it tells. */
export const finishSubscription: Handler<typeof schemas.finishSubscription> = async (
  { params: { uuid } },
  context,
) => {
  const { database } = context;
  const license = await requireOwnLicense(database, uuid, context);
  const payment = license.state === 'PENDING' ? await findPayment(database, uuid) : undefined;
  if (payment?.intentId) await finishPayment(context, payment.intentId);
  const now = await requireOwnLicense(database, uuid, context);
  if (now.state === 'PENDING') return chargeLicense(context, now);
  return { license: await describeLicense(database, now, context), client_secret: null };
};
