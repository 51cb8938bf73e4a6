import { joinMerchants } from '../../access/groups/endpoints.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { listLicensees } from '../own/endpoints.ts';
import type { Licensee } from '../own/schemas.ts';

/**
 * Requests the signed-in user's merchant listings that licences are sold for; rejects with a
 * `Problem`.
 */
export function requestMerchantListings({
  client,
}: Pick<StoreEnvironment, 'client'>): Promise<readonly Licensee[]> {
  return client.call(listLicensees, {});
}

/** Makes the signed-in user a Team Merchant; a user who is one already stays it. */
export async function becomeTeamMerchant({
  client,
}: Pick<StoreEnvironment, 'client'>): Promise<void> {
  await client.call(joinMerchants, {});
}
