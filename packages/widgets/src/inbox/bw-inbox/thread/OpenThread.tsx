import type { Conversation } from '@boardwalk/sdk-core/inbox/threads/conversation';
import type { ConversationStore } from '@boardwalk/sdk-core/inbox/threads/conversation-store';
import { useRef } from 'react';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import { useInbox } from '../inbox-scope.ts';
import { MessageLog } from '../log/MessageLog.tsx';
import { useName } from '../use-name.ts';
import { usePictures } from '../writing/pictures/use-pictures.ts';
import { ThreadComposer } from '../writing/ThreadComposer.tsx';
import { useThreadDraft } from '../writing/use-thread-draft.ts';
import { Subject } from './Subject.tsx';
import { ThreadHead } from './ThreadHead.tsx';

interface OpenThreadProps {
  readonly store: ConversationStore;
  readonly conversation: Conversation;
}

/** Who it is with, what it is about, what was written, and where one writes. */
export function OpenThread({ store, conversation }: OpenThreadProps) {
  const { thread } = conversation;
  const { tell, user } = useInbox();
  const name = useName()(thread.other);
  const log = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useThreadDraft(user.id, thread.id);
  const pictures = usePictures(thread.id);
  useNotifyOnChange(name, tell);

  function send(text: string) {
    store.send(text, pictures.added?.take());
    draft.change('');
    // The log begins to scroll at its end.
    if (log.current) log.current.scrollTop = 0;
  }

  function takeBack(key: string) {
    const message = store.discard(key);
    if (!message) return;
    pictures.added?.putBack(message.pictures);
    draft.change([message.body, draft.text].filter(Boolean).join('\n'));
    area.current?.focus();
  }

  return (
    <>
      <ThreadHead thread={thread} />
      {thread.listing && <Subject listing={thread.listing} />}
      <MessageLog place={log} store={store} conversation={conversation} onTakeBack={takeBack} />
      <ThreadComposer thread={thread} area={area} draft={draft} pictures={pictures} onSend={send} />
    </>
  );
}
