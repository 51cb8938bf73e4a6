import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Picture } from '../../../kit/picture/Picture.tsx';
import './shop-logo.css';

/** The logo of a shop, else the first letter of its name; the name stands beside it. */
export function ShopLogo({ shop }: { readonly shop: Pick<Shop, 'name' | 'logo'> }) {
  const { mediaUrl } = useEnvironment();
  return (
    <span className="shop-logo" aria-hidden="true">
      {shop.logo ? (
        <Picture image={shop.logo} mediaUrl={mediaUrl} sizes="96px" alt="" isFirst />
      ) : (
        [...shop.name][0]
      )}
    </span>
  );
}
