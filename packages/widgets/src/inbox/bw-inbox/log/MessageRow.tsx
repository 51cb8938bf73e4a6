import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Message } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { classNames } from '../../../kit/style/class-names.ts';
import { MessagePictures } from '../pictures/MessagePictures.tsx';
import { useMoments } from '../use-moments.ts';
import { MessageText } from './MessageText.tsx';
import './log.css';

interface MessageRowProps {
  readonly message: Message;
  readonly isOwn: boolean;
  /** The last of one's own that the other has read. */
  readonly isSeen: boolean;
  /** Whether somebody came to read it. */
  readonly isSought: boolean;
  /** Of the other. */
  readonly name: string;
  /** In place of following a link of a stranger. */
  readonly onLink: ((address: string) => void) | undefined;
}

/** A message with its author and time. */
export function MessageRow({ message, isOwn, isSeen, isSought, name, onLink }: MessageRowProps) {
  const { body, sentAt, isMasked } = message;
  const messages = useMessages(inboxMessages);
  const { format } = useMoments();
  return (
    <li
      className={classNames('message', isOwn && 'is-own', isSought && 'is-sought')}
      tabIndex={isSought ? -1 : undefined}
    >
      <span className="visually-hidden">{isOwn ? messages.you : name}</span>
      {body !== '' && <MessageText body={body} onLink={isOwn ? undefined : onLink} />}
      {message.pictures.length > 0 && (
        <MessagePictures
          message={message}
          name={name}
          isOwn={isOwn}
          // Where links warn, nobody was answered.
          isHidden={!isOwn && onLink !== undefined}
        />
      )}
      {isMasked && <p className="message-note">{messages.masked}</p>}
      <p className="message-note">
        <time dateTime={sentAt}>{format(sentAt, 'time')}</time>
        {isSeen && <span>{messages.seen}</span>}
      </p>
    </li>
  );
}
