import type * as schemas from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { and, eq } from 'drizzle-orm';
import { defaultCards } from '../../billing/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { countTries } from './preview-subscription.ts';
import { buyLicense } from './subscribe-license.ts';

/** Buys single boards that the listing holds, with the card that is chosen for licences unless another is. */
export const subscribeBoards: Handler<typeof schemas.subscribeBoards> = async (
  { params: { id: listingId }, body },
  context,
) => {
  const { userId } = requireMember(context.caller);
  const { coupon, total, subscriptions } = body;
  const boards = subscriptions.map(({ id }) => id);
  const paymentMethodId = body.payment_method ?? (await findDefaultCard(context.database, userId));
  const what = { kind: 'boards', boards } as const;
  const wish = { listingId, userId, what, seats: undefined, renews: false };
  const order = { wish, coupon, paymentMethodId, total, confirmation: undefined };
  return countTries(context, { userId, codes: body }, () => buyLicense(order, context));
};

async function findDefaultCard(queries: Queries, userId: number): Promise<string | undefined> {
  const [card] = await queries
    .select({ paymentId: defaultCards.paymentId })
    .from(defaultCards)
    .where(and(eq(defaultCards.userId, userId), eq(defaultCards.purpose, 'licences')));
  return card?.paymentId;
}
