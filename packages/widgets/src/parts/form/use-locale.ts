import { findLocale, type Locale } from '@boardwalk/sdk-core/vocabulary/locale';
import { useEnvironment } from '../../element/widget-context.ts';

/** The locale of the widget around a part, as formatters take it. */
export function useLocale(): Locale {
  return findLocale([useEnvironment().locale]);
}
