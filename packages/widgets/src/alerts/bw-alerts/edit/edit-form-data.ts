import { newsKinds, ruleChannels, ruleFrequencies } from '@boardwalk/sdk-core/alerts/news';
import type { RuleChange } from '@boardwalk/sdk-core/alerts/own/alert-rule-actions-store';
import type { editMessages } from '@boardwalk/sdk-core/alerts/own/edit-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { textOf } from '../../../kit/form/form-data.ts';

/** What is wrong with the choices of which one at least must be made. */
export function checkChoices(
  data: FormData,
  messages: Messages<typeof editMessages>,
): Readonly<Record<string, string>> {
  return {
    ...(textOf(data, 'channels') === '' && { channels: messages.channelsMissing }),
    ...(textOf(data, 'news') === '' && { news: messages.newsMissing }),
  };
}

/** What the form says, once it was checked. */
export function readChange(data: FormData): RuleChange {
  const frequency = ruleFrequencies.find((one) => one === data.get('frequency'));
  const [channels = [], news = []] = ['channels', 'news'].map((name) =>
    textOf(data, name).split(','),
  );
  return {
    name: textOf(data, 'name'),
    ...(frequency && { frequency }),
    channels: ruleChannels.filter((one) => channels.includes(one)),
    news: newsKinds.filter((one) => news.includes(one)),
  };
}
