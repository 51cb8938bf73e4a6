import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { waitMessages } from './wait-messages.ts';

/**
 * Formats how long a user who has tried too often waits, rounded up, as text that follows “in”: `12
 * seconds`, `40 minutes`. It is a minute where no server says more.
 */
export function formatWaitTime(
  { retryAfter = 60 }: Pick<Problem, 'retryAfter'>,
  { messages: read, locale: language }: Pick<WidgetEnvironment, 'messages' | 'locale'>,
): string {
  const messages = read(waitMessages);
  const locale = findLocale([language]);
  const seconds = Math.ceil(retryAfter);
  if (seconds < 60) return countMessage(messages.seconds, seconds, locale);
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return countMessage(messages.minutes, minutes, locale);
  return countMessage(messages.hours, Math.ceil(minutes / 60), locale);
}
