import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { PinKind } from '../../../parts/map/pins.ts';

/** A listing has a pin of its own, listings close to one another have one together. */
export const clusterPins: PinKind<SearchCluster> = {
  keyOf: ({ count, lat, lng, listing }) =>
    listing ? `listing-${listing.id}` : `group-${count}-${lat}-${lng}`,
  isGroup: ({ listing }) => listing === undefined,
};

/** Pins in the order of the list, then the rest from north to south and west to east. */
export function inListOrder(
  clusters: readonly SearchCluster[],
  list: readonly { readonly id: ListingId }[],
): readonly SearchCluster[] {
  const places = new Map(list.map(({ id }, index) => [id, index]));
  const placeOf = ({ listing }: SearchCluster) =>
    (listing && places.get(listing.id)) ?? Number.POSITIVE_INFINITY;
  return clusters.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    if (first !== second) return first < second ? -1 : 1;
    return other.lat - one.lat || one.lng - other.lng;
  });
}

/** The pin that stands for a listing: its own, else the group that its position lies in. */
export function pinOf(
  clusters: readonly SearchCluster[],
  listing: { readonly id: ListingId; readonly lat: number | null; readonly lng: number | null },
): SearchCluster | undefined {
  const own = clusters.find((cluster) => cluster.listing?.id === listing.id);
  const { lat, lng } = listing;
  if (own || lat === null || lng === null) return own;
  return clusters.find(
    ({ count, bounds: { south, west, north, east } }) =>
      count > 1 && lat >= south && lat <= north && lng >= west && lng <= east,
  );
}

/** Whether coming closer can't part the listings of a group. */
export function isOneSpot({ bounds: { south, west, north, east } }: SearchCluster): boolean {
  const metre = 0.00001;
  return north - south < metre && east - west < metre;
}
