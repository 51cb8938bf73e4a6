import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';

/** The place of the bar until it comes, as large as the bar. */
export function BarPlace() {
  return (
    <div className="search-bar" part="bar">
      <Skeleton className="field bar-place" />
      <Skeleton className="where bar-place" />
      <Skeleton className="bar-place" />
      <Skeleton className="bar-place" />
    </div>
  );
}
