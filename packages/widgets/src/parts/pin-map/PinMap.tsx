import { createMapTilesStore } from '@boardwalk/sdk-core/places/store';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { BaseMap } from '../../kit/map/BaseMap.tsx';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { defaultCentre, defaultZoom } from '../map/camera.ts';
import { useMapLabels } from '../map/use-map-labels.ts';
import { useRemote } from '../remote-state/use-remote.ts';
import './pin-map.css';

export { default as styles } from './PinMap.tsx?styles';

interface PinMapProps {
  /** Where the pin begins; where maps start, if nobody knows yet. */
  readonly at: Point | undefined;
  /** Somebody has put it elsewhere. */
  readonly onMove: (to: Point) => void;
  readonly words: Readonly<Record<'mapLabel' | 'pinLabel' | 'mapFailed' | 'mapRetry', string>>;
}

const startZoom = 12;
/** Pixels of the map that an arrow key moves the pin by. */
const step = 8;
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

/** A map whose pin is dragged, or moved by the arrow keys. */
export function PinMap({ at, onMove, words }: PinMapProps) {
  const labels = useMapLabels(words.mapLabel);
  const store = useEnvironment().store(createMapTilesStore);
  const tiles = useRemote(store);
  const [lat, lng] = defaultCentre;
  const start = at ?? { lat, lng };

  return (
    <div className="pin-map">
      {tiles.state === 'ready' ? (
        <BaseMap
          source={tiles.value}
          center={[start.lat, start.lng]}
          zoom={Math.min(at ? startZoom : defaultZoom, tiles.value.maxZoom)}
          isWheelZoom={false}
          labels={labels}
          onMap={(map) => addPin(map, start, { label: words.pinLabel, onMove })}
        />
      ) : tiles.state === 'failed' ? (
        <p className="pin-map-note">
          {words.mapFailed} <Button onClick={() => void store.load()}>{words.mapRetry}</Button>
        </p>
      ) : (
        <Skeleton className="pin-map" />
      )}
    </div>
  );
}

interface PinSettings extends Pick<PinMapProps, 'onMove'> {
  readonly label: string;
}

function addPin(map: LeafletMap, at: Point, { label, onMove }: PinSettings): () => void {
  const face = document.createElement('span');
  face.className = 'map-pin';
  const icon = divIcon({
    html: face,
    className: 'map-pin-place',
    iconSize: [44, 44],
    iconAnchor: [22, 44],
  });
  const pin = marker([at.lat, at.lng], { icon, draggable: true, autoPan: true, title: label });
  pin.addTo(map);
  pin.on('dragend', () => tell(pin, onMove));
  const listening = new AbortController();
  const element = pin.getElement();
  element?.setAttribute('role', 'button');
  element?.setAttribute('aria-label', label);
  element?.addEventListener(
    'keydown',
    (event) => {
      const direction = directions[event.key];
      if (!direction) return;
      // The map would move by the same keys.
      event.preventDefault();
      event.stopPropagation();
      const to = map.latLngToLayerPoint(pin.getLatLng()).add([...direction]);
      pin.setLatLng(map.layerPointToLatLng(to));
      map.panInside(pin.getLatLng(), { padding: [32, 48] });
      tell(pin, onMove);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

function tell(pin: Marker, onMove: (to: Point) => void): void {
  const { lat, lng } = pin.getLatLng();
  onMove({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });
}
