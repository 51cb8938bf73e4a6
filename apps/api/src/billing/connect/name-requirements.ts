import type { AccountRequirement } from '@boardwalk/sdk-core/billing/connect/requirements';
import { accountRequirements } from '@boardwalk/sdk-core/billing/connect/requirements';

/** Beginnings of the provider's words (https://docs.stripe.com/api/accounts/object#requirements). */
const beginnings: readonly (readonly [AccountRequirement, RegExp])[] = [
  ['bankAccount', /^external_account\b/],
  ['terms', /^tos_acceptance\b/],
  // Of any person or thing.
  ['documents', /(?:^|\.)(?:documents|verification)\b/],
  ['business', /^(?:business_profile|business_type|company|settings)\b/],
  [
    'person',
    /^(?:individual|representative|owners|directors|executives|relationship|person_\w+)\b/,
  ],
];

/** What the provider still asks for, in our words and in their order, each once. */
export function nameRequirements(asked: readonly string[]): AccountRequirement[] {
  const named = new Set(asked.map(nameOf));
  return accountRequirements.filter((requirement) => named.has(requirement));
}

function nameOf(asked: string): AccountRequirement {
  return beginnings.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'other';
}
