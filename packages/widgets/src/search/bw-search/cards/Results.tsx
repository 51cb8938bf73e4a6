import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { CardSkeleton } from '../../../kit/card/CardSkeleton.tsx';
import { useSlices } from '../../../kit/slices/use-slices.ts';
import { cardDetails } from '../later-parts.ts';
import { cardPlaces } from './CardPlaces.tsx';
import { ResultCard } from './ResultCard.tsx';
import '../search.css';

/** Cards of the first view; the rest follow in slices of as many, and so do their words. */
const firstCards = 4;

interface ResultsProps {
  /** Undefined while the first are on their way: then it shows their places. */
  readonly results: SearchResults | undefined;
  /** A server rendered all of them, so the browser does too. */
  readonly isRendered: boolean;
  readonly marked: ListingId | undefined;
  /** Somebody points at a card, or leaves it; absent while there is no map. */
  readonly onMark: ((id: ListingId | undefined) => void) | undefined;
}

/** A page of cards. */
export function Results({ results, isRendered, marked, onMark }: ResultsProps) {
  const listings = results?.answer.results ?? [];
  const count = listings.length;
  const slice = isRendered ? count : firstCards;
  const shown = useSlices(count, slice, results?.answer);
  const { parts } = cardDetails.useParts(results !== undefined);
  const complete = useSlices(parts ? count : 0, slice, parts);
  return (
    <ul className="results" part="results" aria-hidden={!results}>
      {listings.slice(0, shown).map((listing, index) => (
        <li
          key={listing.id}
          data-listing={listing.id}
          {...(onMark && {
            onPointerEnter: () => onMark(listing.id),
            onPointerLeave: () => onMark(undefined),
            onFocus: () => onMark(listing.id),
            onBlur: () => onMark(undefined),
          })}
        >
          <ResultCard
            listing={listing}
            isFirst={index < firstCards}
            isMarked={listing.id === marked}
            words={index < complete ? parts : undefined}
            hasHeart
          />
        </li>
      ))}
      {cardPlaces.slice(shown, results && count).map((place) => (
        <CardSkeleton key={place} />
      ))}
    </ul>
  );
}
