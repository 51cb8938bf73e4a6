import type { ProductSummary } from '@boardwalk/sdk-core/shops/products/schemas';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readSettings } from '../../../element/environment/settings.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { ShopPartMissing } from '../../shared/missing/ShopPartMissing.tsx';
import { ProductCard } from '../../shared/product-card/ProductCard.tsx';
import type { ShopContext } from '../shop-context.ts';
import '../shop.css';

const dialog = lazyParts(() => import('../../shared/product-dialog/ProductDialog.tsx'));
const ProductDialog = dialog.component('ProductDialog', { Missing: ShopPartMissing });

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  /** Whether others are on their way in their place. */
  readonly isOld: boolean;
  readonly context: ShopContext;
}

const sizes = '(min-width: 860px) 24vw, (min-width: 560px) 32vw, 48vw';

/** Pictures of the first rows, which load at once. */
const firstPictures = 4;

/** Products as cards; one opens on its page, or in a dialog over this one. */
export function ProductGrid({ products, isOld, context }: ProductGridProps) {
  const { attributes, host, emit } = context;
  const [opened, setOpened] = useState<ProductSummary>();
  const list = useRef<HTMLUListElement>(null);
  const hasPage = host.firstParty || readSettings().productTemplate !== undefined;
  const isInPlace = (attributes.opens ?? (hasPage ? 'page' : 'dialog')) === 'dialog';
  useFocusOfMore(list, products);

  function open(product: ProductSummary) {
    const { shopId: shop, id } = product;
    if (emit('bw-product-open', { shop, id })) setOpened(product);
  }

  return (
    <>
      <ul ref={list} className={classNames('product-grid', isOld && 'is-old')} part="products">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes={sizes}
              isFirst={index < firstPictures}
              onOpen={isInPlace ? () => open(product) : undefined}
            />
          </li>
        ))}
      </ul>
      {opened && <ProductDialog product={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** The button that was pressed for more may be gone: the first that it brought takes over its focus. */
function useFocusOfMore(
  list: RefObject<HTMLUListElement | null>,
  products: readonly ProductSummary[],
): void {
  const before = useRef(products);
  useEffect(() => {
    const shown = before.current;
    before.current = products;
    const isLonger = products.length > shown.length && products[0]?.id === shown[0]?.id;
    const { ownerDocument, children } = list.current ?? {};
    // With the button the focus went to the body.
    if (!isLonger || ownerDocument?.activeElement !== ownerDocument?.body) return;
    children?.[shown.length]?.querySelector('a')?.focus();
  }, [list, products]);
}
