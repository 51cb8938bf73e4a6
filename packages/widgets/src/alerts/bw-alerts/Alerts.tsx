import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Bell } from 'lucide';
import { useRemoteSession } from '../../account/shared/session/use-session.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { AlertsContent } from './AlertsContent.tsx';
import { AlertsViews } from './AlertsViews.tsx';
import type { AlertsContext } from './alerts-scope.ts';
import '../../kit/button/button.css';

/** The whole of `<bw-alerts>`. */
export function Alerts({ context }: { readonly context: AlertsContext }) {
  const { env } = context;
  const messages = env.messages(alertsMessages);
  const session = env.store(createSessionStore);
  const remote = useRemoteSession(env);
  return (
    <AlertsContent remote={remote} onRetry={() => void session.refresh()}>
      {(user) =>
        user ? (
          <AlertsViews key={user.id} context={context} />
        ) : (
          <EmptyState icon={Bell} title={messages.signedOut}>
            <RouteLink className="button button-primary" route={login({})}>
              {messages.signIn}
            </RouteLink>
          </EmptyState>
        )
      }
    </AlertsContent>
  );
}
