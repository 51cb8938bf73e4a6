import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import {
  type Conversation,
  isStranger,
  lastSeen,
  placeOutgoing,
} from '@boardwalk/sdk-core/inbox/threads/conversation';
import type { ConversationStore } from '@boardwalk/sdk-core/inbox/threads/conversation-store';
import { daysOf } from '@boardwalk/sdk-core/inbox/threads/moments';
import type { OutgoingMessage } from '@boardwalk/sdk-core/inbox/threads/outgoing-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { ArrowDown } from 'lucide';
import { Fragment, type RefObject, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { useMessageSummary } from '../pictures/use-message-summary.ts';
import { useMoments } from '../use-moments.ts';
import { useName } from '../use-name.ts';
import { LinkWarning } from './LinkWarning.tsx';
import { LogDay } from './LogDay.tsx';
import { MessageRow } from './MessageRow.tsx';
import { MoreMessages } from './MoreMessages.tsx';
import { OutgoingRow } from './OutgoingRow.tsx';
import { useEnd } from './use-end.ts';
import { useMore } from './use-more.ts';
import { useNewest } from './use-newest.ts';
import { useSought } from './use-sought.ts';
import { useUnread } from './use-unread.ts';
import './log.css';

interface MessageLogProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly store: ConversationStore;
  readonly conversation: Conversation;
  /** Takes back one that was not sent, to write it again. */
  readonly onTakeBack: (key: string) => void;
}

/**
 * Shows what two people have written to one another, by days. It is laid out from its end, where it
 * stays as messages come at either end. New ones are announced beside it: read out as a whole, it
 * would announce earlier ones, too, that the user requests.
 */
export function MessageLog({ place, store, conversation, onTakeBack }: MessageLogProps) {
  const { thread, messages: shown, hasEarlier, hasLater } = conversation;
  const messages = useMessages(inboxMessages);
  const { timeZone } = useMoments();
  const name = useName()(thread.other);
  const outgoing = useStore(store.$outgoing);
  const [asked, setAsked] = useState<string>();
  const { unsent, last } = placeOutgoing(outgoing, conversation);
  const seen = lastSeen(conversation);
  const newest = useNewest(conversation);
  const sought = useSought(place, conversation);
  const unread = useUnread(place, conversation);
  const end = useEnd(place, store);
  const more = useMore(place, store);
  const counted = useCounted();
  const wordsOf = useMessageSummary();
  const warn = isStranger(conversation) && outgoing.length === 0 ? setAsked : undefined;

  function resend(key: string) {
    store.resend(key);
    // The button that was pressed is gone.
    place.current?.focus();
  }

  function rowOf(message: OutgoingMessage) {
    return (
      <OutgoingRow key={message.key} message={message} onResend={resend} onTakeBack={onTakeBack} />
    );
  }

  function look() {
    end.look();
    more.hold();
  }

  function showEnd() {
    place.current?.scrollTo({ top: 0 });
    place.current?.focus();
  }

  return (
    <>
      <div
        ref={place}
        role="log"
        aria-live="off"
        aria-label={fillMessage(messages.log, { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="log"
        onScroll={look}
      >
        <div className="log-content">
          {hasEarlier && <MoreMessages store={store} direction="earlier" onAsk={more.ask} />}
          {shown.length === 0 && outgoing.length === 0 && (
            <p className="log-note">{messages.empty}</p>
          )}
          {daysOf(shown, timeZone).map((day) => (
            <LogDay key={day.date} {...day} unread={unread}>
              {(message) => (
                <Fragment key={message.place}>
                  <MessageRow
                    message={message}
                    isOwn={message.authorId !== thread.other.id}
                    isSeen={message === seen}
                    isSought={message.place === sought}
                    name={name}
                    onLink={warn}
                  />
                  {unsent.get(message.place)?.map(rowOf)}
                </Fragment>
              )}
            </LogDay>
          ))}
          {hasLater && <MoreMessages store={store} direction="later" onAsk={more.ask} />}
          {last.length > 0 && <ol>{last.map(rowOf)}</ol>}
        </div>
      </div>
      {!end.isAtEnd && thread.unread > 0 && (
        <Button className="log-unread" icon={ArrowDown} onClick={showEnd}>
          {counted(messages.unread, thread.unread)}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {newest && fillMessage(messages.said, { name, text: wordsOf(newest) })}
      </p>
      <LinkWarning address={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
