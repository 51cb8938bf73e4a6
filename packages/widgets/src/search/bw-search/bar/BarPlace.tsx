import { pricePeriods } from '@boardwalk/sdk-core/search/query/offers';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { useSearch } from '../search-context.ts';
import '../search.css';

/** The place of the bar until it comes, as large as the bar. */
export function BarPlace() {
  const { query } = useSearch();
  return (
    <div className="search-bar" part="bar">
      <div className="bar-what">
        {query.category.join() === 'property' && <Skeleton className="offer bar-place" />}
        <Skeleton className="field bar-place" />
      </div>
      <Skeleton className="where bar-place" />
      <div className="bar-buttons">
        {(pricePeriods(query).length > 0 || query.price !== '') && (
          <Skeleton className="bar-place" />
        )}
        <Skeleton className="bar-place" />
      </div>
    </div>
  );
}
