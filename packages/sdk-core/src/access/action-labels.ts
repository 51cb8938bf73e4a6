import type { Action } from '../vocabulary/groups.ts';
import type { TextCatalogue } from '../vocabulary/text/message.ts';

/** What people call the actions. */
export const actionLabels = {
  catalogue: 'access/action',
  read: 'Review',
  write: 'Edit and Manage',
  create: 'Creator',
  delete: 'Delete',
  administration: 'Administration',
} as const satisfies TextCatalogue<Action>;
