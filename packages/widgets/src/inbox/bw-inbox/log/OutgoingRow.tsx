import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Outgoing } from '@boardwalk/sdk-core/inbox/threads/conversation';
import { isUnreached } from '@boardwalk/sdk-core/inbox/threads/outgoing-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { MessageText } from './MessageText.tsx';

interface OutgoingRowProps {
  readonly message: Outgoing;
  readonly onResend: (key: string) => void;
  readonly onTakeBack: (key: string) => void;
}

/** A message of one's own on its way, or why it did not arrive and what can be done. */
export function OutgoingRow({ message, onResend, onTakeBack }: OutgoingRowProps) {
  const { key, body, problem } = message;
  const messages = useMessages(inboxMessages);
  const explain = useExplanation();
  return (
    <li className="message is-own is-outgoing">
      <span className="visually-hidden">{messages.you}</span>
      <MessageText body={body} />
      {problem ? (
        <div className="message-failed">
          <p role="alert">
            {isUnreached(message)
              ? messages.waits
              : fillMessage(messages.notSent, {
                  cause: problem.code === 'held-back' ? messages.heldBack : explain(problem),
                })}
          </p>
          <Button variant="quiet" onClick={() => onResend(key)}>
            {messages.resend}
          </Button>
          <Button variant="quiet" onClick={() => onTakeBack(key)}>
            {messages.takeBack}
          </Button>
        </div>
      ) : (
        <p className="message-note">{messages.sending}</p>
      )}
    </li>
  );
}
