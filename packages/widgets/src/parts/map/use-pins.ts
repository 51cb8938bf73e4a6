import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Camera } from './camera.ts';
import { createPins, type PinFace, type PinKind, type Pinned, type Pins } from './pins.ts';

interface PinsOnMap<Item> {
  readonly items: readonly Item[];
  /** A constant. */
  readonly kind: PinKind<Item>;
  readonly face: (item: Item) => PinFace;
  /** Keys of pins. */
  readonly marked: string | undefined;
  readonly selected: string | undefined;
  /** `beneath` are others that the same press has come down on. */
  readonly onPick: (item: Item, beneath: readonly Item[]) => void;
  readonly onPoint: (item: Item | undefined) => void;
}

/** Updates the pins of a map as what they stand for and what points at them change. */
export function usePins<Item extends Pinned>(
  camera: Camera | undefined,
  { items, kind, face, marked, selected, onPick, onPoint }: PinsOnMap<Item>,
): RefObject<Pins<Item> | undefined> {
  const pins = useRef<Pins<Item>>(undefined);
  const events = useRef({ onPick, onPoint });
  events.current = { onPick, onPoint };
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!camera) return;
    const made = createPins<Item>(camera.leaflet, kind, {
      onPick(item, beneath) {
        if (!kind.isGroup(item)) setVisited((before) => new Set(before).add(kind.keyOf(item)));
        events.current.onPick(item, beneath);
      },
      onPoint: (item) => events.current.onPoint(item),
    });
    pins.current = made;
    return () => made.close();
  }, [camera, kind]);

  useEffect(() => {
    if (camera) pins.current?.show(items, face);
  }, [camera, items, face]);

  useEffect(() => {
    // New pins take on the states too.
    if (camera && items) pins.current?.setStates({ marked, selected, visited });
  }, [camera, items, marked, selected, visited]);

  return pins;
}
