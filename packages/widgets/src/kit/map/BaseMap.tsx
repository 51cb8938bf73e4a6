import { Map as LeafletMap, tileLayer } from 'leaflet';
import leafletCss from 'leaflet/dist/leaflet.css?inline';
import { Minus, Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useStyles } from '../style/use-styles.ts';
import { MapCredit, type MapCreditEntry } from './MapCredit.tsx';
import css from './map.css?inline';
import { useColorScheme } from './use-color-scheme.ts';

/** Where tiles are: URL templates with `{z}`, `{x}`, `{y}`; above `maxNativeZoom` they are scaled. */
export interface TileSource {
  readonly tiles: { readonly light: string; readonly dark: string };
  readonly minZoom: number;
  readonly maxNativeZoom: number;
  readonly maxZoom: number;
  readonly attribution: readonly MapCreditEntry[];
}

interface BaseMapProps {
  readonly source: TileSource;
  /** Degrees. */
  readonly center: readonly [lat: number, lng: number];
  readonly zoom: number;
  /** Whether the wheel zooms; on a page that is read downwards it scrolls. */
  readonly isWheelZoom?: boolean;
  readonly labels: { readonly map: string; readonly zoomIn: string; readonly zoomOut: string };
  /** Called once the map is there, to put something on it; its answer is called when it goes. */
  readonly onMap: (map: LeafletMap) => (() => void) | undefined;
}

/** Leaflet with our tiles, colours, buttons and credits; it fills its box. */
export function BaseMap({ source, labels, ...start }: BaseMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const scheme = useColorScheme(place);
  // The map moves by itself from here on; later props are no reason to make another.
  const first = useRef(start);
  useStyles(place, leafletCss + css);

  useEffect(() => {
    if (!place.current) return;
    const { center, zoom, isWheelZoom = true, onMap } = first.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = new LeafletMap(place.current, {
      center: [...center],
      zoom,
      zoomControl: false,
      attributionControl: false,
      // The observer below tells more: a box may change without its window.
      trackResize: false,
      scrollWheelZoom: isWheelZoom,
      zoomAnimation: !isCalm,
      fadeAnimation: !isCalm,
      markerZoomAnimation: !isCalm,
    });
    setMap(made);
    const leave = onMap(made);
    const observer = new ResizeObserver(([entry]) => {
      // A hidden map has no size, and keeps what it looks at.
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) made.invalidateSize({ animate: false });
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      leave?.();
      // A zoom that is under way would end on a map that is gone; Leaflet looks at this alone.
      Object.assign(made, { _animatingZoom: false });
      made.remove();
    };
  }, []);

  useEffect(() => {
    if (!map || !scheme) return;
    const { minZoom, maxNativeZoom, maxZoom, tiles } = source;
    map.setMinZoom(minZoom).setMaxZoom(maxZoom);
    const layer = tileLayer(tiles[scheme], { minZoom, maxNativeZoom, maxZoom }).addTo(map);
    return () => void layer.remove();
  }, [map, scheme, source]);

  return (
    <div className="map">
      {/* biome-ignore lint/a11y/useSemanticElements: Leaflet fills this very element */}
      <div ref={place} className="map-place" role="region" aria-label={labels.map} />
      <div className="map-zoom">
        <IconButton
          icon={Plus}
          variant="floating"
          label={labels.zoomIn}
          onClick={() => map?.zoomIn()}
        />
        <IconButton
          icon={Minus}
          variant="floating"
          label={labels.zoomOut}
          onClick={() => map?.zoomOut()}
        />
      </div>
      <MapCredit entries={source.attribution} />
    </div>
  );
}
