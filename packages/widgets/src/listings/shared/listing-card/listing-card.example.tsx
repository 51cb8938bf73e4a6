import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { FullListingCard } from './FullListingCard.tsx';
import { useDemoListings } from './use-demo-listings.ts';
import './listing-card.example.css';

interface CardsProps {
  readonly type: ListingSummary['listingType'];
  readonly tag?: string;
  readonly hasRegion?: boolean;
  /** What they have otherwise than the demo. */
  readonly other?: Partial<ListingSummary>;
}

/** Three of the demo, as many beside one another as there is room for. */
function Cards({ type, other, ...rest }: CardsProps) {
  const listings = lastValue(useDemoListings(type, 3));
  return (
    <div className="example-cards">
      {listings?.map((listing) => (
        <FullListingCard
          key={listing.id}
          listing={{ ...listing, ...other }}
          sizes="320px"
          {...rest}
        />
      ))}
    </div>
  );
}

export function Homes() {
  return <Cards type="property" />;
}

export function ThingsWithTheirRegion() {
  return <Cards type="item" hasRegion />;
}

export function Tagged() {
  return <Cards type="event" tag="This weekend" />;
}

export function NoPictureAndNoPrice() {
  return <Cards type="item" other={{ primaryImage: null, price: null }} />;
}

export function LongTitle() {
  const title = 'Anticonstitutionnellement, une table en chêne avec six chaises '.repeat(3);
  return <Cards type="item" tag={title} other={{ title }} />;
}
