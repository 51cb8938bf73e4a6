import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TileSource } from '../../../kit/map/tile-source.ts';
import { type Camera, createCamera } from '../../../parts/map/camera.ts';

/** What the map looks at. */
export interface BoardView {
  readonly bounds: Bounds;
  readonly zoom: number;
}

/** Of a board that was picked in a list, where the map leads so near: with the streets around it. */
const pickedZoom = 15;
const lowered = 0.24;

/** Around what a search names, in metres. */
const around = 20_000;

/**
 * Where the map looks, and how to make it look elsewhere. It begins at `start`, also where that is
 * known late, until somebody has moved it.
 */
export function useBoardView(start?: Bounds) {
  const [camera, setCamera] = useState<Camera>();
  const [view, setView] = useState<BoardView>();
  const isMoved = useRef(false);
  const first = useRef(start);
  first.current = start;

  const onMap = useCallback((map: LeafletMap, source: TileSource) => {
    const made = createCamera(map, source, (mover) => {
      isMoved.current ||= mover === 'person';
      setView(made.view());
    });
    setCamera(made);
    if (first.current) made.showBounds(first.current);
    setView(made.view());
    return made.close;
  }, []);

  useEffect(() => {
    if (camera && start && !isMoved.current) camera.showBounds(start);
  }, [camera, start]);

  return {
    camera,
    view,
    onMap,
    /** Leaves the map where it is from now on. */
    stay() {
      isMoved.current = true;
    },
    showBoard(board: Point) {
      if (!camera) return;
      const { leaflet } = camera;
      // A user who came nearer by hand stays there.
      const zoom = Math.max(leaflet.getZoom(), Math.min(pickedZoom, camera.nearestTo(board)));
      // Below the middle, so that its card has room above.
      const down = leaflet.getSize().y * lowered;
      const middle = leaflet.project([board.lat, board.lng], zoom).subtract([0, down]);
      leaflet.setView(leaflet.unproject(middle, zoom), zoom, { animate: false });
    },
    showPlace({ lat, lng }: Point) {
      isMoved.current = true;
      camera?.showPlace({ lat, lng, distance: around });
    },
    /** Comes as near as the map leads there; answers whether that is nearer than it is. */
    comeCloserTo({ lat, lng }: Point, zoom: number): boolean {
      if (!camera?.canComeCloser({ lat, lng })) return false;
      camera.leaflet.setView([lat, lng], Math.min(zoom, camera.nearestTo({ lat, lng })));
      return true;
    },
    /** Comes as near as a group needs to part, be that over blank ground. */
    part({ lat, lng, partsAt }: Point & { readonly partsAt: number }) {
      camera?.leaflet.setView([lat, lng], Math.min(partsAt, camera.leaflet.getMaxZoom()));
    },
  };
}
