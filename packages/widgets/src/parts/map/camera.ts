import type { MapView } from '@boardwalk/sdk-core/search/map/map-store';
import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import {
  LatLngBounds,
  type LatLngBoundsLiteral,
  type Map as LeafletMap,
  Point as LeafletPoint,
} from 'leaflet';
import { nearestLed } from '../../kit/map/streets.ts';
import type { TileSource } from '../../kit/map/tile-source.ts';

/** Where the map starts without a place. */
export const defaultCentre = [43.016, -79.261] as const;
export const defaultZoom = 9;

/** Half a pin, so that all of those at the edge are seen, in pixels. */
const halfPin: [x: number, y: number] = [48, 32];

/** What a map looks at, and how to make it look elsewhere. */
export interface Camera {
  readonly leaflet: LeafletMap;
  view(): MapView;
  /** Shows a place with what lies around it, no farther out than the default zoom. */
  showPlace(place: Point & { readonly distance: number }): void;
  showBounds(bounds: Bounds): void;
  /** As a person's move: what is there is searched. */
  comeCloserTo(bounds: Bounds): void;
  /** To where the map looked before, as a person’s move. */
  goBackTo(view: MapView): void;
  /** Whether the map leads nearer to a place than it is. */
  canComeCloser(to: Point): boolean;
  /** The nearest zoom to which the map leads. */
  nearestTo(place: Point): number;
  close(): void;
}

/** Who moved a map: somebody, the search, or its box, which took on another size. */
export type Mover = 'person' | 'search' | 'box';

/**
 * Creates the camera of a map of these tiles; `onRest` reports every rest, and who moved it there.
 */
export function createCamera(
  leaflet: LeafletMap,
  source: TileSource,
  onRest: (mover: Mover) => void,
): Camera {
  const container = leaflet.getContainer();
  let isOurs = false;
  let size = leaflet.getSize();

  leaflet.on('movestart', () => {
    size = leaflet.getSize();
  });
  leaflet.on('moveend', () => {
    const before = size;
    size = leaflet.getSize();
    if (!size.equals(before)) onRest('box');
    else onRest(isOurs ? 'search' : 'person');
  });
  // The wheel scrolls the page until somebody takes hold of the map.
  leaflet.on('mousedown focus', () => leaflet.scrollWheelZoom.enable());
  const letGo = () => leaflet.scrollWheelZoom.disable();
  container.addEventListener('mouseleave', letGo);

  function move(act: () => void): void {
    isOurs = true;
    act();
    isOurs = false;
  }

  const nearestTo = (place: Point) => nearestLed(source, place);

  return {
    leaflet,
    view() {
      const box = leaflet.getBounds();
      const bounds = {
        south: Math.max(-90, box.getSouth()),
        west: wrap(box.getWest()),
        north: Math.min(90, box.getNorth()),
        east: wrap(box.getEast()),
      };
      return { bounds, zoom: Math.round(leaflet.getZoom()) };
    },
    showPlace({ lat, lng, distance }) {
      const high = distance / 111_320;
      const wide = high / Math.cos((lat * Math.PI) / 180);
      const around: LatLngBoundsLiteral = [
        [lat - high, lng - wide],
        [lat + high, lng + wide],
      ];
      const fitting = Math.min(leaflet.getBoundsZoom(around), nearestTo({ lat, lng }));
      const zoom = Math.max(defaultZoom, fitting);
      move(() => leaflet.setView([lat, lng], zoom, { animate: false }));
    },
    showBounds(bounds) {
      const box = new LatLngBounds(boxOf(bounds));
      const maxZoom = nearestTo(box.getCenter());
      move(() => leaflet.fitBounds(box, { animate: false, maxZoom }));
    },
    comeCloserTo(bounds) {
      const box = new LatLngBounds(boxOf(bounds));
      // What takes up more than a small map is come closer to as well.
      const zoom = Math.max(
        leaflet.getZoom() + 1,
        leaflet.getBoundsZoom(box, false, new LeafletPoint(...halfPin).multiplyBy(2)),
      );
      // A user who came nearer by hand stays there.
      const nearest = Math.max(leaflet.getZoom(), nearestTo(box.getCenter()));
      leaflet.setView(box.getCenter(), Math.min(zoom, nearest));
    },
    goBackTo({ bounds, zoom }) {
      // What was pressed for it goes away.
      container.focus({ preventScroll: true });
      leaflet.setView(new LatLngBounds(boxOf(bounds)).getCenter(), zoom);
    },
    canComeCloser: (to) => leaflet.getZoom() < nearestTo(to),
    nearestTo,
    close() {
      leaflet.off('movestart moveend mousedown focus');
      container.removeEventListener('mouseleave', letGo);
    },
  };
}

/** A box as Leaflet has it: the east lies east of the west, even beyond the date line. */
function boxOf({ south, west, north, east }: Bounds): LatLngBoundsLiteral {
  return [
    [south, west],
    [north, east < west ? east + 360 : east],
  ];
}

/** A longitude between -180 and 180. */
function wrap(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}
