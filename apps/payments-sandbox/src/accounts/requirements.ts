import type { Stripe } from 'stripe';

/** What an owner is required to give on the onboarding pages, in the API's terms. */
export const onboardingRequirements = [
  'business_profile.url',
  'business_type',
  'external_account',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];

/** What is still due of an account, and what it may not do because of it. */
export function describeRequirements(due: readonly string[]) {
  const isComplete = due.length === 0;
  const requirements: Stripe.Account.Requirements = {
    alternatives: [],
    current_deadline: null,
    currently_due: [...due],
    disabled_reason: isComplete ? null : 'requirements.past_due',
    errors: [],
    eventually_due: [...due],
    past_due: [...due],
    pending_verification: [],
  };
  return {
    requirements,
    charges_enabled: isComplete,
    payouts_enabled: isComplete,
    details_submitted: isComplete,
  };
}
