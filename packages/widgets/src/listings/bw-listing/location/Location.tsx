import { unbrokenPostalCodes } from '@boardwalk/sdk-core/vocabulary/places/unbroken-postal-codes';
import { MapPin } from 'lucide';
import { useRef } from 'react';
import { useIsNear } from '../../../element/use-is-near.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { Note } from '../head/Note.tsx';
import { ListingSection } from '../ListingSection.tsx';
import { useListing } from '../listing-scope.ts';
import '../listing.css';
import '../head/head.css';

interface LocationProps {
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}

const map = lazyParts(() => import('./ListingMap.tsx'));
const ListingMap = map.component('ListingMap', { Place: MapPlace, Missing: MapMissing });

/** Where it is; the map loads when a reader comes near. */
export function Location({ lat, lng }: LocationProps) {
  const { listing, messages } = useListing();
  const { precision } = listing;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <ListingSection name="location">
      <p className="listing-address">
        <Icon node={MapPin} />
        {unbrokenPostalCodes(listing.address.fullAddress)}
      </p>
      <div ref={place} className="listing-map" part="map">
        <ListingMap isWanted={isNear} lat={lat} lng={lng} precision={precision} />
      </div>
      {precision !== 'exact' && <p>{messages[`precision.${precision}`]}</p>}
    </ListingSection>
  );
}

function MapPlace() {
  return <Skeleton className="listing-map-place" />;
}

function MapMissing() {
  return <Note>{useListing().messages.mapFailed}</Note>;
}
