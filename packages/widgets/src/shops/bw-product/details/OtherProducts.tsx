import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { productDetailsMessages } from '@boardwalk/sdk-core/shops/view/product-details-messages';
import { createOtherProductsStore } from '@boardwalk/sdk-core/shops/view/product-store';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useId, useMemo, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { CardSkeleton } from '../../../kit/card/CardSkeleton.tsx';
import { CardRow } from '../../../listings/shared/card-row/CardRow.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { ProductCard } from '../../shared/product-card/ProductCard.tsx';
import '../../shared/text-button/text-button.css';
import './details.css';

interface OtherProductsProps {
  readonly product: ProductDetails;
  /** Of its heading. */
  readonly level: number;
}

const places = [0, 1, 2, 3];

/** More of the same shop, in a row; nothing where it sells nothing else. */
export function OtherProducts({ product, level }: OtherProductsProps) {
  const env = useEnvironment();
  const messages = env.messages(productDetailsMessages);
  const { id, shop } = product;
  const [store] = useState(() => createOtherProductsStore(env));
  const address = useMemo(() => ({ shop: shop.id, id }), [shop.id, id]);
  const remote = useRemote(store, address);
  const others = lastValue(remote);
  const headingId = useId();
  if (others?.length === 0) return null;
  return (
    <CardRow
      id={headingId}
      title={fillMessage(messages.more, { shop: shop.name })}
      level={level}
      part="more"
      all={shopRoute({ shopId: shop.id })}
      places={places.map((place) => <CardSkeleton key={place} />)}
      note={
        remote.state === 'failed' && (
          <p className="product-note" role="alert">
            {messages.moreFailed}{' '}
            <button type="button" className="text-button" onClick={() => void store.reload()}>
              {messages.retry}
            </button>
          </p>
        )
      }
    >
      {others?.map((one) => (
        <li key={one.id}>
          <ProductCard product={one} sizes="260px" />
        </li>
      ))}
    </CardRow>
  );
}
