import { joinMerchants } from '../../access/groups/endpoints.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { listOwnListings } from '../../posting/own/endpoints.ts';
import type { OwnListingSummary } from '../../posting/own/schemas.ts';

/** As many as one page holds. */
const all = 9_999;

/** The merchant listings of whoever is signed in that the public sees; rejects with a `Problem`. */
export async function requestMerchantListings({
  client,
}: Pick<StoreEnvironment, 'client'>): Promise<readonly OwnListingSummary[]> {
  const { results } = await client.call(listOwnListings, {
    query: { title: '', start: 0, size: all },
    body: { type: 'merchant', standing: 'active' },
  });
  return results;
}

/** Makes whoever is signed in a Team Merchant; who is one already stays it. */
export async function becomeTeamMerchant({
  client,
}: Pick<StoreEnvironment, 'client'>): Promise<void> {
  await client.call(joinMerchants, {});
}
