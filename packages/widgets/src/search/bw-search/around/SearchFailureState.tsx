import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { emptyQuery } from '@boardwalk/sdk-core/search/rules';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { ErrorState } from '../../../kit/state/ErrorState.tsx';
import { OfflineBar } from '../../../kit/state/OfflineBar.tsx';
import { useSearch } from '../search-context.ts';
import { moveFocusAfter } from './read-on.ts';
import { UnknownPlace } from './UnknownPlace.tsx';

/** The search failed and there is nothing to show instead. */
export function SearchFailureState({ problem }: { readonly problem: Problem }) {
  const messages = useMessages(aroundMessages);
  const { unreachable, retry: retryLabel } = useMessages(searchMessages);
  const { query, store, change } = useSearch();
  const retry = { retryLabel, onRetry: moveFocusAfter(() => void store.reload()) };

  switch (problem.code) {
    case 'unknown-place':
      return <UnknownPlace near={query.near} />;
    case 'invalid-request':
      return (
        <ErrorState
          title={messages.invalid}
          advice={messages.invalidAdvice}
          retryLabel={messages.clearAll}
          onRetry={moveFocusAfter(() => change({ ...emptyQuery, category: query.category }))}
        />
      );
    case 'too-many-requests':
      return <ErrorState title={messages.tooMany} advice={messages.tooManyAdvice} {...retry} />;
    case 'origin-not-allowed':
      return (
        <ErrorState
          title={messages.unregistered}
          advice={messages.unregisteredAdvice}
          retryLabel={retryLabel}
        />
      );
    case 'network':
    case 'unavailable':
    case 'timeout':
    case 'bad-gateway':
      return <ErrorState title={unreachable} advice={messages.unreachableAdvice} {...retry} />;
    default:
      return <ErrorState title={messages.broken} advice={messages.brokenAdvice} {...retry} />;
  }
}

/** The search failed, and what shows is older. */
export function StaleResultsBar() {
  const messages = useMessages(aroundMessages);
  const { retry } = useMessages(searchMessages);
  const { store } = useSearch();
  return (
    <OfflineBar retryLabel={retry} onRetry={moveFocusAfter(() => void store.reload())}>
      {navigator.onLine ? messages.stale : messages.offline}
    </OfflineBar>
  );
}
