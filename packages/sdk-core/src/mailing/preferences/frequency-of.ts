import { type Frequency, type MailKind, usualFrequency } from '../mail-kinds.ts';
import type { MailPreferences } from './schemas.ts';

/** How often mail of a kind comes to somebody. */
export function frequencyOf({ kinds }: Pick<MailPreferences, 'kinds'>, kind: MailKind): Frequency {
  return kinds.find((one) => one.kind === kind)?.frequency ?? usualFrequency[kind];
}
