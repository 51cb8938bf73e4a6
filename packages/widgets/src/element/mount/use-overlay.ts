import { useLayoutEffect, useRef } from 'react';
import { fireEvent, type WrapperEvents } from '../wrapper-events.ts';
import { useWidget } from './widget-context.ts';

/**
 * Notifies the page while something of the widget covers it, by `bw-overlay`: a page may let Back close
 * it (docs/architecture/site.md#from-page-to-page). `close` returns false if it stays open after all.
 */
export function useOverlay(isOpen: boolean, close: () => unknown): void {
  // The element alone: its context is another one in each rendering.
  const { element } = useWidget().host;
  const latest = useRef(close);
  latest.current = close;

  // In one go with what shows it: between the two, Back would leave the page.
  useLayoutEffect(() => {
    if (!isOpen || !element) return;
    let end: (() => void) | undefined;
    const whenClosed = new Promise<void>((resolve) => {
      end = resolve;
    });
    const closes = () => latest.current() !== false;
    const detail: WrapperEvents['bw-overlay'] = { close: closes, whenClosed };
    fireEvent(element, 'bw-overlay', detail);
    return end;
  }, [isOpen, element]);
}
