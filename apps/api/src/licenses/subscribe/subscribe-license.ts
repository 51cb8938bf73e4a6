import type * as schemas from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import type { Subscription } from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeLicense } from '../describe-license.ts';
import { beginLicense, findBegun, type LicensePurchase } from './begin-license.ts';
import { chargeLicense } from './charge-license.ts';
import { countTries, requestedPlanOf } from './preview-subscription.ts';

/** Buys a plan for a listing, with the boards that it holds. */
export const subscribeLicense: Handler<typeof schemas.subscribeLicense> = async (
  { params: { merchantId: listingId }, body },
  context,
) => {
  const { userId } = requireMember(context.caller);
  const { coupon, payment_method: paymentMethodId, total, confirmation, renews, seats } = body;
  const wish = { listingId, userId, renews, seats, what: requestedPlanOf(body) };
  return countTries(context, { userId, codes: body }, () =>
    buyLicense({ wish, coupon, paymentMethodId, total, confirmation }, context),
  );
};

/**
 * Begins a licence and charges it. A process may die in between: the same call goes on with the same
 * licence, and so does the queue, whether anybody calls again or not.
 */
export async function buyLicense(
  order: LicensePurchase,
  context: OperationContext,
): Promise<Subscription> {
  const { database } = context;
  const begun = await findBegun(database, order, context);
  if (begun) return chargeLicense(context, begun);
  const license = await database
    .transaction((transaction) => beginLicense(transaction, order, context))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'licenses_pending')) throw error;
      throw new Problem('conflict', 'A licence for this listing is being paid for already.');
    });
  if (license.state !== 'ACTIVE') return chargeLicense(context, license);
  return { license: await describeLicense(database, license, context), client_secret: null };
}
