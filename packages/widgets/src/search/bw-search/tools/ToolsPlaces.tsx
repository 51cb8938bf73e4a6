import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import '../search.css';

/** The place of the chips until they come. */
export function ChipsPlace() {
  return <Skeleton className="chips-place" />;
}

/** The place of the order and the switch between list and map. */
export function ToolsPlace() {
  return <Skeleton className="tools-place" />;
}
