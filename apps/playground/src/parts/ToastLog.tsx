import type { Toast } from '@boardwalk/widgets/element/wrapper-events.ts';
import { useEffect, useState } from 'react';

/** Says what the latest `bw-toast` said, in place of the `<bw-toasts>` that a page has. */
export function ToastLog() {
  const [toast, setToast] = useState<Toast>();
  useEffect(() => {
    const show = (event: Event) => {
      event.preventDefault();
      // A part fires no other detail.
      setToast((event as CustomEvent<Toast>).detail);
    };
    document.addEventListener('bw-toast', show);
    return () => document.removeEventListener('bw-toast', show);
  }, []);
  return (
    <p className="toast-log" role="status">
      {toast?.message}
    </p>
  );
}
