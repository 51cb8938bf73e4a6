import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { productDetailsMessages } from '@boardwalk/sdk-core/shops/view/product-details-messages';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { ShopLogo } from '../../shared/logo/ShopLogo.tsx';
import '../../../kit/button/button.css';
import './details.css';

/** Who sells the product, and the way there. */
export function ShopCard({ shop }: { readonly shop: ProductDetails['shop'] }) {
  const messages = useMessages(productDetailsMessages);
  return (
    <div className="shop-card">
      <ShopLogo shop={shop} />
      <p>
        <strong>{shop.name}</strong>
        <span>{shop.address.city}</span>
      </p>
      <RouteLink className="button button-secondary" route={shopRoute({ shopId: shop.id })}>
        {messages.visit}
      </RouteLink>
    </div>
  );
}
