import { ensureWidget, findRegistry } from './environment/registry.ts';
import { fireEvent, type Toast } from './wrapper-events.ts';

/** What nobody showed, for `<bw-toasts>` to find when it starts. */
export function waitingToasts(): Toast[] {
  return findRegistry()?.share<Toast[]>('toasts', () => []) ?? [];
}

/** Shows a message for a moment: by what shows toasts on this page, now or once it is there. */
export function toast(
  element: Element,
  message: string,
  tone: Toast['tone'] = 'neutral',
  more?: Omit<Toast, 'message' | 'tone'>,
): void {
  const detail: Toast = { message, tone, ...more };
  if (!fireEvent(element, 'bw-toast', detail)) return;
  waitingToasts().push(detail);
  if (document.querySelector('bw-toasts')) void ensureWidget('bw-toasts');
}
