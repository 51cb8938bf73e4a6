import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { partnerInboxMessages } from '@boardwalk/sdk-core/inbox/partner/partner-messages';
import {
  messages as allMessages,
  thread as threadRoute,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { MessageSquare } from 'lucide';
import { findSignInFault } from '../../../element/environment/sign-in-fault.ts';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { OnBoardwalk } from './OnBoardwalk.tsx';

interface EntranceProps {
  /** Who is signed in without having let the page show their messages. */
  readonly user: CurrentUser | null;
  /** The conversation that they are headed for; absent for all of them. */
  readonly thread: number | undefined;
}

/** The way in without leaving the page, for messages beside what was agreed to. */
export function PartnerInboxEntrance({ user, thread }: EntranceProps) {
  const messages = useMessages(partnerInboxMessages);
  if (findSignInFault() !== undefined) {
    return (
      <EmptyState icon={MessageSquare} title={messages.notHere}>
        <OnBoardwalk />
      </EmptyState>
    );
  }
  const headedFor = thread === undefined ? allMessages({}) : threadRoute({ threadId: thread });
  const agreed: CurrentUser['scopes'] = user?.scopes ?? ['profile:basic'];
  return (
    <EmptyState icon={MessageSquare} title={user ? messages.allow : messages.signIn}>
      {nestedWidget('bw-sign-in', {
        scopes: [...new Set([...agreed, 'inbox'])].join(','),
        'return-to': headedFor.path,
      })}
    </EmptyState>
  );
}
