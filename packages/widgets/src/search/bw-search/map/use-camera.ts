import { formatBounds, parseBounds } from '@boardwalk/sdk-core/search/map/map-bounds';
import { type MapStore, type MapView, mapRest } from '@boardwalk/sdk-core/search/map/map-store';
import type { SearchAnswer } from '@boardwalk/sdk-core/search/schemas';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRested } from '../../../element/use-rested.ts';
import type { TileSource } from '../../../kit/map/tile-source.ts';
import { type Camera, createCamera, type Mover } from '../../../parts/map/camera.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useSearch } from '../search-context.ts';

/** Zooms are whole: for the edge of a circle alone a map would show twice as far. */
const shownShare = 0.85;

interface Rest {
  readonly view: MapView;
  /** Somebody moved the map there, and nothing was searched for since. */
  readonly byPerson: boolean;
}

/**
 * Where the map looks: at the place that is searched, until a person moves it. Asks for the pins
 * of what is in view; with `isFollowing`, a person's move is a search there.
 */
export function useCamera(store: MapStore, place: SearchAnswer['place'], isFollowing: boolean) {
  const { query, change } = useSearch();
  const { bounds } = query;
  const [camera, setCamera] = useState<Camera>();
  const [rest, setRest] = useState<Rest>();
  const shown = useRef('');

  const onMap = useCallback((map: LeafletMap, source: TileSource) => {
    const rest = (mover: Mover) => {
      const view = made.view();
      setRest((before) => ({
        view,
        byPerson: mover === 'box' ? before?.byPerson === true : mover === 'person',
      }));
    };
    const made = createCamera(map, source, rest);
    setCamera(made);
    rest('search');
    return made.close;
  }, []);

  useEffect(() => {
    const target = bounds === '' ? writeJson(place) : bounds;
    if (!camera || shown.current === target) return;
    shown.current = target;
    const box = parseBounds(bounds);
    if (box) camera.showBounds(box);
    else if (place) camera.showPlace({ ...place, distance: place.distance * shownShare });
  }, [camera, bounds, place]);

  const searchHere = useCallback(
    (view: MapView) => {
      // The map is there already.
      shown.current = formatBounds(view.bounds);
      setRest({ view, byPerson: false });
      change({ bounds: shown.current }, 'replace');
    },
    [change],
  );

  const isElsewhere = rest?.byPerson === true && bounds !== formatBounds(rest.view.bounds);

  const elsewhere = isElsewhere ? rest.view : undefined;
  const isSearching = isElsewhere && isFollowing;

  const scene = useMemo(
    () => (rest && !isSearching ? { query, view: rest.view } : undefined),
    [rest, isSearching, query],
  );
  const remote = useRemote(store, scene);

  useRested(isSearching ? elsewhere : undefined, mapRest, searchHere);

  return { remote, camera, onMap, searchHere, elsewhere };
}
