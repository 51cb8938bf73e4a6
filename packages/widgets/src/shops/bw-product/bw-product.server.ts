import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { isActive } from '@boardwalk/sdk-core/shops/shop-states';
import { requestProduct } from '@boardwalk/sdk-core/shops/view/product-store';
import { product as productRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { defineServer } from '../../element/widget-server.ts';
import { headPicture } from '../../parts/page-head/head-picture.ts';
import { beginningOf } from '../shared/structured-data/beginning.ts';
import { localShopData } from '../shared/structured-data/local-data.ts';
import table from './bw-product.element.tsx';
import { gallerySizes } from './gallery/sizes.ts';

export default defineServer(table, {
  load: ({ shop, id }, env) => requestProduct(env, { shop, id }),
  writeHead(product, _attributes, env) {
    const { id, title, description, shop, images, structuredData } = product;
    const { path } = productRoute({ shopId: shop.id, id });
    const [first] = images;
    return {
      title: `${title} · ${shop.name}`,
      description: beginningOf(description),
      path,
      isIndexed: isSeen(product),
      kind: 'product',
      ...(first && headPicture(first, gallerySizes, env)),
      structuredData:
        structuredData && isSeen(product) ? [localShopData(structuredData, path, env)] : [],
    };
  },
});

/** Whether the public sees it. */
function isSeen({ isActive: isShown, shop }: ProductDetails): boolean {
  return isShown && isActive(shop.state);
}
