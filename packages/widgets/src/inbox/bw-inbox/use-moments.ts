import { momentStyle } from '@boardwalk/sdk-core/inbox/threads/moments';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** Writes when something was, in the reader's language and time zone. */
export function useMoments() {
  const { clock, locale, timeZone } = useEnvironment();
  const format = createDateFormatter(findLocale([locale]), timeZone);
  return {
    timeZone,
    format,
    /** As short as is possible by now. */
    short: (iso: string) => format(iso, momentStyle(iso, clock.now(), timeZone)),
    isToday: (iso: string) => momentStyle(iso, clock.now(), timeZone) === 'time',
  };
}
