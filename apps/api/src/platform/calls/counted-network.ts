import { createHash } from 'node:crypto';
import { callerNetwork, siteNetwork } from '@boardwalk/server-parts/http/caller-network';

/** What counts as one network for long, by its SHA-256: of IPv6 all that one site usually has. */
export function countedNetwork({ address }: { readonly address: string }): string {
  const network = siteNetwork(address) ?? callerNetwork(address);
  return createHash('sha256').update(network).digest('hex');
}
