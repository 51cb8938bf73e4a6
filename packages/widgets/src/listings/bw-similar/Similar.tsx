import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { similarMessages } from '@boardwalk/sdk-core/listings/similar-messages';
import { createSimilarStore } from '@boardwalk/sdk-core/listings/store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useStore } from '@nanostores/react';
import { ChevronLeft, ChevronRight } from 'lucide';
import { createElement, useEffect, useId, useRef, useState } from 'react';
import type { WidgetContext } from '../../element/element-table.ts';
import { IconButton } from '../../kit/button/IconButton.tsx';
import { CardSkeleton } from '../../kit/card/CardSkeleton.tsx';
import { useRowScroll } from '../../kit/row/use-row-scroll.ts';
import { ListingCard } from '../card/ListingCard.tsx';
import type { similarAttributes } from './attributes.ts';
import { useHidden } from './use-hidden.ts';

export type SimilarContext = WidgetContext<typeof similarAttributes, readonly ListingSummary[]>;

const places = [0, 1, 2, 3];

/** The whole of `<bw-similar>`: a row of cards, or nothing at all where nothing is similar. */
export function Similar({ context }: { readonly context: SimilarContext }) {
  const { attributes, env, initial, host } = context;
  const { type, headingLevel } = attributes;
  const messages = env.messages(similarMessages);
  // The attribute is checked as an id is, only without the contract's schema.
  const id = attributes.id as ListingId;
  const [store] = useState(() => createSimilarStore(env, initial));
  const remote = useStore(store.$similar);
  const row = useRef<HTMLUListElement>(null);
  const headingId = useId();
  const found = remote.state === 'loading' ? undefined : lastValue(remote);
  const scroll = useRowScroll(row, found);
  useHidden(host.element, found?.length === 0);

  const loaded = useRef(initial && id);
  useEffect(() => {
    if (loaded.current === id) return;
    loaded.current = id;
    void store.show(id);
  }, [store, id]);

  if (found?.length === 0) return null;
  return (
    <section className="similar" aria-labelledby={headingId} aria-busy={found === undefined}>
      <div className="similar-head">
        {createElement(
          `h${headingLevel}`,
          { id: headingId, className: 'similar-heading' },
          messages[type],
        )}
        <IconButton
          icon={ChevronLeft}
          label={messages.previous}
          disabled={!scroll.canGoBack}
          onClick={() => scroll.move(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label={messages.next}
          disabled={!scroll.canGoOn}
          onClick={() => scroll.move(1)}
        />
      </div>
      {remote.state === 'failed' ? (
        <p className="similar-note" role="alert">
          {messages.failed}{' '}
          <button type="button" onClick={() => void store.show(id)}>
            {messages.retry}
          </button>
        </p>
      ) : (
        <ul ref={row} className="similar-row">
          {found
            ? found.map((listing) => (
                <li key={listing.id}>
                  <ListingCard listing={listing} sizes="260px" />
                </li>
              ))
            : places.map((place) => <CardSkeleton key={place} />)}
        </ul>
      )}
    </section>
  );
}
