import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import type { PublishedListing } from '@boardwalk/sdk-core/posting/schemas';
import {
  listing as listingRoute,
  myListings,
  postListing,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { CircleCheck, Clock } from 'lucide';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { PartHeading } from './PartHeading.tsx';

interface PublishedProps {
  readonly listing: PublishedListing;
  readonly type: PostingKind;
}

/** What came of it, and where to go from here. */
export function Published({ listing: { id, status }, type }: PublishedProps) {
  const messages = useMessages(postingMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = status === 'Hold';

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="post-published">
      <Icon node={isWaiting ? Clock : CircleCheck} size={40} />
      <PartHeading ref={heading} tabIndex={-1}>
        {isWaiting ? messages.waiting : messages.published}
      </PartHeading>
      <p>{isWaiting ? messages.waitingAdvice : messages.publishedAdvice}</p>
      <p className="post-actions">
        {!isWaiting && (
          <RouteLink route={listingRoute({ type, id })} className="button button-primary">
            {messages.viewListing}
          </RouteLink>
        )}
        <RouteLink route={myListings({})} className="button button-secondary">
          {messages.myListings}
        </RouteLink>
        <RouteLink route={postListing({ type })} className="button button-quiet">
          {messages.postAnother}
        </RouteLink>
      </p>
    </section>
  );
}
