import { toastMessages } from '@boardwalk/sdk-core/site/toast-messages';
import { createToastStore } from '@boardwalk/sdk-core/site/toast-store';
import { useStore } from '@nanostores/react';
import { type FocusEvent, useRef, useState } from 'react';
import { useMessages } from '../../element/widget-context.ts';
import { ToastLine } from './ToastLine.tsx';
import { useOnTop } from './use-on-top.ts';
import { useToastEvents } from './use-toast-events.ts';

/** The whole of `<bw-toasts>`. What is announced stands apart, as nothing is heard of a hidden box. */
export function Toasts() {
  const messages = useMessages(toastMessages);
  const [store] = useState(() => createToastStore(() => performance.now()));
  const shown = useStore(store.$shown);
  const box = useRef<HTMLElement>(null);
  useToastEvents(store);
  useOnTop(box, shown.at(-1)?.id);

  function dismiss(id: number) {
    const next = shown.findIndex((toast) => toast.id === id) + 1;
    const buttons = box.current?.querySelectorAll('button');
    (buttons?.[next] ?? buttons?.[next - 2])?.focus();
    store.dismiss(id);
    if (shown.length === 1) store.resume();
  }

  function leave(blur: FocusEvent<HTMLElement>) {
    if (!blur.currentTarget.contains(blur.relatedTarget)) store.resume();
  }

  return (
    <>
      <div role="status" aria-atomic="false" className="visually-hidden">
        {shown.map(({ id, message }) => (
          <p key={id}>{message}</p>
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
        onBlur={leave}
      >
        <ol>
          {shown.map((toast) => (
            <ToastLine
              key={toast.id}
              toast={toast}
              dismissLabel={messages.dismiss}
              onDismiss={() => dismiss(toast.id)}
            />
          ))}
        </ol>
      </section>
    </>
  );
}
