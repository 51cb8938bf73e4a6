import type { Map as LeafletMap } from 'leaflet';
import type { MapLabels } from './map-labels.ts';
import { hasStreets, nearestLed } from './streets.ts';
import type { TileSource } from './tile-source.ts';
import { useMapRest } from './use-map-rest.ts';
import './map.css';

/** How much nearer than where the map ends the streets can be read. */
const nearer = 4;

interface StreetsNoteProps {
  readonly map: LeafletMap | undefined;
  readonly source: TileSource;
  readonly labels: MapLabels;
}

/** Where a map without streets ends: that it does, and where they are. */
export function StreetsNote({ map, source, labels }: StreetsNoteProps) {
  useMapRest(map);
  if (!map) return null;
  const { lat, lng } = map.getCenter().wrap();
  const end = nearestLed(source, { lat, lng });
  if (hasStreets(source, { lat, lng }) || map.getZoom() < end) return null;
  const place = `${end + nearer}/${lat.toFixed(5)}/${lng.toFixed(5)}`;
  return (
    <p className="map-streets" role="status">
      {labels.noStreets}{' '}
      <a
        href={`https://www.openstreetmap.org/#map=${place}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {labels.streets}
      </a>
    </p>
  );
}
