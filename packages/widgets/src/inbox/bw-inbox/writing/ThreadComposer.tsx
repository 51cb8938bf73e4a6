import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Thread } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { RefObject } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useInboxToasts } from '../actions/use-inbox-toasts.ts';
import { useReloadThread } from '../actions/use-reload-thread.ts';
import { useInbox } from '../inbox-scope.ts';
import { LazyBlockedHere } from '../partner/partner-parts.ts';
import { useName } from '../use-name.ts';
import { MessageComposer } from './MessageComposer.tsx';
import type { Pictures } from './pictures/use-pictures.ts';
import type { ThreadDraft } from './use-thread-draft.ts';
import '../thread/thread.css';

interface WritingProps {
  readonly thread: Thread;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly draft: ThreadDraft;
  readonly pictures: Pictures;
  readonly onSend: (text: string) => void;
}

/** Where one writes, or why one can't. */
export function ThreadComposer({ thread, area, draft, pictures, onSend }: WritingProps) {
  const { other, id, isIgnored } = thread;
  const { ignored } = useInbox();
  const showAnew = useReloadThread(id);
  const { host } = useWidget();
  const messages = useMessages(inboxMessages);
  const { tell, tellFailure } = useInboxToasts();
  const name = useName()(other);

  async function unblock() {
    try {
      await ignored.change(other.id, false);
      await showAnew();
      tell(fillMessage(messages.hasUnblocked, { name }));
      area.current?.focus();
    } catch (error) {
      tellFailure(error);
    }
  }

  if (other.isFormer) return <p className="writing-note">{messages.formerNote}</p>;
  if (isIgnored && !host.firstParty) return <LazyBlockedHere id={id} name={name} />;
  if (isIgnored) {
    return (
      <div className="writing-note">
        <p>{fillMessage(messages.blockedNote, { name })}</p>
        <Button onClick={() => void unblock()}>{messages.unblock}</Button>
      </div>
    );
  }
  return (
    <MessageComposer name={name} area={area} draft={draft} pictures={pictures} onSend={onSend} />
  );
}
