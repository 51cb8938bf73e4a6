import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { LeafletMouseEvent } from 'leaflet';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isElement } from '../../../element/dom/nodes.ts';
import { followPointer } from '../../../kit/pointer/follow-pointer.ts';
import { openPopover } from '../../../kit/popover/open-popover.ts';
import type { Camera } from '../../../parts/map/camera.ts';

/** Px from which a finger pulls rather than presses. */
const threshold = 48;

/** Px of the map that stay in sight above a sheet, and around a sign. */
const leastMap = 180;
const signRoom = { above: 64, below: 24, beside: 32 };

/**
 * Has a card lie over the lower part of a phone's window, above all else of the page, with the sign
 * of its board in sight above it. A pull downwards closes it, and so does a press on the map.
 */
export function useSheet(
  sheet: RefObject<HTMLElement | null>,
  /** Of the map, where the card is a sheet on it. */
  camera: Camera | undefined,
  point: Point,
  content: unknown,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = sheet.current;
    if (!camera || !element) return;
    const life = new AbortController();
    openPopover(element);
    followPointer(
      element,
      {
        starts: ({ target, pointerType }) =>
          pointerType !== 'mouse' &&
          isElement(target) &&
          target.closest('.board-card-handle') !== null,
        moves: (_, down) => element.style.setProperty('--_pulled', `${Math.max(down, 0)}px`),
        ends: (_, down) => down >= threshold && close(),
      },
      life.signal,
    );
    const press = ({ originalEvent: { target } }: LeafletMouseEvent) => {
      // A press on a pin opens another card.
      if (!(isElement(target) && target.closest('.pin'))) close();
    };
    camera.leaflet.on('click', press);
    return () => {
      life.abort();
      camera.leaflet.off('click', press);
    };
  }, [sheet, camera]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet's height is that of its content
  useEffect(() => {
    if (camera && sheet.current) showAbove(camera, point, sheet.current.offsetHeight);
  }, [sheet, camera, point, content]);
}

/** Moves the page and the map until a place is seen above a sheet of that height. */
function showAbove({ leaflet }: Camera, point: Point, height: number): void {
  const container = leaflet.getContainer();
  const style = getComputedStyle(container);
  const stuck = Number.parseFloat(style.getPropertyValue('--bw-sticky-top')) || 0;
  const end = window.innerHeight - height;
  const partInSight = () => {
    const { top, bottom } = container.getBoundingClientRect();
    return { top, from: Math.max(top, stuck), to: Math.min(bottom, end) };
  };
  let { top, from, to } = partInSight();
  if (to - from < leastMap) {
    window.scrollBy({ top: top - stuck, behavior: 'instant' });
    ({ top, from, to } = partInSight());
  }
  const { x, y } = leaflet.latLngToContainerPoint(point);
  const { x: width } = leaflet.getSize();
  const isBeside = x < signRoom.beside || x > width - signRoom.beside;
  const isOutside = y + top - signRoom.above < from || y + top + signRoom.below > to;
  if (!isBeside && !isOutside) return;
  const middle = (from + to + signRoom.above - signRoom.below) / 2 - top;
  leaflet.panBy([isBeside ? x - width / 2 : 0, y - middle], { animate: false });
}
