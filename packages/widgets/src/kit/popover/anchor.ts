import { type RefObject, useEffect } from 'react';

type FloatingUi = typeof import('@floating-ui/dom');

interface AnchorOptions {
  /** At least as wide as its anchor. */
  readonly matchWidth?: boolean;
  /** Where it stands as long as there is room. */
  readonly placement?: 'bottom-start' | 'top';
}

/** Keeps an open floating element at its anchor; the positioning library loads at first use. */
export function useAnchored(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  options: AnchorOptions & { readonly isOpen: boolean },
): void {
  const { isOpen, matchWidth = false, placement = 'bottom-start' } = options;
  useEffect(() => {
    if (!isOpen) return;
    const life = new AbortController();
    const place = async () => {
      const [reference, element] = [anchor.current, floating.current];
      if (!reference || !element) return;
      const floatingUi = await import('@floating-ui/dom').catch(() => undefined);
      if (life.signal.aborted) return;
      if (floatingUi) {
        const stop = keepAnchored(floatingUi, reference, element, { matchWidth, placement });
        life.signal.addEventListener('abort', stop);
      } else placeBelow(reference, element);
    };
    void place();
    return () => life.abort();
  }, [anchor, floating, isOpen, matchWidth, placement]);
}

function keepAnchored(
  floatingUi: FloatingUi,
  reference: Element,
  element: HTMLElement,
  options: Required<AnchorOptions>,
): () => void {
  const place = () =>
    placeWell(floatingUi, reference, element, options).catch(() => placeBelow(reference, element));
  try {
    return floatingUi.autoUpdate(reference, element, place);
  } catch {
    // On a page that has changed what the library stands on.
    placeBelow(reference, element);
    return () => {};
  }
}

async function placeWell(
  { computePosition, flip, offset, platform, shift, size }: FloatingUi,
  reference: Element,
  element: HTMLElement,
  { matchWidth, placement }: Required<AnchorOptions>,
): Promise<void> {
  const zoom = zoomOf(element);
  const { x, y } = await computePosition(reference, element, {
    strategy: 'fixed',
    placement,
    // As they show: by themselves these would be the lengths before the page's zoom.
    platform: { ...platform, getDimensions: (one) => one.getBoundingClientRect() },
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply({ availableHeight, rects }) {
          element.style.maxBlockSize = `${Math.max(160, availableHeight / zoom)}px`;
          if (matchWidth) element.style.minInlineSize = `${rects.reference.width / zoom}px`;
        },
      }),
    ],
  });
  show(element, x, y);
}

/** Without the library, for it could not be loaded, a place that is right most of the time. */
function placeBelow(reference: Element, element: HTMLElement): void {
  const { left, bottom } = reference.getBoundingClientRect();
  show(element, left, bottom + 6);
}

function show(element: HTMLElement, x: number, y: number): void {
  const { style } = element;
  const zoom = zoomOf(element);
  style.left = `${x / zoom}px`;
  style.top = `${y / zoom}px`;
  style.opacity = '1';
}

/**
 * Returns how much the page's `zoom` enlarges lengths; browsers that don't report it measure
 * without it too.
 */
function zoomOf(element: Element & { readonly currentCSSZoom?: number }): number {
  return element.currentCSSZoom ?? 1;
}
