import type { ToastStore } from '@boardwalk/sdk-core/site/shell/toast-store';
import { useLayoutEffect } from 'react';
import { waitingToasts } from '../../element/toast.ts';
import type { ToastAction } from '../../element/wrapper-events.ts';

/** Takes what `bw-toast` events of the page report, and what was reported before. */
export function useToastEvents(store: ToastStore): void {
  // At once: what is reported before the next paint is for this one, or for none any more.
  useLayoutEffect(() => {
    const take = (event: Event) => {
      // Another one shows it.
      if (event.defaultPrevented || !('detail' in event)) return;
      const { message, tone, action, note, subject }: Record<string, unknown> = Object(
        event.detail,
      );
      if (typeof message !== 'string' || message === '') return;
      event.preventDefault();
      store.add({
        message,
        tone: tone === 'success' || tone === 'error' ? tone : 'neutral',
        action: readAction(action),
        note: readText(note),
        subject: readText(subject),
      });
    };
    document.addEventListener('bw-toast', take);
    for (const toast of waitingToasts().splice(0)) store.add(toast);
    return () => document.removeEventListener('bw-toast', take);
  }, [store]);
}

/**
 * Reads a button, which needs a name and something to do; a toast with less is shown without one.
 */
function readAction(value: unknown): ToastAction | undefined {
  const { label, run }: Record<string, unknown> = Object(value);
  if (typeof label !== 'string' || label === '' || typeof run !== 'function') return undefined;
  return { label, run: () => void run() };
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
