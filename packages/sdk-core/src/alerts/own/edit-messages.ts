import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What is said where an alert is changed. */
export const editMessages = {
  catalogue: 'alerts/edit',
  title: 'Edit “{name}”',
  name: 'Name',
  channels: 'Where you hear of it',
  channelsMissing: 'Choose where you hear of it.',
  frequency: 'How soon mail comes',
  'frequency.daily': 'Your mail about alerts comes once a day at most.',
  'frequency.never': 'Your mail about alerts is off.',
  news: 'What you hear of',
  newsMissing: 'Choose what you hear of.',
  save: 'Save changes',
  saving: 'Saving …',
  saved: 'The changes are saved.',
  change: 'Change what it looks for',
  changeHelp: 'Change the search on its page, then press “Change alert” there.',
} as const satisfies Catalogue;
