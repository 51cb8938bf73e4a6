import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from 'lucide';
import { IconButton } from '../button/IconButton.tsx';
import { breathe } from '../slices/take-turn.ts';
import type { MapLabels } from './map-labels.ts';
import { nearestByHand } from './streets.ts';
import type { TileSource } from './tile-source.ts';
import { useMapRest } from './use-map-rest.ts';
import './map.css';

interface MapZoomProps {
  readonly map: LeafletMap | undefined;
  readonly source: TileSource;
  readonly labels: MapLabels;
}

/** The two ways to zoom; one that leads no farther says so, and keeps its focus. */
export function MapZoom({ map, source, labels }: MapZoomProps) {
  useMapRest(map);
  const zoom = map?.getZoom();
  const isNearer = map && map.getZoom() < nearestByHand(source, map.getCenter().wrap());

  /** Zooms; the press shows before the map lays out its tiles and pins again. */
  async function zoomBy(levels: number) {
    await breathe();
    // A map that has gone has no panes.
    if (map?.getPane('mapPane')) map.setZoom(map.getZoom() + levels);
  }

  return (
    <div className="map-zoom">
      <IconButton
        icon={Plus}
        variant="floating"
        label={labels.zoomIn}
        aria-disabled={map !== undefined && !isNearer}
        onClick={() => isNearer && void zoomBy(1)}
      />
      <IconButton
        icon={Minus}
        variant="floating"
        label={labels.zoomOut}
        aria-disabled={zoom !== undefined && zoom <= source.minZoom}
        onClick={() => void zoomBy(-1)}
      />
    </div>
  );
}
