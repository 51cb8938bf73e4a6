import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { ArrowLeft } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../../parts/remote-state/PlaceRows.tsx';
import { InboxLink } from '../InboxLink.tsx';
import './thread.css';

const ThreadContent = lazyParts(() => import('./ThreadContent.tsx')).component('ThreadContent', {
  Place: () => <PlaceRows rows={4} />,
  Missing: PartMissing,
});

/** One conversation, with the way back where it has all the room. */
export function ConversationPane({ id }: { readonly id: ThreadId }) {
  const messages = useMessages(inboxMessages);
  return (
    <section className="conversation" part="thread" aria-label={messages.heading} tabIndex={-1}>
      <InboxLink to={{ view: 'threads' }} className="conversation-back">
        <Icon node={ArrowLeft} />
        {messages.back}
      </InboxLink>
      <ThreadContent id={id} />
    </section>
  );
}
