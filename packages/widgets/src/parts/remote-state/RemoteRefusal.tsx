import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { useExplanation } from '../problem/use-explanation.ts';
import { remoteMessages } from './messages.ts';
import '../../kit/button/button.css';

export interface RefusalTexts {
  /** To whom it is open, where the account has no right to it. */
  readonly forbiddenAdvice?: string | undefined;
  /** Where there is nothing at the address; by default it then can't be reached. */
  readonly unknown?: { readonly title: string; readonly advice: string } | undefined;
}

interface RefusalProps extends RefusalTexts {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** Why something can't be shown: signed out, not allowed, not there, or out of reach. */
export function RemoteRefusal({ problem, onRetry, unknown, forbiddenAdvice }: RefusalProps) {
  const messages = useMessages(remoteMessages);
  const explain = useExplanation();
  if (problem.status === 401) {
    return (
      <EmptyState title={messages.signedOut}>
        <RouteLink className="button button-primary" route={login({})}>
          {messages.signIn}
        </RouteLink>
      </EmptyState>
    );
  }
  const refused =
    problem.status === 403
      ? { title: messages.forbidden, advice: forbiddenAdvice ?? messages.forbiddenAdvice }
      : problem.status === 404 || problem.status === 400
        ? unknown
        : undefined;
  const said = refused ?? { title: messages.unreachable, advice: explain(problem) };
  return (
    <ErrorState {...said} retryLabel={messages.retry} onRetry={refused ? undefined : onRetry} />
  );
}
