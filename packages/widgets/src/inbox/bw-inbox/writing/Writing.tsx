import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Thread } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { RefObject } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useShowAnew } from '../deeds/use-show-anew.ts';
import { useTelling } from '../deeds/use-telling.ts';
import { useInbox } from '../inbox-scope.ts';
import { BlockedHere } from '../partner/partner-parts.ts';
import { useName } from '../use-name.ts';
import type { Pictures } from './pictures/use-pictures.ts';
import type { Draft } from './use-draft.ts';
import { Writer } from './Writer.tsx';

interface WritingProps {
  readonly thread: Thread;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly draft: Draft;
  readonly pictures: Pictures;
  readonly onSend: (text: string) => void;
}

/** Where one writes, or why one can't. */
export function Writing({ thread, area, draft, pictures, onSend }: WritingProps) {
  const { other, id, isIgnored } = thread;
  const { ignored } = useInbox();
  const showAnew = useShowAnew(id);
  const { host } = useWidget();
  const messages = useMessages(inboxMessages);
  const { tell, tellFailure } = useTelling();
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
  if (isIgnored && !host.firstParty) return <BlockedHere id={id} name={name} />;
  if (isIgnored) {
    return (
      <div className="writing-note">
        <p>{fillMessage(messages.blockedNote, { name })}</p>
        <Button onClick={() => void unblock()}>{messages.unblock}</Button>
      </div>
    );
  }
  return <Writer name={name} area={area} draft={draft} pictures={pictures} onSend={onSend} />;
}
