import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useState } from 'react';
import { type Camera, createCamera } from '../../../parts/map/camera.ts';

/** What the map looks at. */
interface ZoneView {
  readonly bounds: Bounds;
  readonly zoom: number;
}

/** Of a board that was picked in the list. */
const pickedZoom = 11;

/** Where the map looks: at all boards of a zone at first. */
export function useZoneView(boards: readonly Point[]) {
  const [camera, setCamera] = useState<Camera>();
  const [view, setView] = useState<ZoneView>();
  const [first] = useState(() => boundsOf(boards));

  const onMap = useCallback(
    (map: LeafletMap) => {
      const made = createCamera(map, () => setView(made.view()));
      setCamera(made);
      if (first) made.showBounds(first);
      setView(made.view());
      return made.close;
    },
    [first],
  );

  return {
    camera,
    view,
    onMap,
    showBoard({ lat, lng }: Point) {
      const { leaflet } = camera ?? {};
      leaflet?.setView([lat, lng], Math.max(pickedZoom, leaflet.getZoom()), { animate: false });
    },
    comeCloserTo({ lat, lng }: Point, zoom: number) {
      camera?.leaflet.setView([lat, lng], Math.min(zoom, camera.leaflet.getMaxZoom()));
    },
  };
}

/** The box around points with a margin, so that no sign is cut; undefined without any. */
function boundsOf(points: readonly Point[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const margin = 0.02;
  return {
    south: Math.max(-90, Math.min(...lats) - margin),
    west: Math.max(-180, Math.min(...lngs) - margin),
    north: Math.min(90, Math.max(...lats) + margin),
    east: Math.min(180, Math.max(...lngs) + margin),
  };
}
