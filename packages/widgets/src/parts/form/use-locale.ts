import { findLocale, type Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** The locale of the widget around a part, as formatters take it. */
export function useLocale(): Locale {
  return findLocale([useEnvironment().locale]);
}
