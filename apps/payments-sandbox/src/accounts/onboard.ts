import type { Store } from '../platform/store.ts';
import { saveAbilities } from './capabilities.ts';
import { describeRequirements } from './requirements.ts';

interface Link {
  readonly token: string;
  readonly expiresAt: number;
  readonly refreshUrl: string;
  readonly returnUrl: string;
}

/** The link of an account, if this is the one it was given last. */
export async function findLink(store: Store, id: string, token: string) {
  const { link } = await store.secretsOf(id);
  if (!isLink(link) || link.token !== token) return undefined;
  return { ...link, isOver: link.expiresAt <= store.now };
}

/**
 * Records that the owner gave what was required: the account may charge, and the platform is
 * notified.
 */
export async function completeOnboarding(store: Store, id: string, name: string): Promise<void> {
  const account = await store.get('account', id);
  const asked = Object.keys(account.capabilities ?? {});
  const profile = account.business_profile;
  await store.keepSecrets(id, { link: null });
  await saveAbilities(store, {
    ...account,
    ...(profile && { business_profile: { ...profile, name: name || profile.name } }),
    business_type: account.business_type ?? 'individual',
    capabilities: Object.fromEntries(asked.map((capability) => [capability, 'active'])),
    ...describeRequirements([]),
  });
}

function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'token' in value;
}
