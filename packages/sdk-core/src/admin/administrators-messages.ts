import type { Catalogue } from '../vocabulary/text/message.ts';

/** To whom the administration is open. */
export const administratorsMessages = {
  catalogue: 'admin/administrators',
  alone: 'Administrators alone may see it.',
} as const satisfies Catalogue;
