import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import type { ShopPage } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { OfflineBar } from '../../../kit/state/OfflineBar.tsx';
import '../shop.css';

interface MoreProductsProps {
  readonly page: ShopPage;
  readonly state: Remote<ShopPage, unknown>['state'];
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** The way to the next products, and what became of the last try. */
export function MoreProducts({ page, state, onMore, onRetry }: MoreProductsProps) {
  const messages = useMessages(shopMessages);
  const hasMore = page.products.length < page.total;
  if (state === 'failed') {
    return (
      <OfflineBar retryLabel={messages.retry} onRetry={hasMore ? onMore : onRetry}>
        {messages.old}
      </OfflineBar>
    );
  }
  if (!hasMore) return null;
  const isLoading = state === 'loading';
  return (
    <Button
      className="more-products"
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) onMore();
      }}
    >
      {isLoading ? messages.loadingMore : messages.showMore}
    </Button>
  );
}
