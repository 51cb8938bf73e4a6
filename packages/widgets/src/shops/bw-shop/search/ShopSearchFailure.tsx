import { productsSearchMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { ErrorState } from '../../../kit/state/ErrorState.tsx';

interface SearchFailureProps {
  readonly problem: Problem;
  readonly onRetry: (press: MouseEvent<HTMLElement>) => void;
  readonly onShowAll: (press: MouseEvent<HTMLElement>) => void;
}

/** The search failed and there is nothing to show instead: what happened, and what to do. */
export function ShopSearchFailure({ problem: { code }, onRetry, onShowAll }: SearchFailureProps) {
  const messages = useMessages(productsSearchMessages);
  const { showAll } = useMessages(shopMessages);
  const retry = { retryLabel: messages.retry, onRetry };
  switch (code) {
    case 'invalid-request':
      return (
        <ErrorState
          title={messages.invalid}
          advice={messages.invalidAdvice}
          retryLabel={showAll}
          onRetry={onShowAll}
        />
      );
    case 'too-many-requests':
      return <ErrorState title={messages.tooMany} advice={messages.tooManyAdvice} {...retry} />;
    default:
      return code === 'network' && !navigator.onLine ? (
        <ErrorState title={messages.offline} advice={messages.offlineAdvice} {...retry} />
      ) : (
        <ErrorState title={messages.unreachable} advice={messages.unreachableAdvice} {...retry} />
      );
  }
}
