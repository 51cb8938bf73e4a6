import type { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import type { FieldErrors } from '../../kit/form/form-data.ts';

/** What is wrong with a last day, at its field; nothing for none and for days from today on. */
export function findEndError(
  lastDay: string,
  messages: Messages<typeof rightsMessages>,
  { clock, timeZone }: Pick<WidgetEnvironment, 'clock' | 'timeZone'>,
): FieldErrors {
  const isPast = lastDay !== '' && lastDay < localTimeAt(clock.now(), timeZone).date;
  return isPast ? { endsAt: messages.lastDayPast } : {};
}
