import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { canSortProducts, type ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import { productSearchSorts } from '@boardwalk/sdk-core/shops/search/product-search-sorts';
import type { ProductResults } from '@boardwalk/sdk-core/shops/search/product-search-store';
import { productsSearchMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import type { ProductFacets } from '@boardwalk/sdk-core/shops/search/schemas';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { ShelfLinks } from '../around/ShelfLinks.tsx';
import { ShopSearchFilters } from './ShopSearchFilters.tsx';
import { useResultText } from './use-result-text.ts';
import '../shop.css';

interface SearchToolsProps {
  readonly shop: Shop;
  readonly query: ProductQuery;
  readonly results: ProductResults | undefined;
  readonly isLoading: boolean;
  readonly facets: ProductFacets | undefined;
  /** Whether the filters show. */
  readonly hasFilters: boolean;
  readonly onChange: (patch: Partial<ProductQuery>) => void;
}

/** Filters, shelves with how much of each is found, how many there are in all, and their order. */
export function ShopSearchTools(props: SearchToolsProps) {
  const { shop, query, results, isLoading, facets, hasFilters, onChange } = props;
  const messages = useMessages(productsSearchMessages);
  const { sentence } = useResultText();
  const usual = query.text.trim() === '' ? 'newest' : 'relevance';
  const sorts = productSearchSorts.filter((sort) => canSortProducts(query, sort));
  const counts = facets && new Map(facets.category.map(({ value, count }) => [value, count]));
  return (
    <div className="shop-tools">
      {hasFilters && (
        <ShopSearchFilters shop={shop} query={query} facets={facets} onChange={onChange} />
      )}
      {shop.shelves.length > 1 && (
        <ShelfLinks
          shop={shop}
          current={query.shelf}
          found={counts}
          onPick={(shelf) => onChange({ shelf })}
        />
      )}
      <div className="shop-order">
        <p role="status" tabIndex={-1} className="shop-count">
          {results ? sentence(results) : isLoading && messages.loading}
        </p>
        <Select
          label={messages.sort}
          isLabelHidden
          choices={sorts.map((value) => ({ value, label: messages[`sort.${value}`] }))}
          value={query.sort ?? usual}
          onPick={(value) => {
            const picked = sorts.find((one) => one === value);
            onChange({ sort: picked === usual ? undefined : picked });
          }}
        />
      </div>
    </div>
  );
}
