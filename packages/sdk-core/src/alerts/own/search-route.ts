import { formatFilters } from '../../listings/fields/filter-text.ts';
import { formatBounds } from '../../search/map/map-bounds.ts';
import { formatPrice, type PriceRange } from '../../search/query/price-range.ts';
import { defaultDistance } from '../../search/query/sorts.ts';
import type { SearchOptions } from '../../search/rules.ts';
import { searchCategory } from '../../vocabulary/routes/routes.ts';
import type { SiteRoute } from '../../vocabulary/routes/site-route.ts';
import type { AlertRule } from '../schemas.ts';

/** What a search may ask for that the address of its page can't. */
const unwritten = [
  'polygon',
  'ids',
  'owner',
  'isOpenNow',
] as const satisfies readonly (keyof SearchOptions)[];

/** A search as it was saved, in which nothing is undefined. */
type KeptSearch = Omit<SearchOptions, 'price'> & { readonly price?: PriceRange };

interface LookedFor extends Pick<AlertRule, 'listingType' | 'search'> {
  /** The rule, if the visitor may change it. */
  readonly id?: AlertRule['id'];
}

/**
 * The page that searches for what a rule looks for, and where that is changed; undefined where its
 * address can't say all of that.
 */
export function searchRouteOf({ id, listingType, search }: LookedFor): SiteRoute | undefined {
  if (unwritten.some((name) => search[name] !== undefined)) return undefined;
  // The server has read it as a search of the kind.
  const { subcategory, tags, near, bounds, filters, price, ...others } = search as KeptSearch;
  return searchCategory(
    { category: listingType },
    {
      subcategory: subcategory?.join(),
      text: others.text,
      near: typeof near === 'object' ? `${near.lat},${near.lng}` : near,
      // Without one the page would look as far as the place itself reaches.
      distance: others.distance || (near !== undefined && !bounds ? defaultDistance : undefined),
      price: price && formatPrice(price),
      filters: filters && formatFilters(listingType, filters),
      'listed-within-days': others.listedWithinDays,
      'has-pictures': others.hasPictures && '',
      'is-reduced': others.isReduced && '',
      tags: tags?.join(),
      bounds: bounds && formatBounds(bounds),
      alert: id,
    },
  );
}
