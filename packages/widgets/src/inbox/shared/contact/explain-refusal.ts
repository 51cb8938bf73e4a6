import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import { refusalOf } from '@boardwalk/sdk-core/inbox/contact/contact-refusals';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { formatWaitTime } from '../../../parts/problem/format-wait-time.ts';

/** Why a first message was not taken, in the reader's language; nothing where its code says as much. */
export function explainRefusal(
  problem: Problem,
  reader: Pick<WidgetEnvironment, 'messages' | 'locale'>,
): string | undefined {
  const refusal = refusalOf(problem);
  if (!refusal) return undefined;
  const message = reader.messages(contactMessages)[refusal.reason];
  return fillMessage(message, { wait: formatWaitTime(problem, reader) });
}
