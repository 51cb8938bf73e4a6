import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import type { ShopQuery } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Store } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import '../../../kit/button/button.css';

interface NoProductsProps {
  readonly query: ShopQuery;
  readonly onShowAll: () => void;
}

/** There is nothing in the shop, or nothing on the shelf that was chosen. */
export function NoProducts({ query: { shop, shelf }, onShowAll }: NoProductsProps) {
  const messages = useMessages(shopMessages);
  if (shelf === '') {
    return <EmptyState icon={Store} title={messages.none} advice={messages.noneAdvice} />;
  }
  return (
    <EmptyState icon={Store} title={messages.noneOnShelf}>
      <RouteLink
        className="button button-primary"
        route={shopRoute({ shopId: shop })}
        onFollow={onShowAll}
      >
        {messages.showAll}
      </RouteLink>
    </EmptyState>
  );
}
