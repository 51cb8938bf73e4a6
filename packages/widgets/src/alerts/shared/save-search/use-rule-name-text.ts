import { longestRuleName } from '@boardwalk/sdk-core/alerts/limits';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';

interface NameWords {
  /** What stands below the field. */
  readonly helpOf: (name: string) => string;
  /** Why it is no name; nothing where it is one. */
  readonly errorOf: (name: string) => string | undefined;
}

/** What the field of a name says of its length. */
export function useRuleNameText(): NameWords {
  const env = useEnvironment();
  const messages = env.messages(saveSearchMessages);
  const locale = findLocale([env.locale]);
  const tooLong = (name: string) => {
    const excess = name.trim().length - longestRuleName;
    return excess > 0 ? countMessage(messages.nameTooLong, excess, locale) : undefined;
  };
  return {
    helpOf: (name) => tooLong(name) ?? countMessage(messages.nameHelp, longestRuleName, locale),
    errorOf: (name) => (name === '' ? messages.nameMissing : tooLong(name)),
  };
}
