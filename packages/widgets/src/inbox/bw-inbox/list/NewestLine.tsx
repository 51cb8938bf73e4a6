import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Message } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useCounted } from '../../../parts/count/use-counted.ts';
import './list.css';

interface NewestLineProps {
  readonly message: Pick<Message, 'body' | 'pictures'>;
  readonly isOwn: boolean;
}

/** A message in one line: where it is too long its words give way, not how many pictures it has. */
export function NewestLine({ message: { body, pictures }, isOwn }: NewestLineProps) {
  const messages = useMessages(inboxMessages);
  const counted = useCounted();
  const count = pictures.length;
  return (
    <span className="thread-text">
      {isOwn && <span>{messages.own} </span>}
      {body !== '' && (
        <span className="thread-words" dir="auto">
          {body}
        </span>
      )}
      {count > 0 && (
        <span>
          {body !== '' && ' · '}
          {counted(messages.pictures, count)}
        </span>
      )}
    </span>
  );
}
