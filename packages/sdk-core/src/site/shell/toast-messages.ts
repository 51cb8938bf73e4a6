import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What surrounds a sentence that stands at the edge of the page for some seconds. */
export const toastMessages = {
  catalogue: 'site/toast',
  region: 'Notifications',
  dismiss: 'Dismiss',
  /** For screen readers, whose users are notified of a button that they are not at. */
  offer: '{message} Button “{action}” in the notifications.',
} as const satisfies Catalogue;
