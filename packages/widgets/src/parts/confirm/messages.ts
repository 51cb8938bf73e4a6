import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What questions and forms in dialogs say beside what they ask. */
export const confirmDialogMessages = {
  catalogue: 'parts/confirm',
  cancel: 'Cancel',
  close: 'Close',
  sending: 'One moment …',
  reason: 'Reason',
  reasonHelp: 'It stands in the audit trail.',
  reasonMissing: 'Say why, for the trail.',
} as const satisfies Catalogue;
