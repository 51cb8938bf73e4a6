import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import './zones.css';

/** The place of the map and its list, until they are here. */
export function MapPlace() {
  return <Skeleton className="zone-place" />;
}
