import type { SubscriptionObject } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';

/** Ends a subscription now; what was paid is not given back. */
export async function endSubscription(
  store: Store,
  subscription: SubscriptionObject,
  reason: 'cancellation_requested' | null = 'cancellation_requested',
): Promise<SubscriptionObject> {
  const { cancellation_details: details } = subscription;
  return store.save(
    {
      ...subscription,
      status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
      cancel_at_period_end: false,
      canceled_at: subscription.canceled_at ?? store.now,
      ended_at: store.now,
      pending_update: null,
      cancellation_details: {
        comment: details?.comment ?? null,
        feedback: details?.feedback ?? null,
        feedback_option: null,
        reason,
      },
    },
    'customer.subscription.deleted',
  );
}
