import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { MessageDay } from '@boardwalk/sdk-core/inbox/threads/moments';
import type { Message } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useMoments } from '../use-moments.ts';
import './log.css';

interface LogDayProps extends MessageDay {
  /** The place of the first message that was not read as the conversation was opened. */
  readonly unread: number | undefined;
  readonly children: (message: Message) => ReactNode;
}

/** The messages of one day; a mark stands before the first that was not read. */
export function LogDay({ date, messages: ofDay, unread, children }: LogDayProps) {
  const messages = useMessages(inboxMessages);
  const { format, isToday } = useMoments();
  const id = useId();
  const at = ofDay.findIndex(({ place }) => place === unread);
  const read = at < 0 ? ofDay : ofDay.slice(0, at);
  return (
    <section aria-labelledby={id} className="log-day">
      <p id={id} className="log-date">
        {ofDay[0] && isToday(ofDay[0].sentAt) ? messages.today : format(date)}
      </p>
      {read.length > 0 && <ol>{read.map(children)}</ol>}
      {at >= 0 && (
        <>
          <div className="log-unread-mark">
            <hr aria-label={messages.newMessages} />
            <span aria-hidden="true">{messages.newMessages}</span>
          </div>
          <ol>{ofDay.slice(at).map(children)}</ol>
        </>
      )}
    </section>
  );
}
