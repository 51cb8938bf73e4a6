import { frequencies, mailKinds } from '@boardwalk/sdk-core/mailing/mail-kinds';
import type { PreferencesChange } from '@boardwalk/sdk-core/mailing/preferences/preferences-store';
import { textOf } from '../../kit/form/form-data.ts';

interface HourWords {
  readonly quietFromMissing: string;
  readonly quietToMissing: string;
  readonly quietSame: string;
}

/** What is wrong with the quiet hours: they have a beginning and an end, or neither. */
export function checkHours(data: FormData, words: HourWords): Readonly<Record<string, string>> {
  const [from, to] = [textOf(data, 'quietFrom'), textOf(data, 'quietTo')];
  if (from === '' && to === '') return {};
  if (from === '') return { quietFrom: words.quietFromMissing };
  if (to === '') return { quietTo: words.quietToMissing };
  return from === to ? { quietTo: words.quietSame } : {};
}

/** What the form says, once it was checked. */
export function readPreferencesChange(data: FormData): PreferencesChange {
  const from = textOf(data, 'quietFrom');
  return {
    kinds: mailKinds.flatMap((kind) => {
      const frequency = frequencies.find((one) => one === data.get(kind));
      return frequency === undefined ? [] : [{ kind, frequency }];
    }),
    dailyHour: Number(textOf(data, 'dailyHour')),
    quietHours: from === '' ? null : { from: Number(from), to: Number(textOf(data, 'quietTo')) },
    timeZone: textOf(data, 'timeZone'),
  };
}
