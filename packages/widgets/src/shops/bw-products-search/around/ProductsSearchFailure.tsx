import { emptyProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { ErrorState } from '../../../kit/state/ErrorState.tsx';
import { OfflineBar } from '../../../kit/state/OfflineBar.tsx';
import { useProducts } from '../products-search-context.ts';
import { onSentence } from './read-on.ts';

/** The search failed and there is nothing to show instead: what happened, and what to do. */
export function ProductsSearchFailure({ problem }: { readonly problem: Problem }) {
  const { query, text, change, reload } = useProducts();
  const { messages } = text;
  const retry = { retryLabel: messages.retry, onRetry: onSentence.after(reload) };
  switch (problem.code) {
    case 'unknown-place':
      return (
        <div role="alert">
          <EmptyState
            title={fillMessage(messages.unknownPlace, { place: query.near })}
            advice={messages.unknownPlaceAdvice}
          >
            <Button
              variant="primary"
              onClick={onSentence.after(() => change({ near: '', distance: 0 }))}
            >
              {messages.everywhere}
            </Button>
          </EmptyState>
        </div>
      );
    case 'invalid-request':
      return (
        <ErrorState
          title={messages.invalid}
          advice={messages.invalidAdvice}
          retryLabel={messages.clearAll}
          onRetry={onSentence.after(() => change(emptyProductQuery))}
        />
      );
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
    default:
      return problem.code === 'network' && !navigator.onLine ? (
        <ErrorState title={messages.offline} advice={messages.offlineAdvice} {...retry} />
      ) : (
        <ErrorState title={messages.unreachable} advice={messages.unreachableAdvice} {...retry} />
      );
  }
}

/** The search failed, and what shows is older. */
export function StaleProductsBar() {
  const { text, reload } = useProducts();
  const { messages } = text;
  return (
    <OfflineBar retryLabel={messages.retry} onRetry={onSentence.after(reload)}>
      {messages.stale}
    </OfflineBar>
  );
}
