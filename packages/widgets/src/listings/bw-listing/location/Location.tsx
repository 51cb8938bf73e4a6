import { MapPin } from 'lucide';
import { useRef } from 'react';
import { useIsNear } from '../../../element/use-is-near.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useLoaded } from '../../../kit/lazy/use-loaded.ts';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { useListing } from '../listing-scope.ts';
import { Note } from '../Note.tsx';
import { Section } from '../Section.tsx';

interface LocationProps {
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}

const loadMap = () => import('./ListingMap.tsx');

/** Where it is; the map loads when a reader comes near. */
export function Location({ lat, lng }: LocationProps) {
  const { listing, messages } = useListing();
  const place = useRef<HTMLDivElement>(null);
  const { part, hasFailed } = useLoaded(loadMap, useIsNear(place));
  return (
    <Section name="location">
      <p className="listing-address">
        <Icon node={MapPin} />
        {listing.address.fullAddress}
      </p>
      <div ref={place} className="listing-map" part="map">
        {part ? (
          <part.ListingMap lat={lat} lng={lng} />
        ) : hasFailed ? (
          <Note>{messages.mapFailed}</Note>
        ) : (
          <Skeleton className="listing-map-place" />
        )}
      </div>
    </Section>
  );
}
