import { ensureWidget, findRegistry } from './environment/registry.ts';
import { fireEvent, type Toast, type ToastAction } from './wrapper-events.ts';

/** What nobody showed, for `<bw-toasts>` to find when it starts. */
export function waitingToasts(): Toast[] {
  return findRegistry()?.share<Toast[]>('toasts', () => []) ?? [];
}

/**
 * Tells something for a moment: by whoever shows toasts on this page, now or once it is there. An
 * `action` such as undoing it is offered as long. A later one about the same `subject` takes its place.
 */
export function toast(
  element: Element,
  message: string,
  tone: Toast['tone'] = 'neutral',
  action?: ToastAction,
  subject?: string,
): void {
  const detail: Toast = {
    message,
    tone,
    ...(action && { action }),
    ...(subject !== undefined && { subject }),
  };
  if (!fireEvent(element, 'bw-toast', detail)) return;
  waitingToasts().push(detail);
  if (document.querySelector('bw-toasts')) void ensureWidget('bw-toasts');
}
