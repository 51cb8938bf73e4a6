import { createFavouritesStore } from '@boardwalk/sdk-core/favourites/store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import {
  createFavouriteListingsStore,
  favouritesPageSize,
} from '@boardwalk/sdk-core/listings/card/favourite-listings-store';
import { favouritesMessages } from '@boardwalk/sdk-core/listings/card/favourites-messages';
import { home, login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Heart } from 'lucide';
import { createElement, useMemo, useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { CardSkeleton } from '../../kit/card/CardSkeleton.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { FullListingCard } from '../shared/listing-card/FullListingCard.tsx';
import type { favouriteListingsAttributes } from './attributes.ts';
import { GoneCard } from './GoneCard.tsx';
import { useFavouriteIds } from './use-favourite-ids.ts';
import '../../kit/button/button.css';
import './favourites.css';

const places = [0, 1, 2, 3, 4, 5, 6, 7];
const sizes = '(min-width: 560px) 320px, 92vw';

/** The whole of `<bw-favourites>`. */
export function FavouriteListings({
  context,
}: {
  readonly context: WidgetContext<typeof favouriteListingsAttributes>;
}) {
  const { attributes, env } = context;
  const messages = env.messages(favouritesMessages);
  const [store] = useState(() => createFavouriteListingsStore(env));
  const [size, setSize] = useState(favouritesPageSize);
  const user = useSession(env);
  const kept = useFavouriteIds(env, user?.id);
  const ids = kept.state === 'ready' ? kept.value : undefined;
  const wanted = useMemo(() => (ids?.length ? ids.slice(0, size) : undefined), [ids, size]);
  const remote = useRemote(store, wanted);
  // Until the next ones are there it holds the last, which may have been another person's.
  const held = lastValue(remote)?.filter(({ id }) => ids?.includes(id));
  const cards = held?.length ? held : undefined;

  function retry() {
    if (ids) void store.reload();
    else void env.store(createFavouritesStore).reload();
  }

  return (
    <section
      className="bookmarks"
      aria-busy={user !== null && (!ids || remote.state === 'loading')}
    >
      <div className="bookmarks-head">
        {createElement(
          `h${attributes.headingLevel}`,
          { className: 'bookmarks-heading', part: 'heading' },
          messages.heading,
        )}
        <p role="status" className="bookmarks-count">
          {user && ids
            ? ids.length > 0 && countMessage(messages.count, ids.length, findLocale([env.locale]))
            : user && kept.state === 'loading' && messages.loading}
        </p>
      </div>
      {kept.state === 'failed' || remote.state === 'failed' ? (
        <ErrorState
          title={messages.unreachable}
          advice={messages.unreachableAdvice}
          retryLabel={messages.retry}
          onRetry={retry}
        />
      ) : user === null ? (
        <EmptyState icon={Heart} title={messages.signedOut}>
          <RouteLink className="button button-primary" route={login({})}>
            {messages.signIn}
          </RouteLink>
        </EmptyState>
      ) : ids?.length === 0 ? (
        <EmptyState icon={Heart} title={messages.none} advice={messages.noneAdvice}>
          <RouteLink className="button button-primary" route={home({})}>
            {messages.search}
          </RouteLink>
        </EmptyState>
      ) : (
        <>
          {createElement(
            `h${attributes.headingLevel + 1}`,
            { className: 'visually-hidden' },
            messages.all,
          )}
          <ul className="bookmarks-cards">
            {cards
              ? cards.map(({ id, listing }) => (
                  <li key={id}>
                    {listing ? (
                      <FullListingCard listing={listing} sizes={sizes} />
                    ) : (
                      <GoneCard id={id} />
                    )}
                  </li>
                ))
              : places.map((place) => <CardSkeleton key={place} />)}
          </ul>
        </>
      )}
      {ids && cards && ids.length > size && (
        <div className="bookmarks-more">
          <Button variant="secondary" onClick={() => setSize(size + favouritesPageSize)}>
            {messages.more}
          </Button>
        </div>
      )}
    </section>
  );
}
