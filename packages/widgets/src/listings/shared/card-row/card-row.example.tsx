import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { listing as listingRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { ReactNode } from 'react';
import { CardSkeleton } from '../../../kit/card/CardSkeleton.tsx';
import { FullListingCard } from '../listing-card/FullListingCard.tsx';
import { useDemoListings } from '../listing-card/use-demo-listings.ts';
import { CardRow } from './CardRow.tsx';

const places = [0, 1, 2, 3, 4].map((place) => <CardSkeleton key={place} />);

interface RowProps {
  readonly id: string;
  readonly title: string;
  readonly size: number;
}

function Row({ id, title, size }: RowProps) {
  const remote = useDemoListings('property', size);
  const listings = lastValue(remote);
  const cards: readonly ReactNode[] | undefined = listings?.map((listing) => (
    <li key={listing.id}>
      <FullListingCard listing={listing} sizes="260px" />
    </li>
  ));
  return (
    <CardRow
      id={id}
      title={title}
      level={3}
      places={places}
      note={remote.state === 'failed' && <p role="alert">Nothing came.</p>}
      all={listings?.[0] && listingRoute({ type: 'property', id: listings[0].id })}
    >
      {cards}
    </CardRow>
  );
}

export function TwelveHomes() {
  return <Row id="twelve" title="Newest homes" size={12} />;
}

export function OneHome() {
  return (
    <Row
      id="one"
      title="One of its kind, under a name that takes two lines on a telephone"
      size={1}
    />
  );
}

export function OnTheirWay() {
  return (
    <CardRow id="places" title="Homes on their way" level={3} places={places}>
      {undefined}
    </CardRow>
  );
}

export function OutOfReach() {
  const note = <p role="alert">These listings can’t be reached right now.</p>;
  return (
    <CardRow id="note" title="Homes out of reach" level={3} note={note}>
      {undefined}
    </CardRow>
  );
}
