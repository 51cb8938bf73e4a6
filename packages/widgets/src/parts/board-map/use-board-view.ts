import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useState } from 'react';
import { type Camera, createCamera } from '../map/camera.ts';

/** What the map looks at. */
export interface BoardView {
  readonly bounds: Bounds;
  readonly zoom: number;
}

/** Of a board that was picked in a list. */
const pickedZoom = 11;
const lowered = 0.24;

/** Around what a search names, in metres. */
const around = 20_000;

/** Where the map looks, at `first` to begin with, and how to make it look elsewhere. */
export function useBoardView(first?: Bounds) {
  const [start] = useState(first);
  const [camera, setCamera] = useState<Camera>();
  const [view, setView] = useState<BoardView>();

  const onMap = useCallback(
    (map: LeafletMap) => {
      const made = createCamera(map, () => setView(made.view()));
      setCamera(made);
      if (start) made.showBounds(start);
      setView(made.view());
      return made.close;
    },
    [start],
  );

  return {
    camera,
    view,
    onMap,
    showBoard({ lat, lng }: Point) {
      if (!camera) return;
      const { leaflet } = camera;
      // Below the middle, so that its card has room above.
      const down = leaflet.getSize().y * lowered;
      const middle = leaflet.project([lat, lng], pickedZoom).subtract([0, down]);
      leaflet.setView(leaflet.unproject(middle, pickedZoom), pickedZoom, { animate: false });
    },
    showPlace: ({ lat, lng }: Point) => camera?.showPlace({ lat, lng, distance: around }),
    comeCloserTo({ lat, lng }: Point, zoom: number) {
      camera?.leaflet.setView([lat, lng], Math.min(zoom, camera.leaflet.getMaxZoom()));
    },
  };
}
