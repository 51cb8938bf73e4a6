import type { ProductResult } from '@boardwalk/sdk-core/shops/search/schemas';
import { useState } from 'react';
import { readSettings } from '../../../element/environment/settings.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { ShopPartMissing } from '../../shared/missing/ShopPartMissing.tsx';
import { ProductCard } from '../../shared/product-card/ProductCard.tsx';
import { type ProductsSearchContext, useProducts } from '../products-search-context.ts';
import '../products-search.css';

const dialog = lazyParts(() => import('../../shared/product-dialog/ProductDialog.tsx'));
const ProductDialog = dialog.component('ProductDialog', { Missing: ShopPartMissing });

interface ProductResultGridProps {
  readonly context: ProductsSearchContext;
  readonly products: readonly ProductResult[];
}

const sizes = '(min-width: 1540px) 16vw, (min-width: 900px) 24vw, (min-width: 600px) 32vw, 48vw';

/** Pictures of the first rows, which load at once. */
const firstPictures = 4;

/** Products as cards with their shops; one opens on its page, or in a dialog over this one. */
export function ProductResultGrid({ context, products }: ProductResultGridProps) {
  const { attributes, host, emit } = context;
  const { text } = useProducts();
  const [opened, setOpened] = useState<ProductResult>();
  const hasPage = host.firstParty || readSettings().productTemplate !== undefined;
  const isInPlace = (attributes.opens ?? (hasPage ? 'page' : 'dialog')) === 'dialog';

  function open(product: ProductResult) {
    const { shopId: shop, id } = product;
    if (emit('bw-product-open', { shop, id })) setOpened(product);
  }

  return (
    <>
      <ul className="found-products" part="results">
        {products.map((product, index) => (
          <li key={`${product.shopId} ${product.id}`}>
            <ProductCard
              product={product}
              sizes={sizes}
              isFirst={index < firstPictures}
              meta={text.shopLine(product)}
              onOpen={isInPlace ? () => open(product) : undefined}
            />
          </li>
        ))}
      </ul>
      {opened && <ProductDialog product={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
