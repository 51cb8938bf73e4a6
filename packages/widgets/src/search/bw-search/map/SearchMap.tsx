import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createMapTilesStore } from '@boardwalk/sdk-core/places/store';
import { mapMessages } from '@boardwalk/sdk-core/search/map/map-messages';
import { createMapStore } from '@boardwalk/sdk-core/search/map/map-store';
import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { useMemo, useRef, useState } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { useBackOnline } from '../../../kit/lazy/use-back-online.ts';
import { BaseMap } from '../../../kit/map/BaseMap.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { defaultCentre, defaultZoom } from '../../../parts/map/camera.ts';
import { dockCard } from '../../../parts/map/dock-card.ts';
import { useMapLabels } from '../../../parts/map/use-map-labels.ts';
import { usePins } from '../../../parts/map/use-pins.ts';
import { usePlacedCard } from '../../../parts/map/use-placed-card.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useSearch } from '../search-context.ts';
import { Picked } from './Picked.tsx';
import { createPinFace } from './pin-face.ts';
import { clusterPins, inListOrder, isOneSpot, pinOf } from './pin-order.ts';
import { useCamera } from './use-camera.ts';
import { usePicked } from './use-picked.ts';
import './search-map.css';

export { default as styles } from './SearchMap.tsx?styles';

interface SearchMapProps {
  readonly results: SearchResults | undefined;
  readonly marked: ListingId | undefined;
  readonly onMark: (id: ListingId | undefined) => void;
}

const { keyOf: pinKey, isGroup } = clusterPins;
const noListings: SearchResults['answer']['results'] = [];

/** The results on a map, in parity with the list. */
export function SearchMap({ results, marked, onMark }: SearchMapProps) {
  const messages = useMessages(mapMessages);
  const labels = useMapLabels(messages.map);
  const { part, text } = useSearch();
  const store = part(createMapStore);
  const { env } = useWidget();
  const tilesStore = env.store(createMapTilesStore);
  const tiles = useRemote(tilesStore);
  useBackOnline(tiles.state === 'failed', tilesStore.load);
  const source = lastValue(tiles);
  const root = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  // Fingers pan by accident more often than mice do.
  const [isFollowing, setFollowing] = useState(() => !matchMedia('(pointer: coarse)').matches);
  const list = results?.answer.results ?? noListings;
  const { picked, pick, showMore } = usePicked(store, list);
  const map = useCamera(store, results?.answer.place ?? null, isFollowing);
  const { remote, camera, elsewhere } = map;
  const clusters = lastValue(remote);
  const zoom = clusters?.view.zoom;
  const face = useMemo(() => {
    const isClosest = (place: Point) =>
      camera !== undefined && zoom !== undefined && zoom >= camera.nearestTo(place);
    return createPinFace(text, isClosest);
  }, [text, camera, zoom]);

  const ordered = useMemo(() => inListOrder(clusters?.clusters ?? [], list), [clusters, list]);
  const markedListing = list.find(({ id }) => id === marked);
  const markedPin = markedListing && pinOf(ordered, markedListing);

  const pins = usePins(camera, {
    items: ordered,
    kind: clusterPins,
    face,
    marked: markedPin && pinKey(markedPin),
    selected: picked && pinKey(picked.cluster),
    onPick(cluster: SearchCluster) {
      if (isGroup(cluster) && !isOneSpot(cluster) && camera?.canComeCloser(cluster)) {
        pick(undefined);
        return camera.comeCloserTo(cluster.bounds);
      }
      pick(cluster);
      if (cluster.listing) showCard(root.current, cluster.listing.id);
    },
    onPoint: (cluster) => onMark(cluster?.listing?.id),
  });
  usePlacedCard(card, camera, picked?.cluster, picked?.listings, undefined, dockCard);

  function letGo() {
    if (picked) pins.current?.focus(pinKey(picked.cluster));
    pick(undefined);
  }

  const hasFailed = tiles.state === 'failed' || remote.state === 'failed';
  const sampled = clusters?.isSampled ? messages.sampled : undefined;
  // What is on its way may be more than what was here.
  const found = remote.state === 'ready' ? remote.value : undefined;
  const empty = found?.clusters.length === 0 ? messages.empty : undefined;
  const note = hasFailed ? messages.failed : (empty ?? sampled);
  const lastFilled = found?.lastFilled;
  const bar = (
    <>
      <Checkbox isChecked={isFollowing} onChange={setFollowing}>
        {messages.follow}
      </Checkbox>
      {elsewhere && !isFollowing && (
        <Button className="map-again" onClick={() => map.searchHere(elsewhere)}>
          {messages.again}
        </Button>
      )}
    </>
  );
  return (
    <div className="search-map-box" ref={root}>
      {source ? (
        <BaseMap
          source={source}
          center={defaultCentre}
          zoom={defaultZoom}
          isWheelZoom={false}
          labels={labels}
          onMap={map.onMap}
          bar={bar}
        >
          {picked && (
            <Picked
              key={pinKey(picked.cluster)}
              card={card}
              picked={picked}
              onMore={showMore}
              onRetry={() => (picked.listings ? showMore() : pick(picked.cluster))}
              onClose={letGo}
            />
          )}
        </BaseMap>
      ) : (
        <Skeleton className="map-loading" />
      )}
      {note && (
        <p className="map-note" role="status">
          {note}
          {camera && lastFilled && (
            <Button onClick={() => camera.goBackTo(lastFilled)}>{messages.backToFound}</Button>
          )}
        </p>
      )}
    </div>
  );
}

/** Brings the card of a listing into view, where the list shows it. */
function showCard(map: Element | null, id: ListingId): void {
  const card = map?.closest('.search')?.querySelector(`[data-listing="${id}"]`);
  card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}
