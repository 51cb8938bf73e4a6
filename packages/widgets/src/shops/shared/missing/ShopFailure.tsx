import { shopFailureMessages } from '@boardwalk/sdk-core/shops/view/failure-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { home, shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Store } from 'lucide';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { ErrorState } from '../../../kit/state/ErrorState.tsx';
import '../../../kit/button/button.css';

export { default as styles } from './ShopFailure.tsx?styles';

export interface ShopFailureProps {
  readonly problem: Problem;
  readonly subject: 'shop' | 'product';
  /** Where a product was looked for. */
  readonly shop?: string;
  readonly onRetry: () => void;
}

/** There is no shop or product to show: what happened, and what to do. */
export function ShopFailure({ problem, subject, shop, onRetry }: ShopFailureProps) {
  const messages = useMessages(shopFailureMessages);
  const { code } = problem;
  const retry = { retryLabel: messages.retry, onRetry };
  switch (code) {
    case 'gone':
      return (
        <EmptyState icon={Store} title={messages[`gone.${subject}`]} advice={messages.goneAdvice}>
          <WayOn shop={shop} />
        </EmptyState>
      );
    case 'not-found':
    case 'invalid-request':
      return (
        <EmptyState title={messages[`notFound.${subject}`]} advice={messages.notFoundAdvice}>
          <WayOn shop={shop} />
        </EmptyState>
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
      return code === 'network' && !navigator.onLine ? (
        <ErrorState title={messages.offline} advice={messages.offlineAdvice} {...retry} />
      ) : (
        <ErrorState title={messages.unreachable} advice={messages.unreachableAdvice} {...retry} />
      );
  }
}

/** To the shop of a product; from a shop to our home page, which a page of others doesn't need. */
function WayOn({ shop }: { readonly shop: string | undefined }) {
  const { host } = useWidget();
  const messages = useMessages(shopFailureMessages);
  if (shop === undefined && !host.firstParty) return null;
  return (
    <RouteLink
      className="button button-primary"
      route={shop === undefined ? home({}) : shopRoute({ shopId: shop })}
    >
      {shop === undefined ? messages.home : messages.visit}
    </RouteLink>
  );
}
