import { type Conversation, newestPlace } from '@boardwalk/sdk-core/inbox/threads/conversation';
import type { Message } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { useState } from 'react';

/** The newest message of the other that came while the conversation shows. */
export function useNewest(conversation: Conversation): Message | undefined {
  const [opened] = useState(() => newestPlace(conversation));
  const { messages, thread } = conversation;
  return messages.findLast(({ authorId, place }) => authorId === thread.other.id && place > opened);
}
