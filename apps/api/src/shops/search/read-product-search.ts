import { type SQL, sql } from 'drizzle-orm';
import { readRates } from '../../listings/rates/exchange-rates.ts';
import { valueLexeme } from '../../listings/storage/value-lexemes.ts';
import type { BusinessClock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findSearchedPlace, type SearchedPlace } from '../../search/plan/searched-place.ts';
import {
  excludedSearchTerms,
  requiredSearchTerms,
  withoutExcluded,
} from '../../search/text/search-terms.ts';
import { anyLexeme, excludedTermsQuery, termsQuery } from '../../search/text/terms-query.ts';
import { products } from '../products/tables.ts';
import { shops } from '../tables.ts';
import {
  isInStock,
  isOfShownShop,
  liesIn,
  priceBetween,
  productDocument,
  shipsTo,
  shownShopKeys,
} from './product-conditions.ts';
import { productNames } from './product-names.ts';
import type { ProductRestriction, ProductSearch, ProductSearchBody } from './product-search.ts';
import { readProductVocabulary } from './product-vocabulary.ts';

/** Of so many shops around a place the numbers are looked up first; of more, shops are seen one by one. */
const mostShopKeys = 2_000;

/** What a search is read with. */
interface Surroundings {
  readonly database: Queries;
  readonly clock: Pick<BusinessClock, 'now'>;
}

/** Reads a request: finds its place and its shops, and turns its options into conditions. */
export async function readProductSearch(
  body: ProductSearchBody,
  { database, clock }: Surroundings,
): Promise<ProductSearch> {
  const { near, distance, homeCountry, shop: shopId } = body;
  const [searched, rates, shop] = await Promise.all([
    findSearchedPlace({ near, distance, homeCountry, ownRadius: true }),
    readRates(database),
    shopId === undefined ? undefined : findShop(database, shopId),
  ]);
  const { area, place } = searched;
  const around = area && (await findShopKeys(database, area));
  const currency =
    body.price?.currency ?? ((near === undefined && shop?.currency) || searched.currency);
  const words = requiredSearchTerms(withoutExcluded(body.text ?? ''));
  const { counts } =
    words.length > 0 ? await readProductVocabulary(database) : { counts: undefined };
  const shopKeys = shopId === undefined ? around : shop ? [shop.key] : [];
  return {
    restrictions: [
      ...restrictionsOf(body),
      ...(shopId === undefined ? [] : [ofShops('shop', shop ? [shop.key] : [])]),
      ...(area ? [around ? ofShops('near', around) : ofArea(area)] : []),
      ...(body.price
        ? [{ name: 'price' as const, condition: priceBetween({ ...body.price, currency }, rates) }]
        : []),
    ],
    words,
    mayBegin: !counts?.has(words.at(-1) ?? ''),
    similar: undefined,
    ...{ shop: shopId, category: body.category, shopKeys },
    sort: body.sort ?? (words.length > 0 ? 'relevance' : 'newest'),
    chosen: {
      ...(body.category && { category: [body.category] }),
      ...(body.leaf !== undefined && { leaf: [body.leaf] }),
      ...(body.condition && { condition: body.condition }),
    },
    place,
    origin: area && !area.region && place ? { lat: place.lat, lng: place.lng } : undefined,
    ...{ currency, rates, now: clock.now() },
  };
}

async function findShop(database: Queries, id: string) {
  const shown = shownShopKeys(sql`${shops.id} = ${id}`);
  const [shop] = await database
    .select({ key: shops.key, currency: shops.currency })
    .from(shops)
    .where(sql`${shops.key} in (${shown})`);
  return shop;
}

/** The shops of an area; undefined where they are many. */
async function findShopKeys(
  database: Queries,
  area: NonNullable<SearchedPlace['area']>,
): Promise<readonly number[] | undefined> {
  const { rows } = await database.execute<{ key: string }>(
    sql`${shownShopKeys(liesIn(area))} limit ${mostShopKeys + 1}`,
  );
  return rows.length > mostShopKeys ? undefined : rows.map(({ key }) => Number(key));
}

function ofShops(name: 'shop' | 'near', keys: readonly number[]): ProductRestriction {
  return { name, condition: sql`${products.shopKey} = any(${sql.param(keys)}::bigint[])` };
}

function ofArea(area: NonNullable<SearchedPlace['area']>): ProductRestriction {
  const here = shownShopKeys(sql`${shops.key} = ${products.shopKey} and ${liesIn(area)}`);
  return { name: 'near', condition: sql`coalesce((${here} limit 1), 0) > 0` };
}

function restrictionsOf(body: ProductSearchBody): ProductRestriction[] {
  const { text, category, leaf, condition, inStock, shipsTo: destination } = body;
  const excluded = excludedSearchTerms(text ?? '');
  const found: readonly (ProductRestriction | undefined | false)[] = [
    excluded.length > 0 && {
      name: 'text',
      condition: sql`not ${productDocument} @@ ${excludedTermsQuery(excluded, productNames.namedBy)}`,
    },
    category && {
      name: 'category',
      condition: sql`${products.category} = ${category}`,
      lexemes: [valueLexeme('productCategory', category)],
    },
    leaf === undefined
      ? undefined
      : {
          name: 'leaf',
          condition: sql`${products.leaf} = ${leaf}`,
          lexemes: [valueLexeme('leaf', leaf)],
        },
    condition && {
      name: 'condition',
      condition: sql`${products.condition} = any(${sql.param(condition)}::text[])`,
      lexemes: condition.map((one) => valueLexeme('condition', one)),
    },
    inStock && { name: 'inStock', condition: isInStock },
    destination && { name: 'shipsTo', condition: shipsTo(destination) },
  ];
  return found.filter((one) => one !== undefined && one !== false);
}

/** The query for the words, with the shelf and the conditions that the index of words knows too. */
export function searchTermsQuery({
  words,
  mayBegin,
  restrictions,
}: Pick<ProductSearch, 'words' | 'mayBegin' | 'restrictions'>): SQL {
  const terms = termsQuery(words, productNames.namedBy, { mayBegin });
  const others = restrictions.flatMap(({ lexemes }) => anyLexeme(lexemes ?? []));
  return sql.join([terms, ...others.map((one) => sql`(${one})`)], sql` && `);
}

/** Everything that a product has to fit; how its shop is looked at is the caller's to choose. */
export function conditionsOf(search: ProductSearch, isShown: SQL = isOfShownShop): readonly SQL[] {
  const { restrictions, words, similar, shopKeys } = search;
  return [
    sql`${products.isActive}`,
    ...restrictions.map(({ condition }) => condition),
    ...(similar
      ? [sql`${products.key} = any(${sql.param(similar)}::bigint[])`]
      : words.length > 0
        ? [sql`${productDocument} @@ (${searchTermsQuery(search)})`]
        : []),
    // The numbers are of shops that show.
    ...(shopKeys ? [] : [isShown]),
  ];
}
