import { type RefObject, useEffect } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { mayClose } from '../../kit/dialog/may-close.ts';
import { formMessages } from './messages.ts';

/** While something would be lost, asks before a form, or the dialog around it, is closed. */
export function useCloseGuard(form: RefObject<HTMLFormElement | null>, isLost: boolean): void {
  const { discard } = useMessages(formMessages);

  useEffect(() => {
    if (!isLost) return undefined;
    const dialog = form.current?.closest('dialog');
    const listening = new AbortController();
    const { signal } = listening;

    function ask(cancel: Event): void {
      // A file field in it sends an event of this name too.
      if (cancel.target !== cancel.currentTarget || !canAsk()) return;
      if (!confirm(discard)) cancel.preventDefault();
    }
    form.current?.addEventListener('cancel', ask, { signal });
    dialog?.addEventListener('cancel', ask, { signal });
    // Browsers ask once only: a second Escape closes a dialog without the event.
    dialog?.addEventListener(
      'keydown',
      (press) => {
        const isOurs = press.key === 'Escape' && !press.defaultPrevented;
        if (!isOurs || dialog.querySelector(':popover-open')) return;
        press.preventDefault();
        if (mayClose(dialog)) dialog.close();
      },
      { signal },
    );
    return () => listening.abort();
  }, [form, isLost, discard]);
}

/** Browsers answer no for whoever sees the page in a frame of another site, without a question. */
function canAsk(): boolean {
  try {
    return top?.origin === origin && origin !== 'null';
  } catch {
    return false;
  }
}
