import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import './boards.css';

/** The place of the map and its list, until they are here. */
export function BoardsMapSkeleton() {
  return <Skeleton className="boards-place" />;
}
