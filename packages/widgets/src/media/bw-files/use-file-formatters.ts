import { fileSizeOf } from '@boardwalk/sdk-core/media/own/file-size';
import { filesMessages } from '@boardwalk/sdk-core/media/own/files-messages';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { useCounted } from '../../parts/count/use-counted.ts';

/** How sizes, counts and days of files are written in the language of the widget. */
export function useFileFormatters() {
  const { messages: read, locale: language, timeZone } = useEnvironment();
  const messages = read(filesMessages);
  const locale = findLocale([language]);
  const formatNumber = createNumberFormatter(locale);
  return {
    messages,
    number: (value: number) => formatNumber(value),
    day: createDateFormatter(locale, timeZone),
    counted: useCounted(),
    size(bytes: number) {
      const { amount, unit, decimals } = fileSizeOf(bytes);
      return fillMessage(messages[`size.${unit}`], { amount: formatNumber(amount, decimals) });
    },
  };
}
