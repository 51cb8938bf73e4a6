import { createClient } from '@boardwalk/sdk-core/http/client';
import { listListings } from '@boardwalk/sdk-core/listings/endpoints';
import { isListingKind, type ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { listProducts } from '@boardwalk/sdk-core/shops/products/endpoints';
import { listArticles } from '@boardwalk/sdk-core/site/endpoints';
import {
  type CatalogueAttribute,
  type CatalogueWidget,
  isRequired,
  listMissing,
} from '../catalogue/catalogue.ts';

type Texts = Readonly<Record<string, string>>;

/** A value that somebody may want to try, and what it stands for. */
export interface Suggestion {
  readonly value: string;
  readonly label: string;
}

/** Real things of the marketplace for attributes that name one. */
export interface Examples {
  /** Values for the required attributes that have none. */
  missing(widget: CatalogueWidget, texts: Texts): Promise<Texts>;
  /** What an attribute may be given, beside what its table says. */
  suggest(name: string, texts: Texts): Promise<readonly Suggestion[]>;
}

/** A shop of the demo. */
const demoShop = 'escarpment-furniture';

/**
 * What makes a good first sight of a widget. Required attributes that name a listing, an article, a
 * product or one of a few values have examples without it.
 */
const firstSights: Readonly<Record<string, Texts>> = {
  'bw-search': { category: 'property', near: 'Hamilton, ON' },
  'bw-listing': { type: 'property' },
  'bw-similar': { type: 'property' },
  'bw-permissions': { type: 'property' },
  'bw-shop-editor': { shop: demoShop },
  'bw-boards': { 'show-more-than': '1' },
  'bw-shop': { shop: demoShop },
  'bw-product': { shop: demoShop },
  'bw-add-to-cart': { shop: demoShop },
  // Their people alone see them: what shows without a session is the way to sign in.
  'bw-import-products': { shop: demoShop },
  'bw-products': { shop: demoShop },
  'bw-product-editor': { shop: demoShop },
  'bw-shipping-rates': { shop: demoShop },
  'bw-order': { 'order-id': '0123456789ab' },
  'bw-shop-invoices': { shop: demoShop },
  'bw-shop-summary': { shop: demoShop },
  'bw-invoice': { 'invoice-id': '0123456789ab' },
};

/** The attributes that a widget is opened with. */
export function examplesOf({ tag, attributes }: CatalogueWidget): Texts {
  const firsts = attributes.filter(isRequired).flatMap((attribute) => {
    const first = 'values' in attribute ? attribute.values?.[0] : undefined;
    return first === undefined ? [] : [[attribute.name, first] as const];
  });
  return { ...Object.fromEntries(firsts), ...firstSights[tag] };
}

/** Examples from the site's own API. */
export function createExamples(siteOrigin: string): Examples {
  const client = createClient({ origin: siteOrigin });
  const asked = new Map<string, Promise<readonly Suggestion[]>>();

  function once(
    key: string,
    ask: () => Promise<readonly Suggestion[]>,
  ): Promise<readonly Suggestion[]> {
    // Without the API the field stays as it is, to be typed into.
    const answer = asked.get(key) ?? ask().catch(() => []);
    asked.set(key, answer);
    return answer;
  }

  async function listingsOf(type: ListingKind): Promise<readonly Suggestion[]> {
    const { results } = await client.call(listListings, { params: { type }, query: { size: 12 } });
    return results.map(({ id, title }) => ({ value: String(id), label: title }));
  }

  async function articles(): Promise<readonly Suggestion[]> {
    const { results } = await client.call(listArticles, { query: { size: 12 } });
    return results.map(({ slug, title }) => ({ value: slug, label: title }));
  }

  async function productsOf(shop: string): Promise<readonly Suggestion[]> {
    const { results } = await client.call(listProducts, { params: { id: shop }, query: {} });
    return results.map(({ id, title }) => ({ value: id, label: title }));
  }

  async function suggest(name: string, { type = '', shop }: Texts): Promise<readonly Suggestion[]> {
    const isProduct = name === 'id' || name === 'product';
    if (isProduct && shop !== undefined) return once(`shop ${shop}`, () => productsOf(shop));
    if (name === 'id' && isListingKind(type)) return once(type, () => listingsOf(type));
    if (name === 'listing-id') return once('merchant', () => listingsOf('merchant'));
    if (name === 'listing') return once('property', () => listingsOf('property'));
    return name === 'slug' ? once('slug', articles) : [];
  }

  return {
    suggest,
    async missing(widget, texts) {
      const gaps = listMissing(widget, texts);
      const known = { ...examplesOf(widget), ...texts };
      const filled = await Promise.all(gaps.map((gap) => fill(gap, known)));
      return Object.fromEntries(filled.flat());
    },
  };

  async function fill(
    { name }: CatalogueAttribute,
    known: Texts,
  ): Promise<readonly (readonly [string, string])[]> {
    const value = known[name] ?? (await suggest(name, known))[0]?.value;
    return value === undefined ? [] : [[name, value]];
  }
}
