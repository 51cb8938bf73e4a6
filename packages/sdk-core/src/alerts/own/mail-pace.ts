import { type Frequency, laterPace, type Pace } from '../../mailing/mail-kinds.ts';
import type { AlertRule } from '../schemas.ts';

/**
 * Returns how soon a rule's matches are mailed: as the rule requests, or later if its owner has
 * chosen later mail about alerts; never if they have chosen none.
 */
export function mailPaceOf(
  { frequency }: Pick<AlertRule, 'frequency'>,
  wanted: Frequency,
): Pace | 'never' {
  return wanted === 'never' ? 'never' : laterPace(frequency, wanted);
}
