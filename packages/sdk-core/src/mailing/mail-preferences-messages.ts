import type { Catalogue } from '../vocabulary/text/message.ts';

/** What <bw-mail-preferences> says. */
export const mailPreferencesMessages = {
  catalogue: 'mailing/mail-preferences',
  title: 'Mail',
  lead: 'Which mail we send you, and when. Mail about your account itself always comes.',
  'at-once': 'At once',
  daily: 'Once a day',
  never: 'Never',
  dailyHour: 'Daily mail comes at',
  dailyHelp: 'Weekly mail comes at this hour too, on Fridays.',
  quietFrom: 'Quiet hours from',
  quietTo: 'Until',
  quietHelp: 'Mail that would come in these hours comes after them.',
  always: 'No quiet hours',
  zone: 'Time zone',
  zoneHelp: 'By whose clocks these hours are meant.',
  quietToMissing: 'Choose the hour from which mail may come again.',
  quietFromMissing: 'Choose the hour from which no mail comes.',
  quietSame: 'Choose another hour than the first.',
  save: 'Save',
  saving: 'Saving …',
  saved: 'Your choices are saved.',
  notInPerson: 'Only the owner of the account changes these choices.',
} as const satisfies Catalogue;
