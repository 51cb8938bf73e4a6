import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import './cart-places.css';

/** What stands around the lines of a cart and their sums: it comes right after them. */
export const besideCart = lazyParts(() => import('./beside/beside.ts'));

/** What stands in place of a cart. */
export const cartStates = lazyParts(() => import('./states/states.ts'));

/** Where the ways of delivery will stand. */
export function ChoicePlace() {
  return <Skeleton className="delivery-place" />;
}

/** Where a line of words will stand. */
export function SentencePlace() {
  return <Skeleton className="row-place" />;
}

const places = [0, 1, 2];

/** Where lines, or the steps of the checkout, will stand. */
export function LinePlaces() {
  return (
    <div>
      {places.map((place) => (
        <Skeleton key={place} className="line-place" />
      ))}
    </div>
  );
}
