import type { Catalogue } from '../vocabulary/message.ts';

/** What surrounds a sentence that stands at the edge of the page for some seconds. */
export const toastMessages = {
  catalogue: 'site/toast',
  region: 'Notifications',
  dismiss: 'Dismiss',
} as const satisfies Catalogue;
