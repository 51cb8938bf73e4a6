import type { SearchRepair } from '@boardwalk/sdk-core/search/schemas';
import { emptyProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import { droppedPart, repairProductQuery } from '@boardwalk/sdk-core/shops/search/product-repairs';
import type { ProductResults } from '@boardwalk/sdk-core/shops/search/product-search-store';
import { productFilterMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { unbrokenPostalCodes } from '@boardwalk/sdk-core/vocabulary/places/unbroken-postal-codes';
import { sellerRegistration } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { Store } from 'lucide';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { useProducts } from '../products-search-context.ts';
import { onSentence } from './read-on.ts';
import '../../../kit/button/button.css';

const mostWays = 3;

/** Nothing was found: which change brings how many back; nothing is there at all: what to do. */
export function NoMatchingProducts({ results }: { readonly results: ProductResults }) {
  const { text, change } = useProducts();
  const { messages } = text;
  const { query, answer } = results;
  const ways = answer.repairs.slice(0, mostWays);
  const { place } = answer;
  const blank = { ...emptyProductQuery, shop: query.shop, sort: query.sort };
  if (writeJson(query) === writeJson(blank)) return <NothingSold />;

  const title = place
    ? fillMessage(place.isRegion ? messages.nothingIn : messages.nothingNear, {
        place: unbrokenPostalCodes(place.label),
      })
    : messages.nothing;
  return (
    <EmptyState title={title}>
      {ways.map((way, index) => (
        <Way
          key={`${way.drop} ${way.text ?? ''}`}
          way={way}
          results={results}
          isFirst={index === 0}
        />
      ))}
      {ways.length === 0 && (
        <Button variant="primary" onClick={onSentence.after(() => change(blank))}>
          {messages.clearAll}
        </Button>
      )}
    </EmptyState>
  );
}

interface WayProps {
  readonly way: SearchRepair;
  readonly results: ProductResults;
  readonly isFirst: boolean;
}

/** A way out, with how many products it brings back. */
function Way({ way, results: { query }, isFirst }: WayProps) {
  const { text, change } = useProducts();
  const { messages } = text;
  const names = text.read(productFilterMessages);
  const values = { found: text.found(way), text: way.text ?? query.text.trim() };
  const dropped = droppedPart(way);

  function label(): string {
    if (way.text !== undefined) return fillMessage(messages.repairWords, values);
    if (dropped === 'text') return fillMessage(messages.repairText, values);
    const filter = dropped && dropped in names ? names[dropped as FilterName] : way.drop;
    return fillMessage(messages.repairFilter, { ...values, filter: filter.toLowerCase() });
  }

  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      onClick={onSentence.after(() => change(repairProductQuery(query, way)))}
    >
      {label()}
    </Button>
  );
}

/** What a search may leave out and has a name for. */
type FilterName = 'shelf' | 'leaf' | 'condition' | 'price' | 'inStock' | 'shipsTo' | 'near';

/** No shop sells anything yet. */
function NothingSold() {
  const { host } = useWidget();
  const { text } = useProducts();
  const { messages } = text;
  return (
    <EmptyState icon={Store} title={messages.noProducts} advice={messages.noProductsAdvice}>
      {host.firstParty && (
        <RouteLink className="button button-primary" route={sellerRegistration({})}>
          {messages.openShop}
        </RouteLink>
      )}
    </EmptyState>
  );
}
