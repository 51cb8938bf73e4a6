import type { ProductDetails, PublicVariant } from '@boardwalk/sdk-core/shops/products/schemas';
import { priceRangeOf } from '@boardwalk/sdk-core/shops/view/chosen-variant';
import { productMessages } from '@boardwalk/sdk-core/shops/view/product-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import '../product.css';

interface ProductHeadProps {
  readonly product: ProductDetails;
  /** Undefined where the chosen combination isn't sold. */
  readonly variant: PublicVariant | undefined;
  readonly level: number;
}

/** Whose product it is, its title, and what the chosen variant costs. */
export function ProductHead({ product, variant, level }: ProductHeadProps) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(productMessages);
  const { title, shop, currency, isTaxIncluded, condition } = product;
  const write = createMoneyFormatter(findLocale([locale]));
  const [least] = priceRangeOf(product);
  const compareAt = variant?.compareAt ?? null;
  const price = variant
    ? write({ amount: variant.price, currency })
    : fillMessage(messages.fromPrice, { price: write({ amount: least, currency }) });
  return (
    <header className="product-head">
      <p className="product-shop">
        <span className="visually-hidden">{messages.soldBy} </span>
        <RouteLink route={shopRoute({ shopId: shop.id })}>{shop.name}</RouteLink>
      </p>
      {createElement(`h${level}`, { className: 'product-title' }, title)}
      <p className="product-price" part="price">
        <strong>{price}</strong>
        {compareAt !== null && (
          <s>
            <span className="visually-hidden">{messages.before} </span>
            {write({ amount: compareAt, currency })}
          </s>
        )}
        {isTaxIncluded && <small>{messages.taxIncluded}</small>}
      </p>
      {condition !== 'NEW' && (
        <p className="product-condition">{messages[`condition.${condition}`]}</p>
      )}
    </header>
  );
}
