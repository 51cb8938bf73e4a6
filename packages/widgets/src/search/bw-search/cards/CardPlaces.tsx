import { defaultSearchSize } from '@boardwalk/sdk-core/search/query/sorts';
import { CardSkeleton } from '../../../kit/card/CardSkeleton.tsx';
import '../search.css';

/** The places of the cards of a page. */
export const cardPlaces: readonly string[] = Array.from(
  { length: defaultSearchSize },
  (_, index) => `place ${index}`,
);

/** A page of cards while nothing is known of them. */
export function CardPlaces() {
  return (
    <ul className="results" part="results" aria-hidden>
      {cardPlaces.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </ul>
  );
}
