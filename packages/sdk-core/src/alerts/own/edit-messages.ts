import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What is said where an alert is changed. */
export const editMessages = {
  catalogue: 'alerts/edit',
  title: 'Edit “{name}”',
  name: 'Name',
  channelsMissing: 'Choose where you hear of it.',
  newsMissing: 'Choose what you hear of.',
  save: 'Save changes',
  saving: 'Saving …',
  saved: 'The changes are saved.',
  change: 'Change what it looks for',
  changeHelp: 'Change the search on its page, then press “Change alert” there.',
} as const satisfies Catalogue;
