import type { SearchRepair } from '@boardwalk/sdk-core/search/schemas';
import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import type { ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import { droppedPart, repairProductQuery } from '@boardwalk/sdk-core/shops/search/product-repairs';
import type { ProductResults } from '@boardwalk/sdk-core/shops/search/product-search-store';
import {
  productFilterMessages,
  productsSearchMessages,
} from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { shopResultsMessages } from '@boardwalk/sdk-core/shops/search/shop-search-messages';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { onCount } from './read-on.ts';
import { useResultText } from './use-result-text.ts';

const mostWays = 3;

interface NoShopResultsProps {
  readonly shop: Pick<Shop, 'name'>;
  readonly results: ProductResults;
  readonly onChange: (patch: Partial<ProductQuery>) => void;
  readonly onShowAll: () => void;
}

/** Nothing was found: which change brings how many products back, and the way to all of them. */
export function NoShopResults({ shop, results, onChange, onShowAll }: NoShopResultsProps) {
  const { messages: read } = useEnvironment();
  const { nothing } = read(shopResultsMessages);
  const label = useWayLabel(results.query);
  const { query, answer } = results;
  return (
    <EmptyState title={fillMessage(nothing, { shop: shop.name })}>
      {answer.repairs.slice(0, mostWays).map((way, index) => (
        <Button
          key={`${way.drop} ${way.text ?? ''}`}
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={onCount.after(() => onChange(repairProductQuery(query, way)))}
        >
          {label(way)}
        </Button>
      ))}
      <Button onClick={onCount.after(onShowAll)}>{read(shopMessages).showAll}</Button>
    </EmptyState>
  );
}

/** What a search within a shop may leave out. */
type FilterName = 'shelf' | 'price' | 'inStock';

function useWayLabel({ text: words }: ProductQuery): (way: SearchRepair) => string {
  const { messages: read } = useEnvironment();
  const messages = read(productsSearchMessages);
  const names = read(productFilterMessages);
  const { found } = useResultText();
  return (way) => {
    const values = { found: found(way), text: way.text ?? words.trim() };
    const dropped = droppedPart(way);
    if (way.text !== undefined) return fillMessage(messages.repairWords, values);
    if (dropped === 'text') return fillMessage(messages.repairText, values);
    const filter = dropped && dropped in names ? names[dropped as FilterName] : way.drop;
    return fillMessage(messages.repairFilter, { ...values, filter: filter.toLowerCase() });
  };
}
