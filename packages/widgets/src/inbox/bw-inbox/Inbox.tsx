import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { mayWrite } from '@boardwalk/sdk-core/inbox/contact/may-write';
import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { MessageSquare } from 'lucide';
import { useRemoteSession } from '../../account/shared/session/use-session.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import type { InboxContext } from './inbox-scope.ts';
import { PartnerEntrance } from './partner/partner-parts.ts';
import { Views } from './Views.tsx';
import '../../kit/button/button.css';

/** The whole of `<bw-inbox>`. */
export function Inbox({ context }: { readonly context: InboxContext }) {
  const { env, host, attributes } = context;
  const messages = env.messages(inboxMessages);
  const session = env.store(createSessionStore);
  const remote = useRemoteSession(env);
  return (
    <RemoteContent remote={remote} rows={6} onRetry={() => void session.refresh()}>
      {(user) =>
        mayWrite(user) ? (
          <Views key={user.id} context={context} user={user} />
        ) : !host.firstParty ? (
          <PartnerEntrance user={user} thread={attributes.thread} />
        ) : (
          <EmptyState icon={MessageSquare} title={messages.signedOut}>
            <RouteLink
              className="button button-primary"
              route={login({}, { 'return-to': location.pathname + location.search })}
            >
              {messages.signIn}
            </RouteLink>
          </EmptyState>
        )
      }
    </RemoteContent>
  );
}
