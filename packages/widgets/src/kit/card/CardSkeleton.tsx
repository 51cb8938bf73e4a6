import './card.css';

/** The place in a list of a card that is on its way; one element alone, as lists have many. */
export function CardSkeleton() {
  return <li className="card card-place" aria-hidden="true" />;
}
