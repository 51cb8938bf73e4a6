import {
  areaDegrees,
  type PositionPrecision,
} from '@boardwalk/sdk-core/listings/position-precision';
import { createMapTilesStore } from '@boardwalk/sdk-core/places/store';
import { divIcon, type Map as LeafletMap, marker, rectangle } from 'leaflet';
import { useRef } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { BaseMap } from '../../../kit/map/BaseMap.tsx';
import { hasStreets } from '../../../kit/map/streets.ts';
import type { TileSource } from '../../../kit/map/tile-source.ts';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { useMapLabels } from '../../../parts/map/use-map-labels.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { Note } from '../head/Note.tsx';
import { useListing } from '../listing-scope.ts';
import '../listing.css';
import './listing-map.css';

export { default as styles } from './ListingMap.tsx?styles';

interface ListingMapProps {
  readonly lat: number;
  readonly lng: number;
  readonly precision: PositionPrecision;
}

/** With the streets around it, and where the map has none, with the towns. */
const streetsZoom = 15;
const areaZoom = 14;
const townsZoom = 11;

/** The place on the base map: a pin, or the square that it is in. */
export function ListingMap({ lat, lng, precision }: ListingMapProps) {
  const { messages } = useListing();
  const labels = useMapLabels(messages.map);
  const place = useRef<HTMLDivElement>(null);
  const store = useEnvironment().store(createMapTilesStore);
  const tiles = useRemote(store);

  return (
    <div ref={place} className="listing-map-place">
      {tiles.state === 'ready' ? (
        <BaseMap
          key={`${lat} ${lng}`}
          source={tiles.value}
          center={[lat, lng]}
          zoom={startZoom(tiles.value, { lat, lng, precision })}
          isWheelZoom={false}
          labels={labels}
          onMap={(map) => mark(map, { lat, lng, precision })}
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
  const closest = { exact: streetsZoom, area: areaZoom, city: townsZoom }[place.precision];
  const zoom = hasStreets(source, place) ? closest : townsZoom;
  return Math.min(zoom, source.maxZoom);
}

/** A city is marked by nothing: its name stands on the map. */
function mark(map: LeafletMap, { lat, lng, precision }: ListingMapProps): undefined {
  if (precision === 'exact') return addPin(map, lat, lng);
  if (precision === 'city') return;
  const half = areaDegrees / 2;
  const corners: [[number, number], [number, number]] = [
    [lat - half, lng - half],
    [lat + half, lng + half],
  ];
  rectangle(corners, { className: 'listing-area', interactive: false }).addTo(map);
}

function addPin(map: LeafletMap, lat: number, lng: number): undefined {
  const pin = document.createElement('span');
  pin.className = 'map-pin';
  const icon = divIcon({ html: pin, className: '', iconSize: [0, 0] });
  marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(map);
}
