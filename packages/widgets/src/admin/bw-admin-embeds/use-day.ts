import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { useLocale } from '../../parts/form/use-locale.ts';

/** Writes an ISO instant as the reader's day. */
export function useDay(): (iso: string) => string {
  const { timeZone } = useEnvironment();
  return createDateFormatter(useLocale(), timeZone);
}
