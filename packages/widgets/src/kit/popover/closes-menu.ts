import type { MouseEvent } from 'react';

/**
 * Whether a press on a menu of links closes it: on a link, or on what covers the page around it, whose
 * clicks come down on the menu itself. One between its links is a slip, and leaves it open.
 */
export function closesMenu(click: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget: menu, clientX, clientY } = click;
  // Clicks come down on elements.
  if ((target as Element).closest('a')) return true;
  if (target !== menu) return false;
  const { left, right, top, bottom } = menu.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
