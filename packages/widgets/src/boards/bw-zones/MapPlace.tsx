import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';

/** The place of the map and its list, until they are here. */
export function MapPlace() {
  return <Skeleton className="zone-place" />;
}
