import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';

interface FailureProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
  /** What is said where there is nothing at the address. */
  readonly unknown?: { readonly title: string; readonly advice: string };
}

/** Why something can't be shown: signed out, not allowed, not there, or out of reach. */
export function Failure({ problem, onRetry, unknown }: FailureProps) {
  const messages = useMessages(rightsMessages);
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
      ? { title: messages.forbidden, advice: messages.forbiddenAdvice }
      : problem.status === 404 || problem.status === 400
        ? unknown
        : undefined;
  const said = refused ?? { title: messages.unreachable, advice: messages.unreachableAdvice };
  return (
    <ErrorState {...said} retryLabel={messages.retry} onRetry={refused ? undefined : onRetry} />
  );
}
