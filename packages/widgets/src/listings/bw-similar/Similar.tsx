import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { similarMessages } from '@boardwalk/sdk-core/listings/page/similar-messages';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { createSimilarStore } from '@boardwalk/sdk-core/listings/store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useId, useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { CardSkeleton } from '../../kit/card/CardSkeleton.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { CardRow } from '../shared/card-row/CardRow.tsx';
import { FullListingCard } from '../shared/listing-card/FullListingCard.tsx';
import type { similarAttributes } from './attributes.ts';
import { useHidden } from './use-hidden.ts';
import './similar.css';

export type SimilarContext = WidgetContext<typeof similarAttributes, readonly ListingSummary[]>;

const places = [0, 1, 2, 3];

/** The whole of `<bw-similar>`: a row of cards, or nothing at all where nothing is similar. */
export function Similar({ context }: { readonly context: SimilarContext }) {
  const { attributes, env, initial, host } = context;
  const { type, headingLevel } = attributes;
  const messages = env.messages(similarMessages);
  // The attribute is checked as an id is, only without the contract's schema.
  const id = attributes.id as ListingId;
  const [store] = useState(() => createSimilarStore(env, initial && { key: id, value: initial }));
  const remote = useRemote(store, id);
  const headingId = useId();
  const found = remote.state === 'loading' ? undefined : lastValue(remote);
  useHidden(host.element, found?.length === 0);

  if (found?.length === 0) return null;
  return (
    <CardRow
      id={headingId}
      title={messages[type]}
      level={headingLevel}
      places={places.map((place) => <CardSkeleton key={place} />)}
      note={
        remote.state === 'failed' && (
          <p className="similar-note" role="alert">
            {messages.failed}{' '}
            <button type="button" onClick={() => void store.reload()}>
              {messages.retry}
            </button>
          </p>
        )
      }
    >
      {found?.map((listing) => (
        <li key={listing.id}>
          <FullListingCard listing={listing} sizes="260px" />
        </li>
      ))}
    </CardRow>
  );
}
