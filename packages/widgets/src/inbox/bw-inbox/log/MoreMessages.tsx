import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { ConversationStore } from '@boardwalk/sdk-core/inbox/threads/conversation-store';
import { useStore } from '@nanostores/react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import './log.css';

interface MoreMessagesProps {
  readonly store: Pick<ConversationStore, '$more'>;
  readonly direction: 'earlier' | 'later';
  readonly onAsk: (direction: 'earlier' | 'later') => void;
}

/** Asks for more at one end of what shows. */
export function MoreMessages({ store, direction, onAsk }: MoreMessagesProps) {
  const messages = useMessages(inboxMessages);
  const { state } = useStore(store.$more);
  return (
    <div className="log-more">
      {state === 'failed' && <p role="alert">{messages.moreFailed}</p>}
      <Button
        variant="quiet"
        aria-disabled={state === 'loading' || undefined}
        onClick={() => state !== 'loading' && onAsk(direction)}
      >
        {messages[direction]}
      </Button>
    </div>
  );
}
