import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { login, security } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import '../../kit/button/button.css';
import '../../kit/state/state.css';

interface UnreadableProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** Why nothing shows: nobody is signed in, somebody acts as another, or nothing arrived. */
export function Unreadable({ problem, onRetry }: UnreadableProps) {
  const messages = useMessages(securityMessages);
  const explain = useExplanation();
  switch (problem.code) {
    case 'unauthorized':
      return (
        <div className="state" role="status">
          <p className="state-title">{messages.signedOut}</p>
          <div className="state-actions">
            <RouteLink
              className="button button-primary"
              route={login({}, { 'return-to': security({}).path })}
            >
              {messages.signIn}
            </RouteLink>
          </div>
        </div>
      );
    case 'forbidden':
    case 'origin-not-allowed':
      return (
        <div className="state" role="status">
          <p className="state-title">{messages.acting}</p>
        </div>
      );
    default:
      return (
        <ErrorState
          title={messages.unreachable}
          advice={explain(problem)}
          retryLabel={messages.retry}
          onRetry={onRetry}
        />
      );
  }
}
