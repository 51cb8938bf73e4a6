import type { ProductDetails, PublicVariant } from '@boardwalk/sdk-core/shops/products/schemas';
import { productMessages } from '@boardwalk/sdk-core/shops/view/product-messages';
import { product as productRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { QuestionButton } from '../../shared/question/QuestionButton.tsx';
import { ProductShare } from './ProductShare.tsx';
import '../product.css';

interface BuyBoxProps {
  readonly product: ProductDetails;
  /** Undefined where the chosen combination isn't sold. */
  readonly variant: PublicVariant | undefined;
  readonly isPreview: boolean;
  readonly onShare: (address: string) => void;
}

/** Whether the chosen variant can be had, whom to ask, and how to send the product on. */
export function BuyBox({ product, variant, isPreview, onShare }: BuyBoxProps) {
  const { env } = useWidget();
  const messages = env.messages(productMessages);
  const { id, shop, title } = product;
  const route = productRoute({ shopId: shop.id, id });
  return (
    <div className="buy-box">
      <p className="availability" role="status" data-state={variant?.availability ?? 'missing'}>
        {variant ? availabilityOf(variant) : messages.missing}
      </p>
      {!isPreview && <div className="buy-way">{addToCart(product, variant)}</div>}
      {!isPreview && (
        <div className="buy-actions">
          <QuestionButton
            shop={shop}
            subject={title}
            route={route}
            label={messages.ask}
            variant="secondary"
          />
          <ProductShare title={title} route={route} onShare={onShare} />
        </div>
      )}
    </div>
  );

  function availabilityOf({ availability, left }: PublicVariant): string {
    if (left !== null && availability === 'low') {
      return countMessage(messages.left, left, findLocale([env.locale]));
    }
    return messages[`availability.${availability}`];
  }
}

/** The way into the cart, whose code comes after the page; without a variant nothing can be added. */
function addToCart(product: ProductDetails, variant: PublicVariant | undefined) {
  const { id, shop } = product;
  const attributes = { shop: shop.id, product: id, variant: String(variant?.id ?? 0) };
  const ways = { both: '', 'awaits-details': '' };
  return nestedWidget('bw-add-to-cart', { ...attributes, ...ways }, { details: product });
}
