import { type Frequency, laterPace, type Pace } from '../../mailing/mail-kinds.ts';
import type { AlertRule } from '../schemas.ts';

/**
 * How soon mail tells what a rule finds: as it asks, or later where its owner wants all mail about
 * alerts later; never where they want none.
 */
export function mailPaceOf(
  { frequency }: Pick<AlertRule, 'frequency'>,
  wanted: Frequency,
): Pace | 'never' {
  return wanted === 'never' ? 'never' : laterPace(frequency, wanted);
}
