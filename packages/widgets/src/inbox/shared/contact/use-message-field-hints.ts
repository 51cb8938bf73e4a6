import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import { longestMessage } from '@boardwalk/sdk-core/inbox/limits';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { countCharacters } from '@boardwalk/sdk-core/vocabulary/text/count-characters';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';

/** Characters that are left from which on they are counted. */
const fewLeft = 500;

interface MessageWords {
  /** What stands below the field: who sees what, or how much is left. */
  readonly helpOf: (text: string) => string;
  /** Why the text is no message; nothing where it is one. */
  readonly errorOf: (text: string) => string | undefined;
}

/** What the field of a first message says of its length. */
export function useMessageFieldHints(): MessageWords {
  const env = useEnvironment();
  const messages = env.messages(contactMessages);
  const locale = findLocale([env.locale]);
  const format = createNumberFormatter(locale);
  const leftOf = (text: string) => longestMessage - countCharacters(text.trim());
  const tooLong = (excess: number) =>
    countMessage(messages.tooLong, excess, locale, format(excess));
  return {
    helpOf(text) {
      const left = leftOf(text);
      if (left < 0) return tooLong(-left);
      return left < fewLeft
        ? countMessage(messages.left, left, locale, format(left))
        : fillMessage(messages.help, { count: format(longestMessage) });
    },
    errorOf(text) {
      if (text.trim() === '') return messages.missing;
      const left = leftOf(text);
      return left < 0 ? tooLong(-left) : undefined;
    },
  };
}
