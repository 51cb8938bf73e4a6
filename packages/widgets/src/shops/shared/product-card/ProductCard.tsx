import type { ProductSummary } from '@boardwalk/sdk-core/shops/products/schemas';
import { productCardMessages } from '@boardwalk/sdk-core/shops/view/card-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { product as productRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Card } from '../../../kit/card/Card.tsx';
import { Picture, PictureGap } from '../../../kit/picture/Picture.tsx';
import '../../../kit/card/card.css';
import './product-card.css';

interface ProductCardProps {
  readonly product: ProductSummary;
  /** How wide its picture shows, as `sizes` of an image says it. */
  readonly sizes: string;
  /** In the first view: its picture loads at once. */
  readonly isFirst?: boolean;
  /** Below its name, such as its shop. */
  readonly meta?: string | undefined;
  /** In place of leading to its page. */
  readonly onOpen?: (() => void) | undefined;
}

const notes = { 'sold-out': 'soldOut', low: 'low', 'on-order': 'onOrder' } as const;

/** A product as a link to its page. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes, isFirst = false, meta, onOpen } = props;
  const { mediaUrl, messages: read, locale } = useEnvironment();
  const messages = read(productCardMessages);
  const { id, shopId, title, image, currency, priceFrom, priceTo, compareAt, availability } =
    product;
  const write = createMoneyFormatter(findLocale([locale]));
  const price = write({ amount: priceFrom, currency });
  const note = availability === 'in-stock' ? undefined : messages[notes[availability]];
  return (
    <Card
      media={
        image ? (
          <Picture image={image} mediaUrl={mediaUrl} sizes={sizes} alt="" isFirst={isFirst} />
        ) : (
          <PictureGap />
        )
      }
      tag={note !== undefined && <span className="card-tag">{note}</span>}
      lead={
        <>
          {priceTo > priceFrom ? fillMessage(messages.fromPrice, { price }) : price}
          {compareAt !== null && (
            <s>
              <span className="visually-hidden"> {messages.before} </span>
              {write({ amount: compareAt, currency })}
            </s>
          )}
        </>
      }
      title={
        <RouteLink route={productRoute({ shopId, id })} onFollow={onOpen}>
          {title}
        </RouteLink>
      }
      meta={meta}
    />
  );
}
