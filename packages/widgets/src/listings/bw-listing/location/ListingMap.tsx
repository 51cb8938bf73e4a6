import { createMapTilesStore } from '@boardwalk/sdk-core/places/store';
import { divIcon, type Map as LeafletMap, marker } from 'leaflet';
import { useRef } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { BaseMap } from '../../../kit/map/BaseMap.tsx';
import { hasStreets } from '../../../kit/map/streets.ts';
import type { TileSource } from '../../../kit/map/tile-source.ts';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { useMapLabels } from '../../../parts/map/use-map-labels.ts';
import { useLoaded } from '../../../parts/remote-state/use-remote.ts';
import { Note } from '../head/Note.tsx';
import { useListing } from '../listing-scope.ts';
import css from './listing-map.css?inline';

interface ListingMapProps {
  readonly lat: number;
  readonly lng: number;
}

/** With the streets around it, and where the map has none, with the towns. */
const streetsZoom = 15;
const townsZoom = 11;

/** The place on the base map, with a pin. */
export function ListingMap({ lat, lng }: ListingMapProps) {
  const { messages } = useListing();
  const labels = useMapLabels(messages.map);
  const place = useRef<HTMLDivElement>(null);
  const store = useEnvironment().store(createMapTilesStore);
  const tiles = useLoaded(store);
  useStyles(place, css);

  return (
    <div ref={place} className="listing-map-place">
      {tiles.state === 'ready' ? (
        <BaseMap
          key={`${lat} ${lng}`}
          source={tiles.value}
          center={[lat, lng]}
          zoom={startZoom(tiles.value, { lat, lng })}
          isWheelZoom={false}
          labels={labels}
          onMap={(map) => addPin(map, lat, lng)}
        />
      ) : tiles.state === 'failed' ? (
        <Note onRetry={() => void store.load()}>{messages.mapFailed}</Note>
      ) : (
        <Skeleton className="listing-map-place" />
      )}
    </div>
  );
}

function startZoom(source: TileSource, place: ListingMapProps): number {
  const zoom = hasStreets(source, place) ? streetsZoom : townsZoom;
  return Math.min(zoom, source.maxZoom);
}

function addPin(map: LeafletMap, lat: number, lng: number): undefined {
  const pin = document.createElement('span');
  pin.className = 'map-pin';
  const icon = divIcon({ html: pin, className: 'map-pin-place', iconSize: [0, 0] });
  marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(map);
}
