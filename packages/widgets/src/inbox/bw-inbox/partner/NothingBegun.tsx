import { partnerInboxMessages } from '@boardwalk/sdk-core/inbox/partner/partner-messages';
import { MessageSquare } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';

/** Where no conversation began on the page's site. */
export function NothingBegun() {
  const { none, noneAdvice } = useMessages(partnerInboxMessages);
  return <EmptyState icon={MessageSquare} title={none} advice={noneAdvice} />;
}
