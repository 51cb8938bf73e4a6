import { toastMessages } from '@boardwalk/sdk-core/site/shell/toast-messages';
import { createToastStore } from '@boardwalk/sdk-core/site/shell/toast-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { type FocusEvent, useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ToastLine } from './ToastLine.tsx';
import { useOnTop } from './use-on-top.ts';
import { useToastEvents } from './use-toast-events.ts';
import './toasts.css';

/**
 * Shows the whole of `<bw-toasts>`. What is announced stands apart, as nothing in a hidden box is
 * read out.
 */
export function Toasts() {
  const messages = useMessages(toastMessages);
  const [store] = useState(() => createToastStore(() => performance.now()));
  const shown = useStore(store.$shown);
  const box = useRef<HTMLElement>(null);
  useToastEvents(store);
  useOnTop(box, shown.at(-1)?.id);

  /** Takes a toast away by an action of the store; the focus goes on to the one beside it. */
  function leave(id: number, go: (id: number) => void) {
    const next = shown.findIndex((toast) => toast.id === id) + 1;
    const buttons = box.current?.querySelectorAll<HTMLElement>('.icon-button');
    (buttons?.[next] ?? buttons?.[next - 2])?.focus();
    go(id);
    if (shown.length === 1) store.resume();
  }

  function resume(blur: FocusEvent<HTMLElement>) {
    if (!blur.currentTarget.contains(blur.relatedTarget)) store.resume();
  }

  return (
    <>
      <div role="status" aria-atomic="false" className="visually-hidden">
        {shown.map(({ id, message, note, action }) => (
          <p key={id}>
            {action ? fillMessage(messages.offer, { message, action: action.label }) : message}
            {note && ` ${note}`}
          </p>
        ))}
      </div>
      <section
        ref={box}
        popover="manual"
        className="toasts"
        aria-label={messages.region}
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={store.pause}
        onBlur={resume}
      >
        <ol>
          {shown.map((toast) => (
            <ToastLine
              key={toast.id}
              toast={toast}
              dismissLabel={messages.dismiss}
              onDismiss={() => leave(toast.id, store.dismiss)}
              onAct={() => leave(toast.id, store.act)}
            />
          ))}
        </ol>
      </section>
    </>
  );
}
