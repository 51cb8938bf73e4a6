import { type RefObject, useEffect } from 'react';

/** Keeps an open floating element at its anchor; the positioning library loads at first use. */
export function useAnchored(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  options: { readonly isOpen: boolean; readonly matchWidth?: boolean },
): void {
  const { isOpen, matchWidth = false } = options;
  useEffect(() => {
    if (!isOpen) return;
    const life = new AbortController();
    const place = async () => {
      const [reference, element] = [anchor.current, floating.current];
      if (!reference || !element) return;
      const floatingUi = await import('@floating-ui/dom').catch(() => undefined);
      if (life.signal.aborted) return;
      if (floatingUi) {
        const stop = keepAnchored(floatingUi, reference, element, matchWidth);
        life.signal.addEventListener('abort', stop);
      } else placeBelow(reference, element);
    };
    void place();
    return () => life.abort();
  }, [anchor, floating, isOpen, matchWidth]);
}

function keepAnchored(
  { autoUpdate, computePosition, flip, offset, shift, size }: typeof import('@floating-ui/dom'),
  reference: Element,
  element: HTMLElement,
  matchWidth: boolean,
): () => void {
  return autoUpdate(reference, element, async () => {
    const { x, y } = await computePosition(reference, element, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [
        offset(6),
        flip({ padding: 8 }),
        shift({ padding: 8 }),
        size({
          padding: 8,
          apply({ availableHeight, rects }) {
            element.style.maxBlockSize = `${Math.max(160, availableHeight)}px`;
            if (matchWidth) element.style.minInlineSize = `${rects.reference.width}px`;
          },
        }),
      ],
    });
    show(element, x, y);
  });
}

/** Without the library, for it could not be loaded, a place that is right most of the time. */
function placeBelow(reference: Element, element: HTMLElement): void {
  const { left, bottom } = reference.getBoundingClientRect();
  show(element, left, bottom + 6);
}

function show({ style }: HTMLElement, x: number, y: number): void {
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.opacity = '1';
}
