import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { ProductResults } from '@boardwalk/sdk-core/shops/search/product-search-store';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { CardSkeleton } from '../../../kit/card/CardSkeleton.tsx';
import { isPassing } from '../../shared/product-search/is-passing.ts';
import {
  LazyNoProducts,
  LazyProductsFailure,
  LazyProductsPager,
  LazySimilarNote,
  LazyStaleBar,
} from '../later-parts.tsx';
import { type ProductsSearchContext, useProducts } from '../products-search-context.ts';
import { ProductResultGrid } from './ProductResultGrid.tsx';
import '../products-search.css';

interface ProductsBodyProps {
  readonly context: ProductsSearchContext;
  readonly remote: Remote<ProductResults, Problem>;
}

const places = [0, 1, 2, 3, 4, 5, 6, 7];

/** Cards, their places while they are on their way, or why there are none. */
export function ProductsBody({ context, remote }: ProductsBodyProps) {
  const { results } = useProducts();
  const failure = remote.state === 'failed' ? remote.problem : undefined;
  const isStale = failure !== undefined && isPassing(failure);

  if (failure && !(results && isStale)) return <LazyProductsFailure problem={failure} />;
  if (!results) {
    return (
      <ul className="found-products" aria-hidden="true" part="results">
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </ul>
    );
  }
  if (results.answer.results.length === 0) return <LazyNoProducts results={results} />;
  const isWaiting = remote.state === 'loading';
  return (
    <div className={isWaiting ? 'is-old' : undefined} aria-busy={isWaiting}>
      {isStale && <LazyStaleBar />}
      {results.answer.isSimilar && <LazySimilarNote text={results.query.text} />}
      <ProductResultGrid context={context} products={results.answer.results} />
      <LazyProductsPager results={results} />
    </div>
  );
}
