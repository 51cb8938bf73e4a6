import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { productDetailsMessages } from '@boardwalk/sdk-core/shops/view/product-details-messages';
import { replySpeedLabels } from '@boardwalk/sdk-core/shops/view/reply-messages';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { ShopLogo } from '../../shared/logo/ShopLogo.tsx';
import '../../../kit/button/button.css';
import './details.css';

/** Who sells the product, how soon they reply, and the way there. */
export function ShopCard({ shop }: { readonly shop: ProductDetails['shop'] }) {
  const { messages: read } = useEnvironment();
  const messages = read(productDetailsMessages);
  return (
    <div className="shop-card">
      <ShopLogo shop={shop} />
      <p>
        <strong>{shop.name}</strong>
        <span>{shop.address.city}</span>
        {shop.replies && <span>{read(replySpeedLabels)[shop.replies]}</span>}
      </p>
      <RouteLink className="button button-secondary" route={shopRoute({ shopId: shop.id })}>
        {messages.visit}
      </RouteLink>
    </div>
  );
}
