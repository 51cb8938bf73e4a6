import { orderSumMessages } from '@boardwalk/sdk-core/orders/order-sum-messages';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { product } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Picture, PictureGap } from '../../../kit/picture/Picture.tsx';
import { useSums } from './use-sums.ts';
import './order-parts.css';

type OrderLine = Order['shops'][number]['lines'][number];

interface OrderLinesProps {
  readonly shopId: string;
  readonly lines: readonly OrderLine[];
  readonly currency: Currency;
}

/** What is bought at one shop. */
export function OrderLines({ shopId, lines, currency }: OrderLinesProps) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <OrderLineRow key={line.item} {...{ line, shopId, currency }} />
      ))}
    </ul>
  );
}

interface OrderLineRowProps extends Pick<OrderLinesProps, 'shopId' | 'currency'> {
  readonly line: OrderLine;
}

function OrderLineRow({ line, shopId, currency }: OrderLineRowProps) {
  const { mediaUrl, messages: read } = useEnvironment();
  const messages = read(orderSumMessages);
  const { money } = useSums();
  const { image, title, values, quantity, price, amount, productId } = line;
  const piece = fillMessage(messages.piece, { count: quantity, price: money(price, currency) });
  return (
    <li className="order-line">
      <span className="order-line-picture">
        {image ? <Picture image={image} mediaUrl={mediaUrl} sizes="64px" alt="" /> : <PictureGap />}
      </span>
      <span className="order-line-text">
        {productId ? (
          <RouteLink className="order-line-title" route={product({ shopId, id: productId })}>
            {title}
          </RouteLink>
        ) : (
          <span className="order-line-title">{title}</span>
        )}
        {values.length > 0 && <span className="order-note">{values.join(' · ')}</span>}
        <span className="order-note">{piece}</span>
      </span>
      <span className="order-line-amount">{money(amount, currency)}</span>
    </li>
  );
}
