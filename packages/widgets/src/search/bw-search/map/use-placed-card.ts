import { type RefObject, useEffect } from 'react';
import type { Camera } from './camera.ts';
import { placeCard } from './place-card.ts';
import type { PickedPin } from './use-picked.ts';

/** Keeps the card of the picked pin beside it while the map moves below. */
export function usePlacedCard(
  card: RefObject<HTMLElement | null>,
  camera: Camera | undefined,
  picked: PickedPin | undefined,
): void {
  const cluster = picked?.cluster;
  const listings = picked?.listings;
  useEffect(() => {
    const element = card.current;
    // The card's height is that of what it holds.
    if (!camera || !cluster || !element || listings?.length === 0) return;
    const place = () => placeCard(element, camera.leaflet, cluster);
    place();
    camera.leaflet.on('move zoom', place);
    return () => void camera.leaflet.off('move zoom', place);
  }, [card, camera, cluster, listings]);
}
