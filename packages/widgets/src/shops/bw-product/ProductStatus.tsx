import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { isActive } from '@boardwalk/sdk-core/shops/shop-states';
import { productMessages } from '@boardwalk/sdk-core/shops/view/product-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ShopStatus } from '../shared/status/ShopStatus.tsx';

/** Why a product can't be ordered now, or who sees it at all. */
export function ProductStatus({ product }: { readonly product: ProductDetails }) {
  const messages = useMessages(productMessages);
  const { name, state, away } = product.shop;
  const isHidden = !product.isActive || !isActive(state);
  return <ShopStatus {...{ name, away, isHidden, messages }} />;
}
