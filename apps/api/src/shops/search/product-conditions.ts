import type { Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import { plainPrefix } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import { type Currency, currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../listings/query/conditions.ts';
import { type GeoArea, isInBoxes } from '../../listings/query/geo-area.ts';
import { isWithinSql } from '../../places/distance-sql.ts';
import { products, productVariants } from '../products/tables.ts';
import { shippingRates } from '../shipping/tables.ts';
import { shops } from '../tables.ts';
import type { ProductSearchBody } from './product-search.ts';

/**
 * Columns that the database maintains for searches alone: what reads whole products goes without
 * them (docs/architecture/product-search.md).
 */
export const productDocument = sql.raw('products.search_vector');
export const productCurrency = sql.raw('products.currency');

/** Whether everybody may see a shop: it is open or away, and its owner is not disabled. */
const isOpenToAll = sql.raw('shops.is_shown');

/** Numbers of the shops that everybody may see and that fit a condition. */
export function shownShopKeys(condition: SQL): SQL {
  return sql`select ${shops.key} as key from ${shops} where ${isOpenToAll} and ${condition}`;
}

/** Whether everybody may see the product's shop; looked up shop by shop, for few products. */
export const isOfShownShop = sql`coalesce((${shownShopKeys(sql`${shops.key} = ${products.shopKey}`)} limit 1), 0) > 0`;

/** The same for many products: all such shops are gathered first. */
export const isOfAnyShownShop = sql`${products.shopKey} in (${shownShopKeys(sql`true`)})`;

/** Whether a shop lies in an area. */
export function liesIn({ boxes, circle, region }: GeoArea): SQL {
  return allOf([
    isInBoxes(boxes, shops),
    ...(circle ? [isWithinSql(shops, circle.centre, circle.radius)] : []),
    ...(region
      ? [sql`${shops.country} = ${region.country} and ${shops.place} ->> 'region' = ${region.code}`]
      : []),
  ]);
}

/** Whether one of the product's variants can be had: only counted ones may be sold out. */
export const isInStock = sql`coalesce((select true from ${productVariants} where ${productVariants.productKey} = ${products.key} and ${productVariants.removedAt} is null and (${productVariants.stockMode} <> 'counted' or ${productVariants.stock} > 0) limit 1), false)`;

/**
 * Whether the product is sent to a place, as far as rates say: what its shop has to be asked about, or
 * is picked up there, is not. What is sent at no charge by a shop without rates goes anywhere.
 */
export function shipsTo({
  country,
  region,
  postalCode,
}: NonNullable<ProductSearchBody['shipsTo']>): SQL {
  const zone = sql`${shippingRates.body} -> 'zone'`;
  const ofShop = sql`${shippingRates.shopKey} = ${products.shopKey} and ${shippingRates.active}`;
  const [regions, prefixes] = [sql`${zone} -> 'regions'`, sql`${zone} -> 'postalPrefixes'`];
  const inRegion =
    region === undefined
      ? sql`${regions} = '[]'`
      : sql`(${regions} = '[]' or ${regions} ? ${region}::text)`;
  const atCode =
    postalCode === undefined
      ? sql`${prefixes} = '[]'`
      : sql`(${prefixes} = '[]' or exists (select from jsonb_array_elements_text(${prefixes}) as begun (prefix) where starts_with(${plainPrefix(postalCode)}::text, prefix)))`;
  const holds = sql`exists (select from ${shippingRates} where ${ofShop} and ${zone} ->> 'country' = ${country} and ${inRegion} and ${atCode})`;
  const hasRates = sql`exists (select from ${shippingRates} where ${ofShop})`;
  return sql`case ${products.shippingSupport} when 'FIXED_RATE' then ${holds} when 'INCLUDED' then ${holds} or not ${hasRates} else false end`;
}

/** The least price of a product in Canadian cents, unrounded. */
export function comparablePriceSql(rates: Rates): SQL<number> {
  const worths = currencies.map(
    (currency) => sql`when ${currency} then ${rates[currency]}::float8`,
  );
  return sql<number>`(${products.priceFrom}::float8 * case ${productCurrency} ${sql.join(worths, sql` `)} end)`;
}

/** Of each currency the prices between two ends of one, as an index of them has them. */
export function priceBetween(
  {
    min,
    max,
    currency,
  }: { min?: number | undefined; max?: number | undefined; currency: Currency },
  rates: Rates,
): SQL {
  const inEach = currencies.map((each) => {
    const [least, most] = [min, max].map(
      (amount) => amount !== undefined && (amount * rates[currency]) / rates[each],
    );
    return allOf([
      sql`${productCurrency} = ${each}`,
      ...(typeof least === 'number'
        ? [sql`${products.priceFrom} >= ${Math.ceil(least)}::bigint`]
        : []),
      ...(typeof most === 'number'
        ? [sql`${products.priceFrom} <= ${Math.floor(most)}::bigint`]
        : []),
    ]);
  });
  return sql`(${sql.join(
    inEach.map((one) => sql`(${one})`),
    sql` or `,
  )})`;
}
