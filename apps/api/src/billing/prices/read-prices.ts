import type * as schemas from '@boardwalk/sdk-core/billing/prices/schemas';
import type { Price } from '@boardwalk/sdk-core/billing/schemas';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { listPoint } from '../../platform/extensions/extension-point.ts';
import { readSetting } from '../../platform/settings.ts';
import { sponsorPrice } from './sponsor-price.ts';

export type FindTierPrices = (platform: { readonly database: Database }) => Promise<Price['tier']>;

/** Finds what the plans of each domain cost that sells by plans. */
export const tierPrices = listPoint<FindTierPrices>('tierPrices');

/** Reads what boards cost, of every domain that sells them by plans. */
export const readPrices: Handler<typeof schemas.readPrices> = async (
  _,
  { database, extensions },
) => {
  const tiers = await Promise.all(
    extensions.all(tierPrices).map((findTiers) => findTiers({ database })),
  );
  return { tier: tiers.flat(), sponsor: await readSetting({ database }, sponsorPrice) };
};
