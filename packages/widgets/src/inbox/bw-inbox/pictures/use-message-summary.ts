import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Message } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useCounted } from '../../../parts/count/use-counted.ts';

interface Worded extends Pick<Message, 'body'> {
  readonly pictures: readonly unknown[];
}

/** A message in one line: its words, and how many pictures it has. */
export function useMessageSummary() {
  const messages = useMessages(inboxMessages);
  const counted = useCounted();
  return ({ body, pictures }: Worded) => {
    if (pictures.length === 0) return body;
    const told = counted(messages.pictures, pictures.length);
    return body === '' ? told : fillMessage(messages.withText, { text: body, pictures: told });
  };
}
