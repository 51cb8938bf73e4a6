import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** Writes instants as the reader's language and time zone do. */
export function useDates() {
  const { locale, timeZone } = useEnvironment();
  return createDateFormatter(findLocale([locale]), timeZone);
}
