import { productCategories } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { canSortProducts } from '@boardwalk/sdk-core/shops/search/product-query';
import { productSearchSorts } from '@boardwalk/sdk-core/shops/search/product-search-sorts';
import { Select } from '../../../kit/select/Select.tsx';
import { useProducts } from '../products-search-context.ts';
import '../products-search.css';

/** The shelf whose products show, and their order. */
export function ProductsTools() {
  const { query, text, change } = useProducts();
  const { messages } = text;
  const usual = query.text.trim() === '' ? 'newest' : 'relevance';
  const sorts = productSearchSorts.filter((sort) => canSortProducts(query, sort));
  const sort = sorts.find((one) => one === query.sort) ?? usual;
  return (
    <div className="products-tools">
      <Select
        label={messages.shelves}
        isLabelHidden
        choices={[
          { value: '', label: messages.allShelves },
          ...productCategories.map((value) => ({ value, label: text.shelfName(value) ?? value })),
        ]}
        value={query.shelf}
        onPick={(shelf) => change({ shelf, leaf: '' })}
      />
      <Select
        label={messages.sort}
        isLabelHidden
        choices={sorts.map((value) => ({ value, label: messages[`sort.${value}`] }))}
        value={sort}
        onPick={(value) => {
          const picked = sorts.find((one) => one === value);
          change({ sort: picked === usual ? undefined : picked });
        }}
      />
    </div>
  );
}
