import { useEnvironment } from '../../element/mount/widget-context.ts';

/** Writes an ISO instant as the reader's day. */
export function useDay(): (iso: string) => string {
  const { locale, timeZone } = useEnvironment();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return (iso) => format.format(new Date(iso));
}
