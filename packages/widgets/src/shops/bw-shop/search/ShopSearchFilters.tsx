import { formatPrice, parsePrice } from '@boardwalk/sdk-core/search/query/price-range';
import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import type { ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import {
  productFilterMessages,
  productsSearchMessages,
} from '@boardwalk/sdk-core/shops/search/products-search-messages';
import type { ProductFacets } from '@boardwalk/sdk-core/shops/search/schemas';
import { shopResultsMessages } from '@boardwalk/sdk-core/shops/search/shop-search-messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { type Choice, Select } from '../../../kit/select/Select.tsx';
import { writePriceRange } from '../../shared/product-search/write-price-range.ts';
import './search.css';

interface SearchFiltersProps {
  readonly shop: Pick<Shop, 'currency'>;
  readonly query: ProductQuery;
  readonly facets: ProductFacets | undefined;
  readonly onChange: (patch: Partial<ProductQuery>) => void;
}

/** The price, by the bands that products lie in, and whether what is sold out is left out. */
export function ShopSearchFilters({ shop, query, facets, onChange }: SearchFiltersProps) {
  const { messages: read } = useEnvironment();
  const names = read(productFilterMessages);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays nothing out in a row
    <div className="shop-filters" role="group" aria-label={read(productsSearchMessages).filters}>
      <Select
        label={names.price}
        choices={usePrices(shop, query, facets)}
        value={query.price}
        onPick={(price) => onChange({ price })}
      />
      <Checkbox isChecked={query.inStock} onChange={(inStock) => onChange({ inStock })}>
        {names.inStock}
      </Checkbox>
    </div>
  );
}

function usePrices(
  { currency }: Pick<Shop, 'currency'>,
  { price }: ProductQuery,
  facets: ProductFacets | undefined,
): Choice[] {
  const { messages: read, locale: tag } = useEnvironment();
  const { anyPrice, counted } = read(shopResultsMessages);
  const texts = { read, locale: findLocale([tag]) };
  const bands = (facets?.price ?? []).map(({ from, to, count }) => {
    const range = {
      ...(from !== null && { min: from }),
      ...(to !== null && { max: to }),
      currency,
    };
    const label = fillMessage(counted, { price: writePriceRange(range, texts), count });
    return { value: formatPrice(range), label, isThere: count > 0 };
  });
  const set = parsePrice(price);
  const isOther = set && !bands.some(({ value }) => value === price);
  return [
    { value: '', label: anyPrice },
    ...(isOther ? [{ value: price, label: writePriceRange({ currency, ...set }, texts) }] : []),
    ...bands.filter(({ value, isThere }) => isThere || value === price),
  ];
}
