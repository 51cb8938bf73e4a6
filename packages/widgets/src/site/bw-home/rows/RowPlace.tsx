import { CardSkeleton } from '../../../kit/card/CardSkeleton.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import '../../../listings/shared/card-row/card-row.css';
import '../home.css';

const places = [0, 1, 2, 3, 4, 5];

/** The place of a row that is on its way. */
export function RowPlace() {
  return (
    <div className="row" aria-hidden="true">
      <div className="row-head">
        <Skeleton className="row-heading-place" />
      </div>
      <ul className="row-cards">
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </ul>
    </div>
  );
}
