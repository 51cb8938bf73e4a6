import type { AccountTaxRegistration } from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import type { TaxRegistration } from '@boardwalk/sdk-core/billing/taxes/liability/tax-registrations';
import {
  type TaxStanding,
  taxStanding,
} from '@boardwalk/sdk-core/billing/taxes/liability/tax-standing';
import type { ShopTaxes } from '@boardwalk/sdk-core/shops/taxes/shop-tax-schemas';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { findTaxRegistrations } from '../../billing/tax/refresh-account-taxes.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../tables.ts';

/** Where the account of a shop is registered to collect taxes, as it was last read. */
export async function findShopRegistrations(
  queries: Queries,
  shop: Pick<ShopRow, 'accountId'>,
): Promise<readonly TaxRegistration[]> {
  return (await readRegistrations(queries, shop)).map(asRegistration);
}

/** The taxes of a shop, for those who may administrate it. */
export async function describeShopTaxes(
  queries: Queries,
  shop: ShopRow,
  now: Date,
): Promise<ShopTaxes> {
  const registrations = await readRegistrations(queries, shop);
  const { smallSupplierOn, taxNumbers } = shop;
  return {
    standing: standingOf(shop, registrations.map(asRegistration), now),
    smallSupplierOn,
    registrations: [...registrations],
    numbers: [...taxNumbers],
  };
}

/** Whether the taxes of a shop let it open. */
export async function mayOpenByTaxes(queries: Queries, shop: ShopRow, now: Date): Promise<boolean> {
  return standingOf(shop, await findShopRegistrations(queries, shop), now).isFit;
}

async function readRegistrations(
  queries: Queries,
  { accountId }: Pick<ShopRow, 'accountId'>,
): Promise<readonly AccountTaxRegistration[]> {
  return accountId === null ? [] : findTaxRegistrations(queries, accountId);
}

/** The place of a shop whose people read its settings is written. */
function standingOf(
  { country, place, timeZone, smallSupplierOn }: ShopRow,
  registrations: readonly TaxRegistration[],
  now: Date,
): TaxStanding {
  const date = localTimeAt(now.getTime(), timeZone).date;
  const declaration = smallSupplierOn === null ? null : { declaredOn: smallSupplierOn };
  return taxStanding({ country, region: place?.region ?? '' }, registrations, declaration, date);
}

function asRegistration({ country, region, from, until }: AccountTaxRegistration): TaxRegistration {
  return { country, region, from, ...(until !== null && { until }) };
}
