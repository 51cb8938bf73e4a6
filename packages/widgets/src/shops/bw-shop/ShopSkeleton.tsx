import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { CardSkeleton } from '../../kit/card/CardSkeleton.tsx';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import './shop.css';
import './skeleton.css';

const places = [0, 1, 2, 3, 4, 5, 6, 7];

/** The places of a shop that is on its way. */
export function ShopSkeleton() {
  return (
    <div className="shop" aria-busy="true">
      <p className="visually-hidden" role="status">
        {useMessages(shopMessages).loading}
      </p>
      <div className="shop-head">
        <div part="cover">
          <Skeleton className="shop-cover" />
        </div>
        <div className="shop-head" part="head">
          <Skeleton className="place-name" />
          <Skeleton className="place-line" />
        </div>
      </div>
      <div className="shop-products">
        <Skeleton className="place-shelves" />
        <ul className="product-grid" aria-hidden="true">
          {places.map((place) => (
            <CardSkeleton key={place} />
          ))}
        </ul>
      </div>
    </div>
  );
}
