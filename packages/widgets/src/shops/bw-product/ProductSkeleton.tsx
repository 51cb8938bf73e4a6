import { productMessages } from '@boardwalk/sdk-core/shops/view/product-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import './gallery/gallery.css';
import './product.css';
import './skeleton.css';

/** The places of a product that is on its way. */
export function ProductSkeleton() {
  return (
    <div className="product" aria-busy="true">
      <p className="visually-hidden" role="status">
        {useMessages(productMessages).loading}
      </p>
      <div className="product-body">
        <div className="product-gallery">
          <Skeleton className="place-picture" />
          <Skeleton className="place-thumbnails" />
        </div>
        <div className="product-side">
          <Skeleton className="place-title" />
          <Skeleton className="place-price" />
          <Skeleton className="place-options" />
          <Skeleton className="place-button" />
          <Skeleton className="place-block" />
        </div>
        <div className="product-details">
          <Skeleton className="place-block" />
        </div>
      </div>
    </div>
  );
}
