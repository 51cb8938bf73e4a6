import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { failureMessages } from '@boardwalk/sdk-core/listings/page/failure-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { ErrorState } from '../../../kit/state/ErrorState.tsx';
import '../../../kit/button/button.css';

export { default as styles } from './ListingFailure.tsx?styles';

export interface FailureProps {
  readonly problem: Problem;
  /** What was looked for; others of it are a way on. */
  readonly kind: ListingKind;
  readonly onRetry: () => void;
}

/** There is no listing to show: what happened, and what to do. */
export function ListingFailure(props: FailureProps) {
  return (
    <div>
      <Reason {...props} />
    </div>
  );
}

function Reason({ problem, kind, onRetry }: FailureProps) {
  const messages = useMessages(failureMessages);
  const retry = { retryLabel: messages.retry, onRetry };
  switch (problem.code) {
    case 'gone':
      return <Missing title={messages.gone} advice={messages.goneAdvice} kind={kind} />;
    case 'not-found':
      return <Missing title={messages.notFound} advice={messages.notFoundAdvice} kind={kind} />;
    case 'too-many-requests':
      return <ErrorState title={messages.tooMany} advice={messages.tooManyAdvice} {...retry} />;
    case 'origin-not-allowed':
      return (
        <ErrorState
          title={messages.unregistered}
          advice={messages.unregisteredAdvice}
          retryLabel={messages.retry}
        />
      );
    case 'network':
      return navigator.onLine ? (
        <ErrorState title={messages.unreachable} advice={messages.unreachableAdvice} {...retry} />
      ) : (
        <ErrorState title={messages.offline} advice={messages.offlineAdvice} {...retry} />
      );
    case 'unavailable':
    case 'timeout':
    case 'bad-gateway':
      return (
        <ErrorState title={messages.unreachable} advice={messages.unreachableAdvice} {...retry} />
      );
    default:
      return <ErrorState title={messages.broken} advice={messages.brokenAdvice} {...retry} />;
  }
}

interface MissingProps {
  readonly title: string;
  readonly advice: string;
  readonly kind: ListingKind;
}

function Missing({ title, advice, kind }: MissingProps) {
  return (
    <EmptyState title={title} advice={advice}>
      <RouteLink className="button button-primary" route={searchCategory({ category: kind })}>
        {useMessages(failureMessages).searchOthers}
      </RouteLink>
    </EmptyState>
  );
}
