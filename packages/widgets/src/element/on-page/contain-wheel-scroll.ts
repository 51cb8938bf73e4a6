import { isElement } from '../dom/nodes.ts';

/**
 * The wheel over what scrolls in a widget, or covers the page, ends at the widget's element: smooth
 * scrollers of a page listen outside, prevent what the browser would do and scroll the page instead.
 * Touches can't end here, as maps and what is dragged listen for them at the document; Lenis, the one
 * scroller that takes them, reads a mark.
 */
export function containWheelScroll(element: HTMLElement, signal: AbortSignal): void {
  // @ts-expect-error: the DOM types don't know that an object may have no prototype
  element.addEventListener('wheel', stopKept, { __proto__: null, signal, passive: true });
  element.shadowRoot?.querySelector('.bw-frame')?.setAttribute('data-lenis-prevent-touch', '');
}

function stopKept(event: WheelEvent): void {
  for (const node of event.composedPath()) {
    if (node === event.currentTarget) return;
    if (isElement(node) && (isOnTop(node) || canScroll(node))) {
      event.stopPropagation();
      return;
    }
  }
}

function isOnTop(element: Element): boolean {
  return element.matches('dialog[open], :popover-open');
}

function canScroll(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight) return false;
  return /auto|scroll/.test(getComputedStyle(element).overflowY);
}
