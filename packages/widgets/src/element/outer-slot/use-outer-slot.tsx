import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useWidget } from '../mount/widget-context.ts';
import { createOuterPlace } from './outer-place.ts';

export interface OuterSlot {
  /** What the widget renders where the content is to show. */
  readonly slot: ReactNode;
  /** In the page from the component's first effect on; what is mounted into it is the caller's to unmount. */
  readonly container: HTMLElement;
}

/**
 * A slot that shows a child of the outermost host, through all widgets in between: for frames of others that
 * can't live in a shadow root. For parts that load later; `purpose`, such as `card`, is a word of the slot's name.
 *
 * ```tsx
 * const { slot, container } = useOuterSlot('card');
 * useEffect(() => mountInto(container), [container]);
 * return slot;
 * ```
 */
export function useOuterSlot(purpose: string): OuterSlot {
  const { element } = useWidget().host;
  if (!element) throw new Error('useOuterSlot needs a page: load its part later');
  const [place] = useState(() => createOuterPlace(element, purpose));
  useLayoutEffect(() => place.hold(), [place]);
  return { slot: <slot name={place.name} />, container: place.container };
}
