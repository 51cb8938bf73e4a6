import { Map as LeafletMap, tileLayer } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../style/class-names.ts';
import { MapCredit } from './MapCredit.tsx';
import { MapZoom } from './MapZoom.tsx';
import type { MapLabels } from './map-labels.ts';
import { StreetsNote } from './StreetsNote.tsx';
import type { TileSource } from './tile-source.ts';
import { useColorScheme } from './use-color-scheme.ts';
import 'leaflet/dist/leaflet.css';
import './map.css';

interface BaseMapProps {
  readonly source: TileSource;
  /** Degrees. */
  readonly center: readonly [lat: number, lng: number];
  readonly zoom: number;
  /** Whether the wheel zooms; on a page that is read downwards it scrolls. */
  readonly isWheelZoom?: boolean;
  readonly labels: MapLabels;
  /** Stands above the map with the zoom, so that neither lies over a pin; else the zoom floats. */
  readonly bar?: ReactNode;
  /** Lies over the map, in its coordinates. */
  readonly children?: ReactNode;
  /** Called once the map is there, to put something on it; its answer is called when it goes. */
  readonly onMap: (map: LeafletMap, source: TileSource) => (() => void) | undefined;
}

/** Leaflet with our tiles, colours, buttons and credits; it fills its box. */
export function BaseMap({ source, labels, bar, children, ...start }: BaseMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const scheme = useColorScheme(place);
  // The map moves by itself from here on; later props are no reason to make another.
  const first = useRef({ ...start, source });

  useEffect(() => {
    if (!place.current) return;
    const { center, zoom, isWheelZoom = true, onMap, source: tiles } = first.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = new LeafletMap(place.current, {
      center: [...center],
      zoom,
      zoomControl: false,
      attributionControl: false,
      // The observer below reports more: a box may change without its window.
      trackResize: false,
      scrollWheelZoom: isWheelZoom,
      zoomAnimation: !isCalm,
      fadeAnimation: !isCalm,
      markerZoomAnimation: !isCalm,
    });
    setMap(made);
    const leave = onMap(made, tiles);
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

  const hasInvented = source.streets !== null && source.streets.towns.length > 0;
  const invented = hasInvented ? [{ label: labels.invented, url: null }] : [];
  const zoom = <MapZoom map={map} source={source} labels={labels} />;
  return (
    <div className={classNames('map', bar !== undefined && 'has-bar')}>
      {bar !== undefined && (
        <div className="map-bar">
          {bar}
          {zoom}
        </div>
      )}
      <div className="map-area">
        {/* biome-ignore lint/a11y/useSemanticElements: Leaflet fills this very element */}
        <div ref={place} className="map-place" role="region" aria-label={labels.map} />
        {bar === undefined && zoom}
        {children}
      </div>
      <div className="map-foot">
        <StreetsNote map={map} source={source} labels={labels} />
        <MapCredit entries={[...invented, ...source.attribution]} />
      </div>
    </div>
  );
}
