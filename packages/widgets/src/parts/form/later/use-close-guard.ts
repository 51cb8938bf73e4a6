import { type RefObject, useEffect, useState } from 'react';
import { closeOf, requestClose } from '../../../kit/dialog/request-close.ts';

interface CloseGuard {
  /** Closes the form or the dialog around it, once somebody has tried to; nothing before. */
  readonly close: (() => void) | undefined;
  /** Goes back to the form. */
  readonly stay: () => void;
}

/** While something would be lost, holds up what would close a form or the dialog around it. */
export function useCloseGuard(
  form: RefObject<HTMLFormElement | null>,
  isLost: boolean,
): CloseGuard {
  const [heldUp, setHeldUp] = useState<{ readonly close: () => void }>();

  useEffect(() => {
    if (!isLost) return undefined;
    const dialog = form.current?.closest('dialog') ?? null;
    const listening = new AbortController();
    const { signal } = listening;

    function holdUp(cancel: Event): void {
      // A file field in it sends an event of this name too.
      if (cancel.target !== cancel.currentTarget) return;
      cancel.preventDefault();
      setHeldUp({ close: closeOf(cancel, dialog) });
    }
    form.current?.addEventListener('cancel', holdUp, { signal });
    dialog?.addEventListener('cancel', holdUp, { signal });
    // Browsers let it be prevented once: a second Escape would close the dialog without the event.
    dialog?.addEventListener(
      'keydown',
      (press) => {
        const isOurs = press.key === 'Escape' && !press.isComposing && !press.defaultPrevented;
        if (!isOurs || dialog.querySelector(':popover-open')) return;
        press.preventDefault();
        requestClose(dialog, () => dialog.close());
      },
      { signal },
    );
    return () => listening.abort();
  }, [form, isLost]);

  return { close: isLost ? heldUp?.close : undefined, stay: () => setHeldUp(undefined) };
}
