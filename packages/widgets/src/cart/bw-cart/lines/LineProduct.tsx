import type { CartItem } from '@boardwalk/sdk-core/cart/schemas';
import { product as productRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Picture, PictureGap } from '../../../kit/picture/Picture.tsx';
import '../cart.css';

interface LineProductProps {
  readonly line: Pick<CartItem, 'item' | 'shopId' | 'product'>;
  /** Whether its picture is in the first view. */
  readonly isFirst?: boolean;
  /** Below its name. */
  readonly children?: ReactNode;
}

/** What a line is of: its picture, and its name, which leads to its page. */
export function LineProduct({ line, isFirst = false, children }: LineProductProps) {
  const { mediaUrl } = useEnvironment();
  const { item, shopId, product } = line;
  return (
    <>
      <span className="line-picture">
        {product.image ? (
          <Picture image={product.image} {...{ mediaUrl, isFirst }} sizes="112px" alt="" />
        ) : (
          <PictureGap />
        )}
      </span>
      <div>
        <RouteLink
          className="line-title"
          route={productRoute({ shopId, id: product.id }, { variant: String(item) })}
        >
          {product.title}
        </RouteLink>
        {product.values.length > 0 && <p className="line-muted">{product.values.join(' · ')}</p>}
        {children}
      </div>
    </>
  );
}
