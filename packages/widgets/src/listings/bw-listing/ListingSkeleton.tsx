import { listingMessages } from '@boardwalk/sdk-core/listings/messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import './listing.css';
import './gallery/gallery.css';
import './head/head.css';
import './contact/contact.css';
import './skeleton.css';

/** The places of a listing that is on its way. */
export function ListingSkeleton() {
  return (
    <div className="listing" aria-busy="true">
      <p className="visually-hidden" role="status">
        {useMessages(listingMessages).loading}
      </p>
      <div className="gallery">
        <div className="gallery-tiles" data-count="5">
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <div className="listing-body">
        <div className="listing-main">
          <div className="listing-head">
            <div className="listing-top">
              <Skeleton className="skeleton-tag" />
            </div>
            <Skeleton className="skeleton-title" />
            <Skeleton className="skeleton-line" />
            <Skeleton className="skeleton-price" />
            <Skeleton className="skeleton-line" />
          </div>
          <Skeleton className="facts-skeleton" />
          <Skeleton className="facts-skeleton" />
        </div>
        <div className="listing-side">
          <div className="contact">
            <div className="contact-person">
              <Skeleton className="portrait" />
              <Skeleton className="skeleton-line" />
            </div>
            <div className="contact-ways">
              <Skeleton className="skeleton-button" />
              <Skeleton className="skeleton-button" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
