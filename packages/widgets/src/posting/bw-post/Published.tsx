import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { isSearchable } from '@boardwalk/sdk-core/listings/rules';
import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import type { PublishedListing } from '@boardwalk/sdk-core/posting/schemas';
import {
  listing as listingRoute,
  myListings,
  postListing,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { CircleCheck, Clock } from 'lucide';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { PartHeading } from '../../parts/part-heading/PartHeading.tsx';
import { findOwnAddress } from '../../parts/way-back/own-address.ts';
import { WayBack } from '../../parts/way-back/WayBack.tsx';
import '../../kit/button/button.css';
import './post.css';

interface PublishedProps {
  readonly listing: PublishedListing;
  readonly type: PostingKind;
  /** Whether it was published before, and has changed. */
  readonly isChange: boolean;
  /** The path on our own site that they came from; empty where they came from nowhere. */
  readonly returnTo: string;
}

/** What came of it, and where to go from here. */
export function Published({ listing, type, isChange, returnTo }: PublishedProps) {
  const { id, status } = listing;
  const env = useEnvironment();
  const messages = env.messages(postingMessages);
  const back = findOwnAddress(returnTo, env);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = status === 'Hold';

  const [title, advice] = isWaiting
    ? [messages.waiting, messages.waitingAdvice]
    : isChange
      ? [
          messages.changesPublished,
          isSearchable(status) ? messages.changesShown : messages.changesHidden,
        ]
      : [messages.published, messages.publishedAdvice];

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="post-published">
      <Icon node={isWaiting ? Clock : CircleCheck} size={40} />
      <PartHeading className="post-part" ref={heading} tabIndex={-1}>
        {title}
      </PartHeading>
      <p>{advice}</p>
      <p className="post-actions">
        {back !== undefined && <WayBack href={back} />}
        {!isWaiting && (
          <RouteLink
            route={listingRoute({ type, id })}
            className={classNames(
              'button',
              `button-${back === undefined ? 'primary' : 'secondary'}`,
            )}
          >
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
