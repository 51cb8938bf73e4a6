import { providerMessages } from '@boardwalk/sdk-core/billing/provider/provider-messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** Writes an instant with its day and time. */
export function useDate(): (time: string) => string {
  const { messages, locale, timeZone } = useEnvironment();
  const { at } = messages(providerMessages);
  const format = createDateFormatter(findLocale([locale]), timeZone);
  return (time) => fillMessage(at, { date: format(time), time: format(time, 'time') });
}
