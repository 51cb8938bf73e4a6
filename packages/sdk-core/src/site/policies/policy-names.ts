/** The policies, as the footer's links and their addresses name them. */
export const policyNames = ['privacyPolicy', 'termsAndUse'] as const;

export type PolicyName = (typeof policyNames)[number];

/** The key of the setting that holds a policy: `site.privacyPolicy`. */
export function policyKey(name: PolicyName): `site.${PolicyName}` {
  return `site.${name}`;
}
