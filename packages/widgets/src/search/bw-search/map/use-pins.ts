import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Camera } from './camera.ts';
import { createPins, type PinFace, type Pins } from './pins.ts';

interface PinsOnMap {
  readonly clusters: readonly SearchCluster[];
  readonly face: (cluster: SearchCluster) => PinFace;
  /** Keys of pins. */
  readonly marked: string | undefined;
  readonly selected: string | undefined;
  readonly onPick: (cluster: SearchCluster) => void;
  readonly onPoint: (cluster: SearchCluster | undefined) => void;
}

/** Keeps the pins of a map as the results and whoever points at them change. */
export function usePins(
  camera: Camera | undefined,
  { clusters, face, marked, selected, onPick, onPoint }: PinsOnMap,
): RefObject<Pins | undefined> {
  const pins = useRef<Pins>(undefined);
  const events = useRef({ onPick, onPoint });
  events.current = { onPick, onPoint };
  const [visited, setVisited] = useState<ReadonlySet<ListingId>>(new Set());

  useEffect(() => {
    if (!camera) return;
    const made = createPins(camera.leaflet, {
      onPick(cluster) {
        const id = cluster.listing?.id;
        if (id !== undefined) setVisited((before) => new Set(before).add(id));
        events.current.onPick(cluster);
      },
      onPoint: (cluster) => events.current.onPoint(cluster),
    });
    pins.current = made;
    return () => made.close();
  }, [camera]);

  useEffect(() => {
    if (camera) pins.current?.show(clusters, face);
  }, [camera, clusters, face]);

  useEffect(() => {
    // New pins take on the states too.
    if (camera && clusters) pins.current?.setStates({ marked, selected, visited });
  }, [camera, clusters, marked, selected, visited]);

  return pins;
}
