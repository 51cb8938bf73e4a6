import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet';
import { isElement } from '../../../element/dom/nodes.ts';

/** Listens for presses on a map beside its signs; returns how to stop. */
export function listenForMapPresses(map: LeafletMap, onPress: (point: Point) => void): () => void {
  const hear = ({ latlng, originalEvent: { target } }: LeafletMouseEvent) => {
    // A sign is no part of the map that Leaflet knows to be pressed.
    if (isElement(target) && target.closest('button')) return;
    const { lat, lng } = latlng.wrap();
    onPress({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });
  };
  // Its first press has its own meaning here.
  map.doubleClickZoom.disable();
  map.on('click', hear);
  return () => void map.off('click', hear);
}
