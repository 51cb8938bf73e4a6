import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { type CountMessage, countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** Writes a count in the language of the widget. */
export function useCounted() {
  const locale = findLocale([useEnvironment().locale]);
  const formatNumber = createNumberFormatter(locale);
  return (message: CountMessage, count: number) =>
    countMessage(message, count, locale, formatNumber(count));
}
