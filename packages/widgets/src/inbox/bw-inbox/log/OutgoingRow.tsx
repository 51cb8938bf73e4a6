import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import {
  isUnreached,
  type OutgoingMessage,
} from '@boardwalk/sdk-core/inbox/threads/outgoing-store';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { useMessageSummary } from '../pictures/use-message-summary.ts';
import { MessageText } from './MessageText.tsx';
import './log.css';

interface OutgoingRowProps {
  readonly message: OutgoingMessage;
  readonly onResend: (key: string) => void;
  readonly onTakeBack: (key: string) => void;
}

/** A message of one's own on its way, or why it did not arrive and what can be done. */
export function OutgoingRow({ message, onResend, onTakeBack }: OutgoingRowProps) {
  const { key, body, pictures, problem, isOld } = message;
  const messages = useMessages(inboxMessages);
  const explain = useExplanation();
  const wordsOf = useMessageSummary();

  function whyNot(found: Problem): string {
    if (isToNobody(found)) return messages.nobody;
    const cause = found.code === 'held-back' ? messages.heldBack : explain(found);
    return fillMessage(messages.notSent, { cause });
  }

  return (
    <li className="message is-own is-outgoing">
      <span className="visually-hidden">{messages.you}</span>
      {body !== '' && <MessageText body={body} />}
      {pictures.length > 0 && <p className="message-note">{wordsOf({ body: '', pictures })}</p>}
      {problem ? (
        <div className="message-failed">
          <p role="alert">
            {isOld ? messages.old : isUnreached(message) ? messages.waits : whyNot(problem)}
          </p>
          {!isToNobody(problem) && (
            <Button variant="quiet" onClick={() => onResend(key)}>
              {messages.resend}
            </Button>
          )}
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

/**
 * Whether nobody gets it. A user who blocks the writer is not distinguished from one who no longer
 * has an account: no retry helps.
 */
function isToNobody({ code }: Problem): boolean {
  return code === 'not-found';
}
