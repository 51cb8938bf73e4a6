import type { Stripe } from 'stripe';
import type { Store } from '../platform/store.ts';
import { missingObject } from '../platform/stripe-fault.ts';

/** What an account may be allowed, of what the product requests. */
export const capabilityNames = ['card_payments', 'transfers'] as const;
export type CapabilityName = (typeof capabilityNames)[number];

/** The capabilities that were requested for an account, as objects of their own. */
export function capabilitiesOf(account: Stripe.Account): readonly Stripe.Capability[] {
  return capabilityNames.flatMap((name) => {
    const status = account.capabilities?.[name];
    return status === undefined ? [] : describeCapability(account, name, status);
  });
}

/** One of them, by its name. */
export function getCapability(account: Stripe.Account, name: string): Stripe.Capability {
  const capability = capabilitiesOf(account).find(({ id }) => id === name);
  if (capability !== undefined) return capability;
  throw missingObject('capability', name, undefined, 404);
}

/**
 * Stores how an account stands now, and notifies the platform: of each capability whose status is
 * another than before, then of the account.
 */
export async function saveAbilities(store: Store, account: Stripe.Account): Promise<void> {
  const before = new Map(
    capabilitiesOf(await store.get('account', account.id)).map((one) => [one.id, one]),
  );
  for (const capability of capabilitiesOf(account)) {
    const earlier = before.get(capability.id);
    if (earlier === undefined || earlier.status === capability.status) continue;
    const { status, requirements } = earlier;
    await store.tell('capability.updated', capability, {
      status,
      ...(requirements && { requirements }),
    });
  }
  await store.save(account, 'account.updated');
}

function describeCapability(
  { id, created, requirements }: Stripe.Account,
  name: CapabilityName,
  status: Stripe.Capability.Status,
): Stripe.Capability {
  const due = status === 'active' ? [] : (requirements?.currently_due ?? []);
  const none = { alternatives: [], current_deadline: null, errors: [], pending_verification: [] };
  return {
    id: name,
    object: 'capability',
    account: id,
    future_requirements: {
      ...none,
      ...{ currently_due: [], disabled_reason: null, eventually_due: [], past_due: [] },
    },
    requested: true,
    requested_at: created ?? null,
    requirements: {
      ...none,
      currently_due: [...due],
      disabled_reason: disabledReason(status, due),
      eventually_due: [...due],
      past_due: [...due],
    },
    status,
  };
}

function disabledReason(status: Stripe.Capability.Status, due: readonly string[]) {
  if (status === 'active') return null;
  return due.length === 0 ? 'pending.review' : 'requirements.fields_needed';
}
