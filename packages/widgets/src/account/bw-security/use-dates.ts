import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/dates';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/locale';
import { useEnvironment } from '../../element/widget-context.ts';

/** Writes instants as the reader's language and time zone do. */
export function useDates() {
  const { locale, timeZone } = useEnvironment();
  return createDateFormatter(findLocale([locale]), timeZone);
}
