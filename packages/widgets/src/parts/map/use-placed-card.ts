import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { type RefObject, useEffect } from 'react';
import type { Camera } from './camera.ts';
import type { dockCard } from './dock-card.ts';
import { type CardGap, placeCard } from './place-card.ts';

/**
 * Keeps a card beside its point while the map moves below; `content` is what the card holds. `dock`
 * may put it elsewhere.
 */
export function usePlacedCard(
  card: RefObject<HTMLElement | null>,
  camera: Camera | undefined,
  point: Point | undefined,
  content: unknown,
  gap?: CardGap,
  dock?: typeof dockCard,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card's height is that of its content
  useEffect(() => {
    const element = card.current;
    if (!camera || !point || !element) return;
    const { leaflet } = camera;
    const place = () => {
      if (!dock?.(element, leaflet, point)) placeCard(element, leaflet, point, gap);
    };
    place();
    leaflet.on('move zoom', place);
    return () => void leaflet.off('move zoom', place);
  }, [card, camera, point, content, gap, dock]);
}
