import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useReducer } from 'react';

/** Renders again whenever the map has come to rest elsewhere. */
export function useMapRest(map: LeafletMap | undefined): void {
  const [, render] = useReducer((rests: number) => rests + 1, 0);
  useEffect(() => {
    if (!map) return;
    map.on('moveend', render);
    return () => void map.off('moveend', render);
  }, [map]);
}
