import type * as schemas from '@boardwalk/sdk-core/billing/prices/schemas';
import type { Price } from '@boardwalk/sdk-core/billing/schemas';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { readSetting } from '../../platform/settings.ts';
import { sponsorPrice } from './sponsor-price.ts';

/** Finds what the plans of a domain cost. */
export type FindTierPrices = (platform: { readonly database: Database }) => Promise<Price['tier']>;

/** Reads what boards cost, of every domain that sells them by plans. */
export function pricesReader(
  sources: readonly FindTierPrices[],
): Handler<typeof schemas.readPrices> {
  return async function readPrices(_, { database }) {
    const tiers = await Promise.all(sources.map((findTiers) => findTiers({ database })));
    return { tier: tiers.flat(), sponsor: await readSetting({ database }, sponsorPrice) };
  };
}
