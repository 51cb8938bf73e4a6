import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Picture, PictureGap, type PictureSource } from '../../../kit/picture/Picture.tsx';
import { listingRowMessages } from './messages.ts';
import './listing-row.css';

interface ListingRowProps {
  readonly listing: {
    readonly listingType: ListingKind;
    readonly primaryImage: PictureSource | null;
    readonly city: string | null;
  };
  readonly title: string;
  /** Where its name leads; absent where no page shows it. */
  readonly route: SiteRoute | undefined;
  /** Lines below: what else there is to know of it. */
  readonly children: ReactNode;
}

/** A listing in the first cell of a table's row: its picture and name, what it is and where. */
export function ListingRow({ listing, title, route, children }: ListingRowProps) {
  const { messages: read, mediaUrl } = useEnvironment();
  const { listingType, primaryImage, city } = listing;
  const kind = read(kindLabels)[listingType];
  const { kindAndCity } = read(listingRowMessages);
  return (
    <div className="listing-row">
      <span className="listing-row-picture">
        {primaryImage ? (
          <Picture image={primaryImage} mediaUrl={mediaUrl} sizes="64px" alt="" />
        ) : (
          <PictureGap />
        )}
      </span>
      <div className="listing-row-text">
        {route ? (
          <RouteLink className="listing-row-name" route={route}>
            {title}
          </RouteLink>
        ) : (
          <span className="listing-row-name">{title}</span>
        )}
        <p className="listing-note">
          {city === null ? kind : fillMessage(kindAndCity, { kind, city })}
        </p>
        {children}
      </div>
    </div>
  );
}
