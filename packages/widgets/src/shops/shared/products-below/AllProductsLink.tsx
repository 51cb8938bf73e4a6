import type { SearchTotal } from '@boardwalk/sdk-core/search/schemas';
import type { ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import { productsBelowMessages } from '@boardwalk/sdk-core/shops/search/products-below-messages';
import { marketplace } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import '../../../kit/button/button.css';

interface AllProductsLinkProps {
  readonly query: ProductQuery;
  readonly total: SearchTotal | undefined;
}

/** Leads to all products that the search finds, where it can be narrowed further. */
export function AllProductsLink({ query, total }: AllProductsLinkProps) {
  const { messages: read, locale } = useEnvironment();
  const { all, allMore } = read(productsBelowMessages);
  const isCounted = total !== undefined && !total.isCapped;
  return (
    <RouteLink className="button button-secondary" route={marketplace({}, addressOf(query))}>
      {isCounted ? countMessage(all, total.count, findLocale([locale])) : allMore}
    </RouteLink>
  );
}

/** The query as the address of a search of products has it. */
function addressOf(query: ProductQuery) {
  const { text, shelf, condition, price, inStock, near, distance, sort } = query;
  return {
    text: text || undefined,
    shelf: shelf || undefined,
    condition: condition.join(',') || undefined,
    price: price || undefined,
    'in-stock': inStock ? 'true' : undefined,
    near: near || undefined,
    distance: distance || undefined,
    sort,
  };
}
