import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { type Labels, valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import type { HomeCard } from '@boardwalk/sdk-core/site/home/home-card';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { CardRow } from '../../../listings/shared/card-row/CardRow.tsx';
import { FullListingCard } from '../../../listings/shared/listing-card/FullListingCard.tsx';

interface HomeRowProps {
  /** Its own among the rows. */
  readonly name: string;
  readonly title: string;
  readonly level: number;
  readonly cards: readonly HomeCard[];
  /** Where all of them are. */
  readonly all?: SiteRoute;
}

/** Listings of the home page in a row, each with what it is. */
export function HomeRow({ name, title, level, cards, all }: HomeRowProps) {
  const labels: Labels = useMessages(kindLabels);
  return (
    <CardRow id={`row-${name}`} part="row" title={title} level={level} all={all}>
      {cards.map((listing) => (
        <li key={listing.id}>
          <FullListingCard
            listing={listing}
            sizes="280px"
            tag={valueLabelOf(labels, listing.listingType, listing.subcategory)}
            hasRegion
          />
        </li>
      ))}
    </CardRow>
  );
}
