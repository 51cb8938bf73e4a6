import type { Stripe } from 'stripe';
import type { Input } from '../platform/input.ts';
import type { Store } from '../platform/store.ts';
import { StripeFault } from '../platform/stripe-fault.ts';
import { capabilityNames, saveAbilities } from './capabilities.ts';

const statuses = ['active', 'inactive', 'pending'] as const;

/**
 * The provider gives or takes what a connected account may do, as it does by itself after a review:
 * `card_payments` and `transfers` (active, inactive, pending), `payouts` (on, off), and `due`, which
 * its owner has to give. What is absent stays; once everything is on, nothing is due.
 */
export async function switchAbilities(store: Store, input: Input): Promise<void> {
  const account = await store.get('account', input.requireText('account'));
  if (!account.details_submitted) {
    throw new StripeFault(400, `The owner of ${account.id} has not been through onboarding.`);
  }
  const capabilities = { ...account.capabilities };
  for (const name of capabilityNames) {
    const status = input.choice(name, statuses);
    if (status === undefined) continue;
    if (capabilities[name] === undefined) {
      throw new StripeFault(400, `${name} was not requested for ${account.id}.`);
    }
    capabilities[name] = status;
  }
  const payouts = input.choice('payouts', ['on', 'off']);
  const isPaidOut = payouts === undefined ? account.payouts_enabled : payouts === 'on';
  const isAllOn = isPaidOut && Object.values(capabilities).every((status) => status === 'active');
  const added = input.text('due');
  const due = isAllOn ? [] : dueOf(account, added ? [added] : []);
  await saveAbilities(store, {
    ...account,
    capabilities,
    charges_enabled: capabilities.card_payments === 'active',
    payouts_enabled: isPaidOut,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: disabledReason(isAllOn, due),
      errors: [],
      eventually_due: due,
      past_due: due,
      pending_verification: [],
    },
  });
}

function dueOf({ requirements }: Stripe.Account, added: readonly string[]): string[] {
  return [...new Set([...(requirements?.currently_due ?? []), ...added])];
}

function disabledReason(isAllOn: boolean, due: readonly string[]) {
  if (isAllOn) return null;
  return due.length === 0 ? 'under_review' : 'requirements.past_due';
}
