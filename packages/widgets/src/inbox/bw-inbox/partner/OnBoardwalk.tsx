import { partnerInboxMessages } from '@boardwalk/sdk-core/inbox/partner/partner-messages';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { messages as allMessages, thread } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import '../inbox.css';

/** Leads to our own site, where all can be done with a conversation, or with all of them. */
export function OnBoardwalk({ id }: { readonly id?: ThreadId }) {
  const { all, open } = useMessages(partnerInboxMessages);
  return id === undefined ? (
    <RouteLink route={allMessages({})} className="inbox-view">
      {all}
    </RouteLink>
  ) : (
    <RouteLink route={thread({ threadId: id })} className="inbox-view">
      {open}
    </RouteLink>
  );
}
